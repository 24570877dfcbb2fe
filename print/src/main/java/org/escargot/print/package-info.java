/// Puzzles on paper. A [Booklet] says what is wanted; its [Layout] makes pages of it, a [StepLayout] those of steps of
/// a solution; pages know no file format, and a [PageWriter] writes them.
///
/// ```
///     PdfWriter   SvgWriter   PngWriter     pages in files
///            \        |        /
///     Layout, StepLayout, Booklet, Area     where things stand
///                     |
///   StepDrawing, BoardDrawing, QrDrawing    what they look like
///                     |
///         Page, Part, Mark, Ink, Typeface   marks on paper, in millimeters
/// ```
package org.escargot.print;
