package org.escargot.cli.solve;

import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.solver.TimeLimit;
import org.escargot.cli.speech.Place;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Said;
import org.escargot.cli.speech.Speech;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
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
    private final VariantVerification variants;
    private long unchecked;
    private long correct;
    private long wrong;
    private @Nullable Said firstFault;

    /// @param time how long to search for a solution that is denied to a puzzle with rules of its own
    Verification(TimeLimit time) {
        variants = new VariantVerification(time);
    }

    /// Checks one puzzle against the solution on `line`.
    void check(Entry entry, @Nullable String solution, long line) {
        if (solution == null) {
            fault(new Said(Report.LINE_MISSING, line + 1));
            return;
        }
        Said fault = switch (entry) {
            case BrokenEntry _ ->
                solution.equals(AnswerLines.BROKEN) ? null : new Said(Report.SHOULD_BE_BROKEN, AnswerLines.BROKEN);
            case VariantEntry variant -> variants.faultOf(variant.variant(), solution);
            case PuzzleEntry puzzle -> faultOf(puzzle.puzzle(), solution);
        };
        if (fault != null && fault.phrase() == Report.NOT_KNOWN) {
            unchecked++;
        } else if (fault == null) {
            correct++;
        } else {
            fault(new Said(Report.LINE, line, fault));
        }
    }

    /// Checks that nothing follows the last solution.
    void checkEnd(@Nullable String solution, long line) {
        if (solution != null) {
            fault(new Said(Report.LINE_TOO_MANY, line));
        }
    }

    private void fault(Said fault) {
        wrong++;
        if (firstFault == null) {
            firstFault = fault;
        }
    }

    private @Nullable Said faultOf(Puzzle puzzle, String solution) {
        int end = solution.indexOf('\t');
        String digits = end < 0 ? solution : solution.substring(0, end);
        if (digits.equals(AnswerLines.NONE)) {
            return solver.count(puzzle, 1) == 0 ? null : new Said(Report.HAS_SOLUTION);
        }
        if (digits.length() != Cell.COUNT) {
            return new Said(Report.DIGITS, digits.length());
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            char c = digits.charAt(cell);
            if (c < '1' || c > '9') {
                return new Said(Report.NO_DIGIT, new Place(cell), c);
            }
        }
        return faultOf(puzzle, Grid.of(digits));
    }

    private static @Nullable Said faultOf(Puzzle puzzle, Grid solution) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (!puzzle.allowed(cell).contains(solution.digit(cell))) {
                return new Said(Report.NOT_ALLOWED, new Place(cell), solution.digit(cell), puzzle.allowed(cell));
            }
        }
        return faultOf(solution);
    }

    private static @Nullable Said faultOf(Grid solution) {
        CellSet clashes = solution.clashes();
        for (int cell = clashes.first(); cell >= 0; cell = clashes.next(cell)) {
            CellSet same = solution.cellsOf(solution.digit(cell)).and(Houses.peers(cell));
            int other = same.first();
            HouseSet houses = Houses.common(CellSet.of(cell, other));
            return new Said(
                    repeats(houses.first()),
                    new Place(other),
                    solution.digit(cell),
                    new Place(cell),
                    House.index(houses.first()) + 1);
        }
        return null;
    }

    private static Report repeats(int house) {
        return switch (House.kind(house)) {
            case ROW -> Report.REPEATS_IN_ROW;
            case COLUMN -> Report.REPEATS_IN_COLUMN;
            // The usual Sudoku has no other houses.
            case BOX, DIAGONAL, WINDOW, GROUP, REGION -> Report.REPEATS_IN_BOX;
        };
    }

    long checked() {
        return correct + wrong + unchecked;
    }

    boolean isCorrect() {
        return wrong == 0;
    }

    /// How many lines deny a solution that there was no time to search for.
    long unchecked() {
        return unchecked;
    }

    /// What was found, in one to three lines.
    String report(Speech speech) {
        String counts = speech.say(wrong == 0 ? Report.CORRECT : Report.WRONG, correct, wrong) + "\n";
        if (unchecked > 0) {
            counts += speech.say(Report.UNCHECKED, unchecked) + "\n";
        }
        return firstFault == null ? counts : counts + speech.say(Report.FIRST_FAULT, firstFault.in(speech)) + "\n";
    }
}
