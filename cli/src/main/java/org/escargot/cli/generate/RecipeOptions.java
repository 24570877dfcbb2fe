package org.escargot.cli.generate;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.escargot.cli.options.Range;
import org.escargot.cli.options.Values;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.generator.Recipe;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.grid.Symmetry;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/// What a puzzle shall look like: its clues, how they lie, and the solution they come from.
final class RecipeOptions {
    @Option(
            names = "--symmetry",
            paramLabel = "S",
            completionCandidates = Values.Symmetries.class,
            description = "none (default), rotational-180, rotational-90, horizontal (left and right mirrored), "
                    + "vertical (top and bottom), diagonal, antidiagonal or full (all of them).")
    private String symmetry = "none";

    @Option(names = "--clues", paramLabel = "A..B", description = "How many clues, such as 28..32 or 24.")
    private @Nullable String clues;

    @Option(
            names = "--minimal",
            description = "No clue can be spared; with a symmetry, no orbit of clues, and minimal= says whether that "
                    + "holds for single clues too.")
    private boolean minimal;

    @Option(names = "--grid", paramLabel = "GRID", description = "The solution, in 81 digits.")
    private @Nullable String grid;

    @ArgGroup
    private @Nullable GridOption grids;

    @Option(
            names = "--mask",
            paramLabel = "FILE",
            description = "Where the clues stand, all of them: a grid in any format, any digit for a clue.")
    private @Nullable String mask;

    /// How the solution grids are drawn.
    static final class GridOption {
        @Option(names = "--uniform", description = "Draw solution grids of which each is equally likely.")
        private boolean uniform;

        @Option(
                names = "--watchdog",
                description = "Draw solution grids digit by digit, a watchdog beside, as the report does.")
        private boolean watchdog;

        @Option(
                names = "--unbiased",
                description = "Draw minimal puzzles that can be weighed: one stands for weight= puzzles of as many "
                        + "clues. Slow: some seconds for each.")
        @SuppressWarnings("unused") // chosen if a way is given and it is none of the others
        private boolean unbiased;

        private Recipe.GridSource source() {
            return uniform
                    ? Recipe.GridSource.UNIFORM
                    : watchdog ? Recipe.GridSource.WATCHDOG : Recipe.GridSource.UNBIASED;
        }
    }

    /// The recipe that these options ask for; `read` reads the puzzle that an argument names.
    ///
    /// @throws BadInput when one of them cannot be understood
    Recipe recipe(Function<String, Puzzle> read) {
        Recipe wanted = Recipe.PLAIN
                .with(grids == null ? Recipe.GridSource.FAST : grids.source())
                .with(symmetry());
        if (clues != null) {
            Range range = Range.of("--clues", clues, 0, 81);
            wanted = wanted.with(new ClueRange(range.from(), range.to()));
        }
        if (minimal) {
            wanted = wanted.with(wanted.symmetry() == Symmetry.NONE ? Minimality.CLUES : Minimality.ORBITS);
        }
        if (mask != null) {
            wanted = wanted.with(filled(read.apply(mask)));
        }
        return grid == null ? wanted : wanted.with(solution(read.apply(grid)));
    }

    /// Which clues belong together.
    Symmetry symmetry() {
        return symmetry("--symmetry", symmetry);
    }

    /// The symmetry that `id` names, as the value of `option`.
    static Symmetry symmetry(String option, String id) {
        Optional<Symmetry> known = Symmetry.of(id);
        String all = Arrays.stream(Symmetry.values()).map(Symmetry::id).collect(Collectors.joining(", "));
        return known.orElseThrow(() -> BadInput.oneOf(option, all, id));
    }

    private static CellSet filled(Puzzle puzzle) {
        if (puzzle instanceof Givens givens) {
            return givens.cells();
        }
        throw new BadInput(Complaint.MASK);
    }

    private static Grid solution(Puzzle puzzle) {
        if (puzzle instanceof Givens givens && givens.grid().isSolved()) {
            return givens.grid();
        }
        throw new BadInput(Complaint.SOLVED_GRID);
    }
}
