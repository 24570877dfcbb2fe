package org.escargot.print;

import java.util.ArrayList;
import java.util.Arrays;
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
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.rating.HintLadder;
import org.escargot.rating.VariantLevel;
import org.escargot.rating.VariantPath;
import org.escargot.rules.Constraint;
import org.escargot.rules.Lowering;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.told.Proportions;
import org.escargot.told.Teller;
import org.escargot.told.ToldStep;

/// What the tests print.
final class Samples {
    static final Booklet.Words WORDS = new Booklet.Words(
            "el",
            "Λύσεις",
            "Γρίφος %d",
            "Λύση %d",
            "γραμμή %d: %s",
            "κενό",
            new Booklet.BookWords(
                    "Όνομα",
                    "Ημερομηνία",
                    "Πώς παίζεται",
                    "Κάθε ψηφίο μία φορά.",
                    "Περιεχόμενα",
                    "%s: %s",
                    "γρίφος %d, σελίδα %d",
                    "γρίφοι %d έως %d, σελίδα %d",
                    "λύσεις, σελίδα %d"));

    private static final Givens PUZZLE =
            Givens.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static final List<String> VARIANTS = List.of(
            ".Cage~15~R1C1~R1C2~R2C1.Cage~17~R5C5~R5C6.Diagonal~1.WhiteDot~R8C1~R8C2",
            ".Shape~6x6.NoBoxes.Jigsaw~111122113222433325443355444655666665.~R1C2_5.~R1C4_2",
            ".Windoku.LittleKiller~15~R1C2.Thermo~R2C2~R3C3~R4C4");

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

    /// A killer, a jigsaw of six, and numbers outside of a board.
    static List<PrintedVariant> variants(int count) {
        return IntStream.range(0, count)
                .mapToObj(at -> variant(VARIANTS.get(at % VARIANTS.size())))
                .toList();
    }

    static PrintedVariant variant(String text) {
        Variant puzzle = ((VariantEntry) Formats.read(text).getFirst()).variant();
        List<Integer> candidates = Arrays.stream(
                        new org.escargot.rules.filling.Marks(puzzle.rules()).candidates(puzzle, puzzle.givens()))
                .boxed()
                .toList();
        return new PrintedVariant(puzzle, candidates, new GeneralSolver().solve(puzzle), "Εύκολο", rules(puzzle));
    }

    private static PrintedRules rules(Variant puzzle) {
        List<String> ids = puzzle.rules().constraints().stream()
                .map(Constraint::id)
                .distinct()
                .toList();
        return new PrintedRules(
                ids, ids.stream().map(id -> "Κανόνας: " + id + ".").toList());
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

    /// The steps of a puzzle with rules of its own.
    static List<PrintedStep> variantSteps(String text) {
        Variant puzzle = ((VariantEntry) Formats.read(text).getFirst()).variant();
        Pencilmarks marks = ((Lowering.Lowered) Lowering.of(puzzle)).start();
        Grid givens = marks.grid();
        List<PrintedStep> steps = new ArrayList<>();
        for (Step step : VariantPath.of(marks, VariantLevel.HARD).bareSteps()) {
            ToldStep told = teller(PrintedStep.WITH_RULES).tell(new Facts(marks, marks), step);
            steps.add(new PrintedStep(givens, marks.grid(), candidates(marks), told, Optional.of(puzzle.rules())));
            marks = step.effects().applyTo(marks);
        }
        return steps;
    }

    private static PrintedStep printed(Givens puzzle, Pencilmarks marks, Step step) {
        ToldStep told = teller(PrintedStep.PROPORTIONS).tell(new Facts(marks, puzzle), step);
        return new PrintedStep(puzzle.grid(), marks.grid(), candidates(marks), told);
    }

    private static Teller teller(Proportions proportions) {
        Explainer explainer = new Explainer(PropertiesMessages.of(Language.GREEK), Coordinates.RC);
        return new Teller(explainer, List.of(Depth.REASON), Optional.of(proportions));
    }

    private static Marks candidates(Pencilmarks marks) {
        return Marks.of(IntStream.range(0, Cell.COUNT)
                .map(cell ->
                        marks.digit(cell) == Digit.NONE ? marks.allowed(cell).bits() : 0)
                .toArray());
    }

    static Booklet booklet(int perPage, Booklet.Solutions solutions) {
        return new Booklet(Paper.A4, perPage, solutions, "Énigmes και γρίφοι", false, WORDS, Book.PLAIN);
    }
}
