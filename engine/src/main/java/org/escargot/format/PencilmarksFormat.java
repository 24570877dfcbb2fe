package org.escargot.format;

import org.escargot.grid.Pencilmarks;
import org.jspecify.annotations.Nullable;

/// Nine rows of nine groups of candidates, with or without frames.
final class PencilmarksFormat implements EntryReader {
    private final Cursor cursor;

    PencilmarksFormat(Cursor cursor) {
        this.cursor = cursor;
    }

    /// How many groups of digits stand in `line`.
    static int groups(String line) {
        int groups = 0;
        for (int i = 0; i < line.length(); i++) {
            groups += Shape.isDigit(line.charAt(i)) && (i == 0 || !Shape.isDigit(line.charAt(i - 1))) ? 1 : 0;
        }
        return groups;
    }

    @Override
    public @Nullable Entry next() {
        int[] candidates = new int[Shape.CELLS];
        int first = 0;
        int row = 0;
        while (row < 9) {
            int number = cursor.number();
            String line = cursor.take();
            if (line == null) {
                return row == 0 ? null : GridFormat.tooFewRows(number, row);
            }
            int groups = groups(line);
            if (Shape.isRule(line) || groups == 0 || groups == 1 && row == 0) {
                continue;
            }
            if (groups != 9) {
                String sentence = "The row has " + groups + " groups of candidates; it must have nine.";
                return BrokenEntry.at(number, line.stripTrailing().length() + 1, sentence, "");
            }
            first = row == 0 ? number : first;
            read(line, candidates, row * 9);
            row++;
        }
        return new PuzzleEntry(first, Pencilmarks.ofCandidates(candidates), null, "", "", "");
    }

    private static void read(String line, int[] candidates, int firstCell) {
        int cell = firstCell - 1;
        for (int i = 0; i < line.length(); i++) {
            if (Shape.isDigit(line.charAt(i))) {
                cell += i == 0 || !Shape.isDigit(line.charAt(i - 1)) ? 1 : 0;
                candidates[cell] |= 1 << (line.charAt(i) - '1');
            }
        }
    }
}
