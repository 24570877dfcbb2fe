package org.escargot.solver;

import org.escargot.grid.Givens;

/// The question for a solution of `puzzle` in which `cell`, which has no clue there, holds another digit than `digit`.
/// Where a puzzle with one solution has lost that clue, it asks whether the clue is needed.
///
/// @param cell 0..80
/// @param digit 1..9
public record OtherDigit(Givens puzzle, int cell, int digit) {}
