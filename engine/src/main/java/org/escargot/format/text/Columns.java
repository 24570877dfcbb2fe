package org.escargot.format.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.format.Entry;
import org.escargot.format.lines.NumberedLine;

/// Which column of a table holds the puzzles, by the heading above it.
///
/// @param separator what stands between two columns
/// @param puzzle the number of the column, from 0
public record Columns(char separator, int puzzle) {
    private static final char[] SEPARATORS = {',', ';', '\t', '|'};
    private static final int LONGEST = 10_000;
    /// What a column of puzzles is called, the surest names first.
    private static final List<String> NAMES = List.of(
            "puzzle",
            "puzzles",
            "quiz",
            "quizzes",
            "question",
            "questions",
            "mission",
            "task",
            "problem",
            "sudoku",
            "unsolved",
            "givens",
            "given",
            "clues",
            "initial",
            "start",
            "input",
            "grille",
            "raetsel",
            "board",
            "grid",
            "sudokus",
            "boards",
            "grids",
            "puzzle_string",
            "init",
            "values");

    /// The columns that `heading` names; nothing where none of several is called a puzzle.
    public static Optional<Columns> of(String heading) {
        if (heading.length() > LONGEST) {
            return Optional.empty();
        }
        for (char separator : SEPARATORS) {
            // Most lines that are asked about have none, and there are millions of them.
            List<Field> fields = heading.indexOf(separator) < 0 ? List.of() : fields(heading, separator);
            for (String name : fields.size() < 2 ? List.<String>of() : NAMES) {
                for (int i = 0; i < fields.size(); i++) {
                    if (fields.get(i).text().equals(name)) {
                        return Optional.of(new Columns(separator, i));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /// The puzzle of a row of the table; nothing where its column holds none.
    public Optional<Entry> read(NumberedLine row) {
        if (row.text().length() > LONGEST) {
            return Optional.empty();
        }
        List<Field> fields = fields(row.text(), separator);
        if (puzzle >= fields.size()) {
            return Optional.empty();
        }
        Field field = fields.get(puzzle);
        return Optional.ofNullable(LineFormat.readField(row.text(), row.number(), field.start(), field.end()));
    }

    /// @param text in small letters, without quotes and blanks around
    private record Field(String text, int start, int end) {}

    /// The fields of `line`; in quotes a separator separates nothing.
    private static List<Field> fields(String line, char separator) {
        List<Field> fields = new ArrayList<>();
        boolean isQuoted = false;
        int start = 0;
        for (int i = 0; i <= line.length(); i++) {
            char c = i < line.length() ? line.charAt(i) : separator;
            isQuoted = c == '"' ? !isQuoted : isQuoted && i < line.length();
            if (c == separator && !isQuoted) {
                String text = line.substring(start, i).replace('"', ' ').strip().toLowerCase(Locale.ROOT);
                fields.add(new Field(text, start, i));
                start = i + 1;
            }
        }
        return fields;
    }
}
