package org.escargot.format;

/// What can be wrong with a text that should hold a puzzle, in any [Format].
public enum PuzzleFlaw implements Flaw.Kind {
    NO_PUZZLE("there is no puzzle here; " + Right.PUZZLE),
    NO_PUZZLE_SO_FAR("the first {most} characters hold no puzzle, and the rest was not read; " + Right.PUZZLE),
    BINARY("this is binary data; puzzles are read from text"),
    LONG_DOCUMENT("a puzzle in the format {format} is not longer than {most} lines"),
    LARGE_DOCUMENT("a puzzle in the format {format} is not longer than {most} characters"),

    // A line.
    SHORT_LINE("the line ends after {cells} {cells?cell|cells}; " + Right.PUZZLE),
    LONG_LINE("the line has {cells} cells; " + Right.PUZZLE),
    STRANGE_IN_LINE("the character {character} stands in the grid; " + Right.PUZZLE),
    TWO_PUZZLES("two puzzles stand here without a gap ({cells} cells); write one a line"),
    SPREADSHEET("{number} is what a spreadsheet makes of a puzzle's 81 digits;"
            + " format the column as text before the puzzles are entered"),
    MISPLACED_CANDIDATE("the digit {digit} stands where a candidate {place} or . belongs;"
            + " 729 characters are the candidates of 81 cells, nine a cell"),

    // A grid.
    TENTH_ROW("a tenth row stands here; a grid has 9"),
    SHORT_GRID("the grid ends after {rows} of its 9 rows"),
    UNEVEN_ROW("row {row} has {cells} {cells?cell|cells} where 9 belong"),
    STRANGE_IN_GRID("the character {character} stands in the grid; " + Right.CELL),
    NO_ROWS("the file has no rows under [Puzzle]"),
    NO_SUCH_CELL("there is no cell {number}; the cells are 00 to 80"),
    MOVE_ON_GIVEN("the cell {cell} is given, and cannot be set to {digit}"),

    // A grid of candidates.
    TENTH_ROW_OF_CANDIDATES("a tenth row stands here; a grid of candidates has 9"),
    SHORT_GRID_OF_CANDIDATES("the grid of candidates ends after {rows} of its 9 rows"),
    UNEVEN_ROW_OF_CANDIDATES("row {row} has {groups} groups of candidates where 9 belong"),

    // A table.
    ROWS_OF_TABLE("the table has {rows} rows; a puzzle has 9, or 18 with the current grid below"),
    UNEVEN_ROW_OF_TABLE("row {row} has {fields} fields where 9 belong"),
    FIELD_NO_CELL("the field '{field}' is no cell; a cell is a digit 1-9, or empty, . or 0"),

    // A file or a link of another program.
    UNREAD_FILE("this is a file of {format}, but no puzzle can be read here; it may be damaged or cut off"),
    UNREAD_LINK("this is a link to {format}, but no puzzle can be read from it; copy it once more, whole"),
    SITE_LINK("only {site} can follow this short link; open it there, and copy the puzzle instead"),
    NOT_CLASSIC("this puzzle of {format} has a size or rules of its own; 9x9 puzzles with the usual rules can be read"),
    OWN_RULES("this puzzle of {format} has rules of its own ({rules}); 9x9 puzzles with the usual rules can be read"),
    RULES_IN_WORDS("this puzzle of {format} tells in words of rules of its own: \"{words}\";"
            + " 9x9 puzzles with the usual rules can be read"),
    OTHER_SIZE("this is a puzzle of {size}x{size} cells; puzzles of 9x9 cells can be read"),
    UNKNOWN_SITE("links to {site} cannot be read; open the link there, and copy the puzzle's 81 digits"),
    ZERO_BESIDE_NULL("0 and {null} both stand for empty cells here; if 0 is a digit, write the digits as 1 to 9"),

    // What was read, but may be meant in another way.
    UNREAD_WORDS("the words beside the puzzle are not understood, and it is read with the usual rules: \"{words}\""),
    UNREAD_MEMBERS("what is called {members} in this puzzle of {format} is not understood, and was left out");

    private final String english;

    PuzzleFlaw(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }

    /// What would be right, where several flaws say it.
    private static final class Right {
        static final String CELL = "a cell is a digit 1-9 or . or 0";
        static final String PUZZLE = "a puzzle has 81 cells, each a digit 1-9 or . or 0";
    }
}
