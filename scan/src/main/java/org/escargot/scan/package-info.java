/// Puzzles from photos. A [PhotoReader] takes a picture in shades of gray and gives a [Reading]: a digit and a
/// confidence for each cell. The caller decodes the file of the photo; there is no java.desktop here, and nothing
/// else that a page cannot do, so that WebAssembly can be made of it.
///
/// ```
///     (this one)     the whole way, and what the rules of the game say to it
///       |
///     digit          the ink of a cell, the net that reads it
///       |
///     frame          the grid in a photo, and its lines
///       |
///     picture        shades of gray, ink, blobs
/// ```
package org.escargot.scan;
