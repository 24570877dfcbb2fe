package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Cell;

/// 81 cells one after the other, on one line or on many of equal length, between words that are no cells.
final class StreamManner implements Manner {
    private static final int BOX_LINES = 27;

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        List<PuzzleEntry> puzzles = new ArrayList<>();
        Run run = new Run();
        for (int line = 0; line < lines.all().size(); line++) {
            String cells = lines.cells().get(line);
            int start = 0;
            for (int i = 0; i <= cells.length(); i++) {
                if (i == cells.length() || cells.charAt(i) == Words.OTHER) {
                    run.add(lines.all().get(line).number(), cells.substring(start, i));
                    start = i + 1;
                    if (i < cells.length()) {
                        run.take(puzzles);
                    }
                }
            }
        }
        run.take(puzzles);
        return puzzles;
    }

    /// Cells without another word between them.
    private static final class Run {
        private final StringBuilder cells = new StringBuilder();
        private final List<Integer> lengths = new ArrayList<>();
        private long line;

        void add(long number, String piece) {
            if (!piece.isEmpty()) {
                line = cells.isEmpty() ? number : line;
                cells.append(piece);
                lengths.add(piece.length());
            }
        }

        void take(List<PuzzleEntry> puzzles) {
            if (cells.length() == Cell.COUNT && isEven()) {
                RowManner.puzzle(line, cells.toString(), puzzles);
            }
            cells.setLength(0);
            lengths.clear();
        }

        /// Whether all lines but the last are equally long: a grid in which one row lacks a cell and another has one
        /// too many is no stream.
        private boolean isEven() {
            int last = lengths.size() - 1;
            if (lengths.size() == BOX_LINES) {
                // Nine boxes one below the other, or nine rows of three pieces: it cannot be told.
                return false;
            }
            for (int i = 1; i < last; i++) {
                if (!lengths.get(i).equals(lengths.getFirst())) {
                    return false;
                }
            }
            return lengths.get(last) <= lengths.getFirst() || lengths.size() == 2;
        }
    }
}
