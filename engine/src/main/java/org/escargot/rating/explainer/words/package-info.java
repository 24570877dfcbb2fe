/// The position in raw words, the grid as tables, and what a step eliminates.
///
/// Digits are 0..8 in all rooms of this scale, where they are bits and indices; in the rest of the engine they are
/// 1..9.
/// Cells, houses and candidates are numbered as everywhere:
///
/// ```
///     cell       row * 9 + column      0..80
///     house      0..8 rows, 9..17 columns, 18..26 boxes
///     candidate  cell * 9 + digit      0..728
///     slot       house * 9 + digit     0..242     one digit in one house
///
///     place of a cell in its    row                  column    box
///                               0 1 2 3 4 5 6 7 8    0         0 1 2
///                                                    1         3 4 5
///                                                    :         6 7 8
///                                                    8
/// ```
///
/// A position keeps every candidate four times, once by cell and once by each of its houses, in words of nine bits:
///
/// ```
///     bit                 8 7 6 5 4 3 2 1 0
///     marks[cell]         9 8 7 6 5 4 3 2 1     is this digit (as people write it) a candidate of the cell?
///     places[slot]        8 7 6 5 4 3 2 1 0     can the digit still go to this place of the house?
///     open[house]         8 7 6 5 4 3 2 1 0     is this place without a digit?
///
///     r1c5 has 2 and 7    marks[4]          = 0 0 1 0 0 0 0 1 0
///     row 1 has its 7     places[0 * 9 + 6] = 0 0 0 0 1 0 0 1 0
///     in r1c2 and r1c5
/// ```
///
/// Where sets of cells are wanted, they are two words, `low` for the cells 0..63 and `high` for the cells 64..80.
///
/// The arrays are open to the searches of this scale, which read them in their innermost loops.
package org.escargot.rating.explainer.words;
