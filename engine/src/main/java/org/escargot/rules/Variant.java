package org.escargot.rules;

/// A puzzle with rules of its own: what it asks, and the digits that stand from the start. They may contradict the
/// rules or each other; then it has no solution. Candidates that it gives are constraints
/// ([CellRule.Candidates]).
///
/// A [org.escargot.grid.Puzzle] is a puzzle of the usual Sudoku, and this is none: whatever knows no rules takes that,
/// and so cannot be handed a variant.
///
/// @param rules the board and its rules
/// @param givens the digits that are given, on that board
public record Variant(Rules rules, Digits givens) {
    public Variant {
        if (!rules.frame().equals(givens.frame())) {
            throw new IllegalArgumentException("The givens must stand on the board of the rules.");
        }
    }

    /// The digits that `cell` may hold before any other rule is applied, as a set: its given, or all.
    public int allowed(int cell) {
        int given = givens.digit(cell);
        return given == 0 ? rules.frame().digits() : 1 << given - 1;
    }

    /// Whether `digits` is a solution: full, with every given in its place, obeying every rule.
    public boolean isSolvedBy(Digits digits) {
        return digits.extendsDigits(givens) && rules.holds(digits);
    }
}
