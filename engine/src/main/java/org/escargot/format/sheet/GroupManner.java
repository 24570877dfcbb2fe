package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;

/// Nine groups of nine cells on one line, between them any sign that stands nowhere else in it, even one that is an
/// empty cell elsewhere: `530070000-600195000-…`.
final class GroupManner implements Manner {
    private static final int ROWS = 9;
    private static final int LONGEST = 2_000;

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        List<PuzzleEntry> puzzles = new ArrayList<>();
        for (NumberedLine line : lines.all()) {
            String text = line.text().strip();
            if (text.length() > ROWS * ROWS && text.length() <= LONGEST) {
                groups(line.number(), text, puzzles);
            }
        }
        return puzzles;
    }

    private static void groups(long line, String text, List<PuzzleEntry> puzzles) {
        for (char separator : new char[] {'-', '.', '_', '*', 'x', 'X', '/', '|', ',', ';', ':', ' '}) {
            List<String> groups = Text.fields(text, separator);
            if (groups.size() == ROWS && groups.stream().allMatch(GroupManner::isRow)) {
                String cells = String.join("", groups);
                StringBuilder plain = new StringBuilder();
                cells.chars().forEach(c -> plain.append(c >= '1' && c <= '9' ? (char) c : Words.EMPTY));
                RowManner.puzzle(line, plain.toString(), puzzles);
                return;
            }
        }
    }

    private static boolean isRow(String group) {
        return Text.is(group, ROWS, c -> Text.isDigit(c) || ".-_*xX?".indexOf(c) >= 0);
    }
}
