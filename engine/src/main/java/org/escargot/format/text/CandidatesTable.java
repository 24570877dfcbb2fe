package org.escargot.format.text;

import java.util.List;
import java.util.stream.IntStream;

/// A grid of candidates as forums print it, in columns as wide as their widest cell.
final class CandidatesTable {
    private CandidatesTable() {}

    /// The table of 81 `cells`.
    static String write(List<String> cells) {
        int[] widths = IntStream.range(0, 9)
                .map(column -> IntStream.range(0, 9)
                        .map(row -> cells.get(9 * row + column).length())
                        .max()
                        .orElse(1))
                .toArray();
        StringBuilder table = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            if (row % 3 == 0) {
                table.append(rule(widths, row == 0 ? '.' : ':', row == 0 ? '.' : '+'));
            }
            for (int column = 0; column < 9; column++) {
                String cell = cells.get(9 * row + column);
                table.append(column % 3 == 0 ? "| " : "")
                        .append(cell)
                        .append(" ".repeat(widths[column] + 1 - cell.length()));
            }
            table.append("|\n");
        }
        return table.append(rule(widths, '\'', '\'')).toString();
    }

    private static String rule(int[] widths, char end, char middle) {
        StringBuilder rule = new StringBuilder();
        for (int column = 0; column < 9; column += 3) {
            int width = widths[column] + widths[column + 1] + widths[column + 2] + 4;
            rule.append(column == 0 ? end : middle).append("-".repeat(width));
        }
        return rule.append(end).append('\n').toString();
    }
}
