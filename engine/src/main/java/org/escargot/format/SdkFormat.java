package org.escargot.format;

import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.jspecify.annotations.Nullable;

/// SadMan Software's file: `#` headers, `[Puzzle]`, and perhaps `[State]` and other sections.
final class SdkFormat implements EntryReader {
    private final Cursor cursor;
    private boolean read;

    SdkFormat(Cursor cursor) {
        this.cursor = cursor;
    }

    @Override
    public @Nullable Entry next() {
        if (read) {
            return null;
        }
        read = true;
        int first = cursor.number();
        byte[] puzzle = new byte[Shape.CELLS];
        byte[] state = new byte[Shape.CELLS];
        boolean anyPuzzle = false;
        boolean anyState = false;
        for (String line = cursor.take(); line != null; line = cursor.take()) {
            String section = line.strip();
            boolean isState = section.equalsIgnoreCase("[State]");
            if (isState || section.equalsIgnoreCase("[Puzzle]")) {
                Entry problem = section(isState ? state : puzzle);
                if (problem != null) {
                    return problem;
                }
                anyState |= isState;
                anyPuzzle |= !isState;
            }
        }
        if (!anyPuzzle) {
            return BrokenEntry.at(first, 1, "There is no section [Puzzle]; put it before the nine rows.", "");
        }
        Grid current = anyState ? Grid.of(state) : null;
        return new PuzzleEntry(first, new Givens(Grid.of(puzzle)), current, "", "", "");
    }

    private @Nullable Entry section(byte[] digits) {
        for (int row = 0; row < 9; row++) {
            int number = cursor.number();
            String line = cursor.peek(0);
            if (line == null || line.isBlank() || line.startsWith("[")) {
                return GridFormat.tooFewRows(number, row);
            }
            cursor.take();
            ParseProblem problem = RowText.read(line, number, digits, row);
            if (problem != null) {
                return new BrokenEntry(number, List.of(problem), "");
            }
        }
        return null;
    }
}
