package org.escargot.format;

/// The sentences of problems that more than one format finds.
final class Sentences {
    static final String EMPTY =
            "There is no puzzle in the input; give 81 cells, digits 1..9 and '.' or '0' for an empty cell.";

    private Sentences() {}

    static String count(int cells) {
        String fault = cells < Shape.CELLS ? (Shape.CELLS - cells) + " too few" : (cells - Shape.CELLS) + " too many";
        return "The puzzle has " + cells + " cells, " + fault + "; it must have 81.";
    }

    static String character(char c) {
        return "The character '" + c + "' is neither a digit nor an empty cell; write 1..9, or '.' or '0' where empty.";
    }

    static String glued(int puzzles) {
        return puzzles + " puzzles (" + puzzles * Shape.CELLS
                + " cells) are glued together; put each on a line of its own.";
    }

    static String spreadsheet(String number) {
        return "A spreadsheet has rounded the 81 digits to the number " + number
                + " and lost the rest; export that column as text, or write '.' for empty cells.";
    }

    static String binary(char c) {
        return "The control character " + (int) c + " stands here, so this is binary data; give the puzzles as text.";
    }

    static String tooLong() {
        return "The line is longer than " + LineSource.LONGEST_LINE
                + " characters; put each puzzle on a line of its own.";
    }
}
