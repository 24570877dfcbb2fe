/// Puzzles to a recipe: [PuzzleGenerator] makes them, [BulkGenerator] many at a time; [Recipe] says what is wanted,
/// [RecipeProblems] what cannot be.
///
/// ```
///     daily        the puzzle of a day
///     (this one)   recipes, levels, the search for a puzzle that follows one
///     report       the generator of the report
///     makers       attempts at a puzzle            wish   what steps it takes
///     clues        how many, where, how minimal    practice   where a technique has its turn
///     variant      puzzles with rules of their own
/// ```
package org.escargot.generator;
