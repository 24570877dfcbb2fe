/// Finders for puzzles with cages: what their totals, and the sums of houses, leave of the ways to fill cells.
package org.escargot.logic.cages;
