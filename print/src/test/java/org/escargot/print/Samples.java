package org.escargot.print;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.Sudoku;
import org.escargot.course.Lesson;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.rating.HintLadder;
import org.escargot.told.Teller;

/// What the tests print.
final class Samples {
    static final Booklet.Words WORDS =
            new Booklet.Words("el", "Λύσεις", "Γρίφος %d", "Λύση %d", "γραμμή %d: %s", "κενό");

    private static final Givens PUZZLE =
            Givens.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private Samples() {}

    static PrintedPuzzle puzzle() {
        return new PrintedPuzzle(
                PUZZLE,
                PUZZLE.grid(),
                Marks.NONE,
                Optional.of(Sudoku.solve(PUZZLE).orElseThrow()),
                "Εύκολο",
                PUZZLE.toString().replace('.', '0'));
    }

    static List<PrintedPuzzle> puzzles(int count) {
        return Collections.nCopies(count, puzzle());
    }

    /// The steps of a puzzle that needs chains.
    static List<PrintedStep> steps() {
        Givens puzzle = Givens.of("1..6......9.1.76.2.8.....9...7..9......51.......7.65.8......23..392.41...7...5...");
        List<PrintedStep> steps = new ArrayList<>();
        Pencilmarks marks = Pencilmarks.of(puzzle);
        for (Step step : Lesson.AIC.upTo().solve(puzzle).steps()) {
            steps.add(printed(puzzle, marks, step));
            marks = step.effects().applyTo(marks);
        }
        return steps;
    }

    /// The first step of a puzzle, a net of several branches.
    static PrintedStep net() {
        Givens puzzle = Givens.of("300400100054080072080009000009004500500290400000000010070006001600300000002070060");
        Pencilmarks marks = Pencilmarks.of(puzzle);
        LogicSolver solver = new LogicSolver(HintLadder.finders());
        return printed(puzzle, marks, solver.next(new Facts(marks, puzzle)).orElseThrow());
    }

    private static PrintedStep printed(Givens puzzle, Pencilmarks marks, Step step) {
        Explainer explainer = new Explainer(PropertiesMessages.of(Language.GREEK), Coordinates.RC);
        Teller teller = new Teller(explainer, List.of(Depth.REASON), Optional.of(PrintedStep.PROPORTIONS));
        return new PrintedStep(
                puzzle.grid(), marks.grid(), candidates(marks), teller.tell(new Facts(marks, puzzle), step));
    }

    private static Marks candidates(Pencilmarks marks) {
        return Marks.of(IntStream.range(0, Cell.COUNT)
                .map(cell ->
                        marks.digit(cell) == Digit.NONE ? marks.allowed(cell).bits() : 0)
                .toArray());
    }

    static Booklet booklet(int perPage, Booklet.Solutions solutions) {
        return new Booklet(Paper.A4, perPage, solutions, "Énigmes και γρίφοι", false, WORDS);
    }
}
