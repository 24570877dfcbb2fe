/// The grid of a puzzle in a photo: candidates for its corners, the projection from the plane of the paper to the
/// photo, and its twenty lines, which bend with the paper.
package org.escargot.scan.frame;
