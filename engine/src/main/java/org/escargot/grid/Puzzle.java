package org.escargot.grid;

/// What a solver is asked: which digits each cell may hold before any rule is applied.
public sealed interface Puzzle permits Givens, Pencilmarks {
    /// The digits that the puzzle itself allows in `cell`; the rules are not applied yet.
    DigitSet allowed(int cell);
}
