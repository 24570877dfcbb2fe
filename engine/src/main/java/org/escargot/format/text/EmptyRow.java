package org.escargot.format.text;

import java.util.List;
import org.escargot.format.lines.NumberedLine;

/// Rows without any digit: nine dashes, which could be a rule, or blanks, which could be a gap. What they are
/// shows only in the nine lines of a grid together.
final class EmptyRow {
    private EmptyRow() {}

    /// Whether `line` could be one wherever it stands.
    static boolean mayBe(String line) {
        return isDashes(line) || line.isBlank() && line.length() >= 9;
    }

    /// Whether `line` is a rule and nothing else.
    static boolean isRule(String line) {
        return Symbols.isBorder(line) && !isDashes(line);
    }

    /// Whether nine lines are a grid with empty rows in it, all in the manner of the others' empty cells.
    static boolean areIn(List<NumberedLine> lines) {
        List<String> full =
                lines.stream().map(NumberedLine::text).filter(GridFormat::isRow).toList();
        if (full.size() == lines.size() || full.isEmpty()) {
            return false;
        }
        boolean dashes = full.stream().anyMatch(row -> row.indexOf('-') >= 0)
                && full.stream().flatMapToInt(String::chars).noneMatch(c -> c != '-' && Symbols.isEmptyCell((char) c));
        boolean blanks = full.stream().flatMapToInt(String::chars).noneMatch(c -> Symbols.isEmptyCell((char) c));
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).text();
            boolean isEmptyRow = dashes && isDashes(line) || blanks && isBlanks(line, i);
            if (!GridFormat.isRow(line) && !isEmptyRow) {
                return false;
            }
        }
        return true;
    }

    /// The same row with nine blanks, however many an editor left.
    static NumberedLine spelledOut(NumberedLine line) {
        return line.text().isBlank() ? new NumberedLine(line.number(), " ".repeat(9)) : line;
    }

    private static boolean isDashes(String line) {
        return line.chars().filter(c -> c == '-').count() == 9
                && line.chars().allMatch(c -> c == '-' || c <= ' ' || c != '+' && Symbols.isFrame((char) c));
    }

    /// A short one counts only inside and where no gap between bands would stand.
    private static boolean isBlanks(String line, int row) {
        boolean inside = row > 0 && row < 8 && row != 3 && row != 7;
        return line.isBlank() && (line.length() >= 9 || inside);
    }
}
