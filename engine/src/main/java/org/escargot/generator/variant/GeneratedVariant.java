package org.escargot.generator.variant;

import org.escargot.rules.Digits;
import org.escargot.rules.Variant;

/// A puzzle with rules of its own that was made.
///
/// @param puzzle the puzzle; it has one solution
/// @param solution that solution
/// @param seed the seed of the run
/// @param index its number in the run; seed, index and recipe make it again
/// @param label what its path is, such as `level=Hard ladder=2 calibrated=false`; empty where no wish asked for it
public record GeneratedVariant(Variant puzzle, Digits solution, long seed, long index, String label) {}
