/// How hard a puzzle is: [Scales] lists the scales, [FullRater] rates by them, [HintLadder] orders hints.
package org.escargot.rating;
