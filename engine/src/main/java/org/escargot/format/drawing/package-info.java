/// Drawings of puzzles with rules of their own, as SudokuPad has them.
package org.escargot.format.drawing;
