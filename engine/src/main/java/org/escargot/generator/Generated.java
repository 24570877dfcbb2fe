package org.escargot.generator;

import org.escargot.generator.clues.Minimality;
import org.escargot.grid.Givens;

/// A puzzle that was made.
///
/// @param puzzle the puzzle; it has one solution
/// @param seed the seed of the run
/// @param index its number in the run; seed and index make it again
/// @param minimality which clues it cannot spare
/// @param label what it is, such as `level=Hard score=1204`
public record Generated(Givens puzzle, long seed, long index, Minimality minimality, String label) {}
