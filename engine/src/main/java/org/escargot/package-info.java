/// The engine's front door: see [org.escargot.Sudoku].
package org.escargot;
