/// Puzzles on paper. A [Booklet] says what is wanted; its [Layout] makes pages of it, which know no file format; a
/// [PageWriter] writes them.
///
/// ```
///     PdfWriter   SvgWriter   PngWriter     pages in files
///            \        |        /
///             Layout, Booklet               where things stand
///                     |
///         BoardDrawing, QrDrawing           what they look like
///                     |
///         Page, Part, Mark, Ink, Typeface   marks on paper, in millimeters
/// ```
package org.escargot.print;
