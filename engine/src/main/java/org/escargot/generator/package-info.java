/// Puzzles to a recipe: solution grids, minimising, symmetry, masks, wishes of difficulty.
package org.escargot.generator;
