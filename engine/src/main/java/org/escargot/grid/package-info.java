/// The board and its words: cells, digits, candidates, houses, sets of each, and grids made of them.
/// Everything here is immutable.
package org.escargot.grid;
