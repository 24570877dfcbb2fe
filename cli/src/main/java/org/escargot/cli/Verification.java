package org.escargot.cli;

import java.util.Locale;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;
import org.jspecify.annotations.Nullable;

/// Compares puzzles with what is said to be their solutions, and keeps the first fault.
final class Verification {
    private final Solver solver = new BandSolver();
    private long correct;
    private long wrong;
    private @Nullable String firstFault;

    /// Checks one puzzle against the solution on `line`.
    void check(Entry entry, @Nullable String solution, long line) {
        if (solution == null) {
            fault("line " + (line + 1) + " is missing: the solutions end before the puzzles do");
            return;
        }
        String fault = switch (entry) {
            case BrokenEntry _ ->
                solution.equals(AnswerWriter.BROKEN)
                        ? null
                        : "the puzzle of this line cannot be read, so the line should be " + AnswerWriter.BROKEN;
            case PuzzleEntry puzzle -> faultOf(puzzle.puzzle(), solution);
        };
        if (fault == null) {
            correct++;
        } else {
            fault("line " + line + ": " + fault);
        }
    }

    /// Checks that nothing follows the last solution.
    void checkEnd(@Nullable String solution, long line) {
        if (solution != null) {
            fault("line " + line + ": there are more solutions than puzzles");
        }
    }

    private void fault(String fault) {
        wrong++;
        if (firstFault == null) {
            firstFault = fault;
        }
    }

    private @Nullable String faultOf(Puzzle puzzle, String solution) {
        int end = solution.indexOf('\t');
        String digits = end < 0 ? solution : solution.substring(0, end);
        if (digits.equals(AnswerWriter.NONE)) {
            return solver.count(puzzle, 1) == 0 ? null : "the puzzle has a solution";
        }
        if (digits.length() != Cell.COUNT) {
            return "a solution has 81 digits, not " + digits.length();
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            char c = digits.charAt(cell);
            if (c < '1' || c > '9') {
                return Cell.name(cell) + " holds '" + c + "' where a digit 1 to 9 belongs";
            }
        }
        return faultOf(puzzle, Grid.of(digits));
    }

    private static @Nullable String faultOf(Puzzle puzzle, Grid solution) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (!puzzle.allowed(cell).contains(solution.digit(cell))) {
                return Cell.name(cell) + " holds " + solution.digit(cell) + ", but the puzzle allows only "
                        + puzzle.allowed(cell) + " there";
            }
        }
        return faultOf(solution);
    }

    private static @Nullable String faultOf(Grid solution) {
        CellSet clashes = solution.clashes();
        for (int cell = clashes.first(); cell >= 0; cell = clashes.next(cell)) {
            CellSet same = solution.cellsOf(solution.digit(cell)).and(Houses.peers(cell));
            int other = same.first();
            HouseSet houses = Houses.common(CellSet.of(cell, other));
            return Cell.name(other) + " repeats the " + solution.digit(cell) + " of " + Cell.name(cell) + " in "
                    + kind(houses.first()) + " " + (House.index(houses.first()) + 1);
        }
        return null;
    }

    private static String kind(int house) {
        return House.kind(house).name().toLowerCase(Locale.ROOT);
    }

    long checked() {
        return correct + wrong;
    }

    boolean isCorrect() {
        return wrong == 0;
    }

    /// What was found, in one or two lines.
    String report() {
        String counts = correct + " correct" + (wrong == 0 ? "" : ", " + wrong + " wrong") + "\n";
        return firstFault == null ? counts : counts + "first fault: " + firstFault + "\n";
    }
}
