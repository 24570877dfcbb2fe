package org.escargot.format.text;

import java.util.List;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleFlaw;
import org.escargot.grid.Cell;
import org.jspecify.annotations.Nullable;

/// One list of a matrix: what stands between two brackets.
///
/// @param line where it begins
/// @param column where in the line
/// @param name what the matrix is called, if its line says so
/// @param fields what stands between the commas, and where
/// @param end how it ends
record MatrixRow(long line, int column, String name, List<Field> fields, End end) {
    /// How a list ends.
    enum End {
        /// Its bracket is closed.
        CLOSED,
        /// Another list begins in place of its first field.
        NESTED,
        /// It is not a list of cells.
        NO_LIST
    }

    /// @param text without quotes
    /// @param line where it stands
    /// @param column where in the line
    record Field(String text, long line, int column) {
        boolean isCell() {
            return text.isEmpty() || text.length() == 1 && Symbols.isCell(text.charAt(0)) || isNothing();
        }

        private boolean isNothing() {
            return text.equals("None") || text.equals("null");
        }

        private boolean isRow() {
            return text.length() == 9 && text.chars().allMatch(c -> Symbols.isCell((char) c));
        }

        /// Its cells, `.` for an empty one, whatever stands for it.
        String cells() {
            return isRow() ? plain(text) : plain(text.length() == 1 ? text : ".");
        }

        private static String plain(String cells) {
            StringBuilder plain = new StringBuilder(cells);
            for (int i = 0; i < cells.length(); i++) {
                if (Symbols.isEmptyCell(cells.charAt(i))) {
                    plain.setCharAt(i, '.');
                }
            }
            return plain.toString();
        }
    }

    MatrixRow {
        fields = List.copyOf(fields);
    }

    /// Whether this list alone holds a puzzle: 81 cells, or nine strings of nine.
    boolean isWhole() {
        return end == End.CLOSED
                && (fields.size() == Cell.COUNT && fields.stream().allMatch(Field::isCell)
                        || fields.size() == 9 && fields.stream().allMatch(Field::isRow));
    }

    /// Whether it is meant as a row, whether written well or badly.
    boolean looksRight() {
        long cells = fields.stream()
                .filter(field -> field.isCell() && !field.text().isEmpty())
                .count();
        return end == End.CLOSED && fields.size() >= 7 && fields.size() <= 11 && cells > 4;
    }

    /// Whether it holds no digit.
    boolean isEmpty() {
        return cells().chars().allMatch(c -> Symbols.isEmptyCell((char) c));
    }

    /// Its cells, `.` for an empty one.
    String cells() {
        StringBuilder cells = new StringBuilder();
        for (Field field : fields) {
            cells.append(field.cells());
        }
        return cells.toString();
    }

    /// What is wrong with it as row number `row`, or null.
    @Nullable
    ParseProblem problem(int row) {
        if (isWhole()) {
            return null;
        }
        for (Field field : fields) {
            if (!field.isCell()) {
                Flaw flaw = Flaw.of(PuzzleFlaw.FIELD_NO_CELL).with("field", new Detail.Word(field.text()));
                return new ParseProblem(field.line(), field.column(), flaw);
            }
        }
        if (fields.size() != 9) {
            Flaw flaw = Flaw.of(PuzzleFlaw.UNEVEN_ROW).with("row", row).with("cells", fields.size());
            return new ParseProblem(line, column, flaw);
        }
        return null;
    }
}
