/// Grids as people write them: what no format's own reader finds its way in, such as code, tables, posts of a forum.
///
/// A *sheet* is such a text, up to 200,000 characters. It is made plain first (digits of other scripts, tables of
/// HTML), and each word of it becomes cells or a `#`, which stands for words that are no cells:
///
/// ```
/// Plain     | 5 3 . | . 7 . | . . . |  r1        int[][] g = {{5, 3, 0, 0, 7, 0, 0, 0, 0},
/// Words     53..7....#                           #53..7....
/// ```
///
/// Then each *manner* of writing says which puzzles it sees. It takes a sheet for its own only where all of it adds up:
/// nine rows of nine, 81 in a row, a cell for each fact; so a grid that lacks a cell stays one that lacks a cell.
///
/// ```
/// SukakuManner     729 signs, a digit or none for each candidate
/// CandidateManner  nine rows of nine groups of digits, or 81 groups, with text around
/// RowManner        lines of nine cells, with names of rows and columns, words before, between and behind
/// TableManner      fields between bars, commas, tabs, ampersands or braces; an empty field is an empty cell
/// BracketManner    rows in brackets, and 81 brackets of candidates
/// ColumnManner     columns of equal width in which blanks are the empty cells
/// StreamManner     81 cells one after the other, wherever the lines end
/// GroupManner      nine groups on a line, between them any sign
/// FactManner       a row, a column and a digit for each given
/// LetterManner     A to I for 1 to 9
/// OtherManner      digits, and one other character as often as 81 lacks
/// WordManner       digits, and one other word as often as 81 lacks
/// ```
///
/// The reading with the most puzzles is taken, and of equal ones that of the manner which stands first. Where none sees
/// any, [org.escargot.format.sheet.Refusal] may know why: another size, a site that is not known.
package org.escargot.format.sheet;
