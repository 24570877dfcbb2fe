/// How hard a puzzle is: each scheme has its own ladder, its own scores and its own total.
package org.escargot.rating;
