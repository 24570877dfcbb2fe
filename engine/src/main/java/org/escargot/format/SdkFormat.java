package org.escargot.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// SadMan Sudoku's file: headers that begin with `#`, then sections `[Puzzle]`, `[State]` and others.
final class SdkFormat {
    private SdkFormat() {}

    /// Whether `line` opens a section; other brackets, such as a forum's `[code]`, do not.
    static boolean isSection(String line) {
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "[puzzle]", "[state]", "[pencilmarks]", "[colours]", "[colors]" -> true;
            default -> false;
        };
    }

    /// Reads a whole file as one puzzle.
    static Entry parse(List<NumberedLine> lines) {
        List<NumberedLine> puzzle = section(lines, "[puzzle]");
        if (puzzle.isEmpty()) {
            return BrokenEntry.at(lines.getFirst().number(), 1, Flaw.of(PuzzleFlaw.NO_ROWS));
        }
        byte[] givens = new byte[Cell.COUNT];
        ParseProblem problem = GridFormat.fill(givens, puzzle);
        List<NumberedLine> state = section(lines, "[state]");
        byte[] current = new byte[Cell.COUNT];
        if (problem == null && !state.isEmpty()) {
            problem = GridFormat.fill(current, state);
        }
        if (problem != null) {
            return new BrokenEntry(problem);
        }
        // A state may leave the givens out.
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            current[cell] = current[cell] == 0 ? givens[cell] : current[cell];
        }
        Optional<Grid> progress = state.isEmpty() ? Optional.empty() : Optional.of(Grid.of(current));
        return new PuzzleEntry(puzzle.getFirst().number(), new Givens(Grid.of(givens)), progress, "");
    }

    private static List<NumberedLine> section(List<NumberedLine> lines, String name) {
        List<NumberedLine> rows = new ArrayList<>();
        boolean inside = false;
        for (NumberedLine line : lines) {
            if (isSection(line.text())) {
                inside = line.text().strip().toLowerCase(Locale.ROOT).equals(name);
            } else if (inside && GridFormat.isRow(line.text())) {
                rows.add(line);
            }
        }
        return rows;
    }
}
