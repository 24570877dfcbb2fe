/// Sudoku Explainer's scale: the ratings ER, EP and ED of version 1.2.1, by Nicolas Juillerat.
///
/// This scale takes the first step that its ladder meets, and its figures depend on the order in which each rung
/// looks. So the rungs live here, apart from the finders of `logic`, and work on raw words.
///
/// Its rooms use only those below them, and no other room of the engine uses any of them:
///
/// ```
///     (this one)   ExplainerRater and what it tells, the ladder
///     rungs        one rung a file
///     evidence     from what was found to its pattern
///     nested       chains inside chains
///     forcing      forcing chains
///     chains       chains without branches           loops    deadly patterns
///     sweeps       walks over sets, locked digits, fish
///     words        the position in raw words: start here, with the drawing
/// ```
package org.escargot.rating.explainer;
