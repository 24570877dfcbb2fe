/// Says what a step is and why it is right: in words, in a short line, and as marks in the grid.
///
/// A step's pattern is read into named values (`org.escargot.explain.reading`), a message of the language says them,
/// and the result is a list of [runs][org.escargot.explain.TextRun] that a page, a terminal or JSON renders.
package org.escargot.explain;
