package org.escargot.format.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;
import org.jspecify.annotations.Nullable;

/// An input character by character, with the lists of cells in it.
final class MatrixText {
    /// Stands for the end of the input.
    static final char END = '\0';

    /// The longest field that can be meant as a cell or a row of cells.
    private static final int LONGEST_FIELD = 20;
    /// How far before a list its name is looked for.
    private static final int LONGEST_NAME = 100;

    private final LineQueue lines;
    private @Nullable NumberedLine line;
    private int at;

    MatrixText(LineQueue lines) {
        this.lines = lines;
    }

    /// Whether `c` begins a list.
    static boolean opens(char c) {
        return c == '[' || c == '{';
    }

    private static boolean closes(char c) {
        return c == ']' || c == '}';
    }

    /// Whether `c` may stand between the rows of a matrix: white space, commas, the numbers of lines.
    static boolean joins(char c) {
        return c <= ' ' || c == ',' || c >= '0' && c <= '9';
    }

    /// Whether the rest of the line after `c` is a comment.
    static boolean comments(char c) {
        return c == '#' || c == '/';
    }

    /// The list within the one that was read last.
    MatrixRow nestedRow() throws IOException {
        next();
        // The bracket around it has the name.
        return row("");
    }

    /// Goes to the end of the line.
    void skipLine() {
        line = null;
    }

    /// The next character, `\n` at the end of each line; [#END] after the last.
    char next() throws IOException {
        if (line == null) {
            line = lines.next();
            at = 0;
            if (line == null) {
                return END;
            }
        }
        if (at < line.text().length()) {
            char c = line.text().charAt(at++);
            return c == END ? ' ' : c;
        }
        line = null;
        return '\n';
    }

    /// The list that begins after the bracket that was read last. A list that is not one of cells is read only as
    /// far as is needed to know that.
    MatrixRow row() throws IOException {
        return row(line == null ? "" : name(line.text(), Math.max(1, at) - 1));
    }

    private MatrixRow row(String name) throws IOException {
        long number = line == null ? 1 : line.number();
        int column = Math.max(1, at);
        List<MatrixRow.Field> fields = new ArrayList<>();
        MatrixRow.End end = fill(fields);
        return new MatrixRow(number, column, name, fields, end);
    }

    /// Reads fields up to the end of the list; tells how it ends.
    private MatrixRow.End fill(List<MatrixRow.Field> fields) throws IOException {
        FieldText field = new FieldText();
        while (fields.size() <= Cell.COUNT && !field.isTooLong()) {
            char c = next();
            if (closes(c)) {
                field.endIfAny(fields);
                return MatrixRow.End.CLOSED;
            }
            if (opens(c)) {
                at--;
                return fields.isEmpty() && field.isBlank() ? MatrixRow.End.NESTED : MatrixRow.End.NO_LIST;
            }
            if (c == END) {
                break;
            }
            field.take(c, fields);
        }
        return MatrixRow.End.NO_LIST;
    }

    /// The word before the `=` before the bracket at `bracket`, or nothing. Only a few characters are looked at, so
    /// that brackets without end are no work without end.
    private static String name(String text, int bracket) {
        int least = Math.max(0, bracket - LONGEST_NAME);
        int equals = bracket - 1;
        while (equals >= least && (text.charAt(equals) <= ' ' || opens(text.charAt(equals)))) {
            equals--;
        }
        if (equals < least || text.charAt(equals) != '=') {
            return "";
        }
        String before = text.substring(least, equals).strip();
        int start = before.length();
        while (start > 0 && (Character.isLetterOrDigit(before.charAt(start - 1)) || before.charAt(start - 1) == '_')) {
            start--;
        }
        return before.substring(start);
    }

    /// The field that is being read.
    private final class FieldText {
        private final StringBuilder text = new StringBuilder();
        private long number;
        private int column;
        /// Whether white space ended it, so that the next character begins another one.
        private boolean isEnded;

        boolean isBlank() {
            return text.isEmpty();
        }

        boolean isTooLong() {
            return text.length() > LONGEST_FIELD;
        }

        void take(char c, List<MatrixRow.Field> fields) {
            if (c == ',') {
                end(fields);
            } else if (c <= ' ') {
                isEnded = !text.isEmpty();
            } else if (c != '"' && c != '\'') {
                if (isEnded) {
                    end(fields);
                }
                begin();
                text.append(c);
            }
        }

        private void begin() {
            if (text.isEmpty() && line != null) {
                number = line.number();
                column = at;
            }
        }

        void endIfAny(List<MatrixRow.Field> fields) {
            // A comma may follow the last field.
            if (!text.isEmpty()) {
                end(fields);
            }
        }

        private void end(List<MatrixRow.Field> fields) {
            fields.add(new MatrixRow.Field(text.toString(), Math.max(1, number), Math.max(1, column)));
            text.setLength(0);
            isEnded = false;
        }
    }
}
