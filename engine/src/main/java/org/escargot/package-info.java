/// The engine's front door: [org.escargot.Sudoku] does in a line what most programs need.
///
/// ## Recipes
///
/// Solve and count:
///
/// {@snippet class=SudokuSnippets region=solve}
///
/// Rate on every scale; for a list keep one [rater][org.escargot.rating.FullRater] in each thread, which takes puzzles
/// with any number of solutions:
///
/// {@snippet class=SudokuSnippets region=rate}
///
/// Tell the next step in Greek; the whole way is [path][org.escargot.Sudoku#path]. From a player's own marks
/// [CurrentPosition][org.escargot.game.help.CurrentPosition] tells what is wrong, or goes on:
///
/// {@snippet class=SudokuSnippets region=hint}
///
/// Generate, telling how far the search is, until it is given up. A [Recipe][org.escargot.generator.Recipe] asks
/// for more than a level:
///
/// {@snippet class=SudokuSnippets region=generate}
///
/// Tell whether two puzzles are the same but for their looks:
///
/// {@snippet class=SudokuSnippets region=canonical}
///
/// Read any format and write another; [entries][org.escargot.format.Entry] tell the places, too, that cannot be read:
///
/// {@snippet class=SudokuSnippets region=convert}
///
/// For many puzzles: [Sudoku] may be called by any number of threads at once, and
/// [Scale#forOneThread][org.escargot.rating.scale.Scale#forOneThread] rates faster than the scale itself.
package org.escargot;
