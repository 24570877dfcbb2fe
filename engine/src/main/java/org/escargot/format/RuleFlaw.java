package org.escargot.format;

/// What can be wrong with a text that should hold a puzzle with rules of its own.
public enum RuleFlaw implements Flaw.Kind {
    OTHER_BOARD("this puzzle of {board} has a board of its own, and only puzzles of the usual Sudoku can be used"
            + " here; solve, hint, explain, print, check, candidates, analyze, verify and convert take it"),
    OTHER_RULES("this puzzle of {board} has rules of its own ({rules}), and only puzzles of the usual Sudoku can"
            + " be used here; solve, hint, explain, print, check, candidates, analyze, verify, convert and rate"
            + " --scale human take it"),
    UNKNOWN_RULE("the rule {rule} is not one that can be read; docs/variants.md lists those that can"),
    NO_BOARD(
            "the board {board} cannot be read; boards have up to 25 rows and columns, 4 to 25 digits, and the digits from 1"),
    NO_REGIONS("the regions of the board do not fit it; each has as many cells as there are digits"),
    RULE_CELL("the rule {rule} names the cell {cell}, and the board has R1C1 to {last}"),
    RULE_NUMBER("the rule {rule} has {text} where a whole number of at most nine digits belongs"),
    RULE_CELLS("the rule {rule} does not fit its {cells} {cells?cell|cells}"),
    NO_CAGE("the cages do not fit the board: each cell has the sign of its cage or leads to one that has"),
    RULE_BOARD("the rule {rule} can be read on boards of {sizes} only"),
    RULE_PATTERN("the rule {rule} has {text} where a packed pattern belongs, or one that is too large"),
    CELL_TWICE("the rule {rule} passes the cell {cell} twice, and programs do not agree what that means"),
    LARGE_RULES("the puzzle has too many or too large rules; it may have 3,000, of 1,300 cells each");

    private final String english;

    RuleFlaw(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }
}
