package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;

/// Digits, and one other character as often as they lack of 81: that is the empty cell, and all else is frame. Each
/// line has nine of them, or all.
final class OtherManner implements Manner {
    private static final int FEWEST_DIGITS = 8;
    /// Each look goes through all lines, and hardly more than two signs of a grid stand that often.
    private static final int MOST_LOOKS = 4;

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        int digits = 0;
        for (NumberedLine line : lines.all()) {
            for (int i = 0; i < line.text().length() && digits < Cell.COUNT; i++) {
                digits += isDigit(line.text().charAt(i)) ? 1 : 0;
            }
        }
        return digits >= FEWEST_DIGITS && digits < Cell.COUNT ? read(lines.all(), digits) : List.of();
    }

    private static List<PuzzleEntry> read(List<NumberedLine> lines, int digits) {
        int last =
                lines.stream().flatMapToInt(line -> line.text().chars()).max().orElse(0);
        int[] counts = new int[last + 1];
        int letters = 0;
        for (NumberedLine line : lines) {
            for (char c : line.text().toCharArray()) {
                counts[c]++;
                letters += Character.isLetter(c) ? 1 : 0;
            }
        }
        List<PuzzleEntry> puzzles = new ArrayList<>();
        int looks = 0;
        for (char c = '!'; c <= last && c < Character.MAX_VALUE && puzzles.isEmpty() && looks < MOST_LOOKS; c++) {
            // A letter is the empty cell where no other letter is.
            boolean isOnly = !Character.isLetter(c) || counts[c] == letters;
            if (!isDigit(c) && isOnly && digits + counts[c] == Cell.COUNT) {
                looks++;
                read(lines, c, puzzles);
            }
        }
        return puzzles;
    }

    private static void read(List<NumberedLine> lines, char empty, List<PuzzleEntry> puzzles) {
        StringBuilder cells = new StringBuilder();
        long first = 0;
        for (NumberedLine line : lines) {
            int before = cells.length();
            for (char c : line.text().toCharArray()) {
                if (isDigit(c) || c == empty) {
                    cells.append(c == empty ? Words.EMPTY : c);
                }
            }
            int length = cells.length() - before;
            boolean hasOther = line.text().chars().anyMatch(c -> c != empty && Character.isLetter(c));
            if (length % 9 != 0 || length > 0 && hasOther) {
                return;
            }
            first = before == 0 ? line.number() : first;
        }
        RowManner.puzzle(first, cells.toString(), puzzles);
    }

    private static boolean isDigit(char c) {
        return c >= '1' && c <= '9';
    }
}
