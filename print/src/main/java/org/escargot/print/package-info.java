/// Puzzles on paper. A [Booklet] says what is wanted; its [Layout] makes pages of it, a [StepLayout] those of steps of
/// a solution; pages know no file format, and a [PageWriter] writes them.
///
/// ```
///        PdfWriter   SvgWriter   PngWriter          pages in files
///               \        |        /
///   Layout, FrontMatter, SolutionPages, StepLayout   where things stand
///                        |
///       BoardDrawing, StepDrawing, QrDrawing         what they look like
///                        |
///      marks: Part, Mark, Ink, Typeface, Area        marks on paper, in millimeters
/// ```
package org.escargot.print;
