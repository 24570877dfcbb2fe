/// Sudoku Explainer's scale: the ratings ER, EP and ED of version 1.2.1, by Nicolas Juillerat.
///
/// This scale takes the first step that its ladder meets, and its figures depend on the order in which each rung
/// looks. So the rungs live here, apart from the finders of `logic`, and work on raw words.
package org.escargot.rating.explainer;
