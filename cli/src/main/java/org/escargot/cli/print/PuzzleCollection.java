package org.escargot.cli.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.input.BadLines;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleSource;
import org.escargot.cli.options.FigureText;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.game.Board;
import org.escargot.game.Level;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.print.Printed;
import org.escargot.print.PrintedPuzzle;
import org.escargot.print.PrintedVariant;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rules.Digits;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solutions;
import org.jspecify.annotations.Nullable;

/// Reads the puzzles to print, and finds out what is printed with them.
final class PuzzleCollection {
    private final Terminal terminal;
    private final BadLines badLines;
    private final PrintedWith with;
    private final BandSolver solver = new BandSolver();
    private final VariantCollection variants;
    private final List<Printed> puzzles = new ArrayList<>();
    private boolean isBad;

    /// What is printed with a puzzle.
    ///
    /// @param level whether its level
    /// @param candidates whether the candidates of the empty cells, even if none are noted
    /// @param any whether it is printed even if it has no solution, or several
    /// @param link what its QR code begins with, before the puzzle; none without a code
    record PrintedWith(
            boolean level,
            boolean candidates,
            boolean any,
            @Nullable String link) {}

    PuzzleCollection(Terminal terminal, BadLines badLines, PrintedWith with) {
        this.terminal = terminal;
        this.badLines = badLines;
        this.with = with;
        variants = new VariantCollection(terminal.speech(), with);
    }

    /// All puzzles of `sources`; what cannot be read is complained of and left out.
    List<Printed> read(List<String> sources, InputOptions input) {
        for (String name : sources) {
            try (PuzzleSource source = input.open(terminal, name)) {
                for (Entry entry = source.next(); entry != null; entry = source.next()) {
                    take(source, entry);
                }
            } catch (BadInput bad) {
                terminal.complain(bad.sentence(terminal.speech()));
                isBad = true;
            }
        }
        badLines.end();
        long withoutCode = with.link == null
                ? 0
                : puzzles.stream().filter(PrintedVariant.class::isInstance).count();
        if (withoutCode > 0) {
            terminal.complain(Complaint.PRINTS_NO_CODE, withoutCode);
        }
        return puzzles;
    }

    /// Whether something could not be read.
    boolean isBad() {
        return isBad;
    }

    private void take(PuzzleSource source, Entry entry) {
        switch (entry) {
            case PuzzleEntry puzzle -> takeUnique(source, puzzle);
            case VariantEntry variant -> takeUnique(source, variant);
            case BrokenEntry broken -> {
                isBad = true;
                badLines.add(() -> source.where(broken.problem()), broken.line(), source.name());
            }
        }
    }

    /// A reader of paper cannot be told that a puzzle has no solution, or several; so such a one is left out and told,
    /// unless it is wanted.
    private void takeUnique(PuzzleSource source, PuzzleEntry entry) {
        Solutions solutions = Solutions.of(entry.puzzle(), solver);
        if (with.any || solutions instanceof Solutions.One) {
            puzzles.add(printed(entry, solutions));
            return;
        }
        boolean hasNone = solutions instanceof Solutions.None;
        leaveOut(source, entry.line(), hasNone ? Complaint.PRINTS_NO_SOLUTION : Complaint.PRINTS_SEVERAL);
    }

    private void takeUnique(PuzzleSource source, VariantEntry entry) {
        List<Digits> solutions = variants.solutions(entry.variant());
        if (with.any || solutions.size() == 1) {
            puzzles.add(variants.printed(entry.variant(), solutions));
            variants.remark(source.name(), entry).ifPresent(terminal::complain);
            return;
        }
        leaveOut(source, entry.line(), solutions.isEmpty() ? Complaint.PRINTS_NO_SOLUTION : Complaint.PRINTS_SEVERAL);
    }

    private void leaveOut(PuzzleSource source, long line, Complaint why) {
        isBad = true;
        badLines.add(() -> terminal.speech().say(why, source.name(), line), line, source.name());
    }

    private PrintedPuzzle printed(PuzzleEntry entry, Solutions solutions) {
        Puzzle puzzle = entry.puzzle();
        Optional<Grid> solution =
                solutions instanceof Solutions.One one ? Optional.of(one.solution()) : Optional.empty();
        String caption = with.level && solution.isPresent() ? level(puzzle) : "";
        return new PrintedPuzzle(puzzle, entry.digits(), notes(entry), solution, caption, link(puzzle));
    }

    private String level(Puzzle puzzle) {
        Rating rating = Scales.HODOKU.rate(puzzle, RatingLimits.NONE);
        return new FigureText(terminal.speech()).of(rating.figures().getFirst());
    }

    private Marks notes(PuzzleEntry entry) {
        return switch (entry.puzzle()) {
            case Pencilmarks marks -> candidates(marks);
            case Givens _
            when with.candidates && entry.notes().center().isEmpty() ->
                candidates(Pencilmarks.of(new Givens(entry.digits())));
            case Givens _ -> entry.notes().center();
        };
    }

    /// The candidates of cells that have several.
    private static Marks candidates(Pencilmarks marks) {
        int[] candidates = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            candidates[cell] =
                    marks.digit(cell) == Digit.NONE ? marks.allowed(cell).bits() : 0;
        }
        return Marks.of(candidates);
    }

    /// A code of digits alone has the fewest and largest squares, so it is used where no address is asked for.
    private String link(Puzzle puzzle) {
        if (with.link == null || !(puzzle instanceof Givens givens)) {
            return "";
        }
        return with.link.isEmpty()
                ? givens.toString().replace('.', '0')
                : with.link + "#" + LinkCodec.write(Board.of(givens, Level.OWN));
    }
}
