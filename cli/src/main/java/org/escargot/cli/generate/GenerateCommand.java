package org.escargot.cli.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.Slice;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.options.DurationArgument;
import org.escargot.cli.options.Range;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.generator.Generated;
import org.escargot.generator.Pool;
import org.escargot.generator.Recipe;
import org.escargot.generator.RecipeProblems;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Makes puzzles. The file is longer than most, because its options are many.
@Command(
        name = "generate",
        header = "Generates puzzles, each with exactly one solution.",
        description = "One line for each: the puzzle, a tab, and what it is: seed=S:N (the seed, and the number in the "
                + "run; --seed S:N makes it again), and whatever was asked for. The same seed gives the same puzzles "
                + "on every machine, for any number of threads. A single puzzle on a terminal is drawn as a grid.",
        mixinStandardHelpOptions = true)
public final class GenerateCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(
            names = "--count",
            paramLabel = "N",
            description =
                    "How many (default: 1); with --fill-pool, how many of each level or rating to have (default: 20).")
    private @Nullable Long count;

    @Option(
            names = "--seed",
            paramLabel = "S[:N]",
            description = "The seed (default: a new one each time), and the number to begin with.")
    private @Nullable String seed;

    @Option(
            names = "--daily",
            paramLabel = "DATE",
            description = "The puzzle of a day, such as 2026-11-22 or today: the same for everybody, also on the page. "
                    + "With --level 0..20 (default: 7); with --count N the puzzles of N days.")
    private @Nullable String daily;

    @Option(
            names = "--symmetry",
            paramLabel = "S",
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

    @Mixin
    private WishOptions wish;

    @Option(
            names = "--recipe",
            paramLabel = "R",
            description = "report: the way of the report that the levels 0..20 come from, for --level; not always one "
                    + "solution, so solutions= says whether. Cannot be combined with other options.")
    private @Nullable String recipe;

    @Option(
            names = "--timeout",
            paramLabel = "D",
            description = "Give a puzzle up after this time, such as 500ms, 10s or 2m: then no line, and exit code 3.")
    private @Nullable String timeout;

    @Option(
            names = "--fill-pool",
            description = "Make puzzles of the levels 10 to 19, or of --level, or of each rating of --rating, to keep: "
                    + "without --seed, later calls with such a wish alone take them at once. The file is ESCARGOT_POOL, or escargot/pool.tsv among "
                    + "the user's data.")
    private boolean fillPool;

    @Option(names = "--format", paramLabel = "F", description = "line (default), grid or json (docs/schema).")
    private @Nullable OutputFormat format;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private SliceOption slice;

    @Mixin
    private InputOptions input;

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

    public GenerateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (count != null && count < 1) {
            throw new BadInput(Complaint.AT_LEAST, "--count", 1, count);
        }
        long nanos = timeout == null ? 0 : DurationArgument.nanos(timeout);
        if (daily != null) {
            return daily(daily);
        }
        if (fillPool) {
            return fill(nanos);
        }
        if (slice.isGiven() && seed == null) {
            throw new BadInput(Complaint.GOES_WITH, "--slice", "--seed");
        }
        Integer reportLevel = reportLevel();
        Recipe wanted = reportLevel == null ? wanted() : Recipe.PLAIN;
        checkPossible(wanted);
        Slice.Block numbers = slice.slice().of(count == null ? 1 : count);
        SeedArgument from = SeedArgument.of(seed).plus(numbers.from());
        GenerateJob job = new GenerateJob(wanted, reportLevel, from, numbers.size(), nanos, format);
        return new GenerateRun(terminal, job).run(threads.threads(), pooled(numbers.size()));
    }

    private static void checkPossible(Recipe recipe) {
        RecipeProblems.of(recipe).ifPresent(reason -> {
            throw new BadInput(Complaint.RECIPE, reason);
        });
    }

    private int daily(String day) {
        boolean isMoreWished = !wish.isEmpty() && wish.onlyLevel().isEmpty();
        if (seed != null || slice.isGiven() || timeout != null || fillPool || !isPlain() || isMoreWished) {
            throw new BadInput(Complaint.DAILY_ALONE);
        }
        int level = wish.onlyLevel().orElse(DailyRun.USUAL_LEVEL);
        DailyRun run = new DailyRun(DailyRun.day(day), level, count == null ? 1 : count);
        return run.run(terminal, new GeneratedWriter(format == null ? run.usualFormat(terminal) : format));
    }

    private int fill(long nanos) {
        List<PoolWish> kept = wish.isEmpty() ? PoolFilling.RARE : poolWishes();
        if (seed != null || slice.isGiven() || !isPlain() || kept.isEmpty()) {
            throw new BadInput(Complaint.POOL_ALONE);
        }
        kept.forEach(each -> checkPossible(each.recipe()));
        PoolFilling filling = new PoolFilling(terminal, FilePool.ofUser(), count == null ? 20 : count, nanos);
        return filling.run(kept, SeedArgument.of(null).seed());
    }

    /// Adds to `taken` what `pool` has of the wish, until there are `most`.
    private void take(Pool pool, long most, List<Generated> taken) {
        List<PoolWish> kept = new ArrayList<>(poolWishes());
        // A user who asks for a range prefers no rating in it to another.
        Collections.rotate(kept, RandomSource.of(System.nanoTime()).nextInt(kept.size() + 1));
        while (!kept.isEmpty() && taken.size() < most) {
            PoolWish next = kept.removeFirst();
            pool.take(next.name()).ifPresent(made -> {
                taken.add(made);
                kept.add(next);
            });
        }
    }

    /// What the pool has of the wish, up to `most` puzzles; nothing where a seed or more than a wish was given.
    private List<Generated> pooled(long most) {
        List<Generated> taken = new ArrayList<>();
        if (seed != null || !isPlain()) {
            return taken;
        }
        try {
            take(FilePool.ofUser(), most, taken);
        } catch (BadInput bad) {
            terminal.complain(Complaint.ANEW, bad.sentence(terminal.speech()));
        } catch (LostOutput lost) {
            terminal.complain(Complaint.ANEW, lost.sentence(terminal.speech()));
        }
        return taken;
    }

    /// What a pool may keep puzzles for; nothing where more is asked for.
    private List<PoolWish> poolWishes() {
        Optional<Integer> level = wish.onlyLevel();
        return level.isPresent()
                ? List.of(PoolWish.of(level.get()))
                : wish.onlyExplainer().map(PoolWish::of).orElse(List.of());
    }

    /// Whether nothing is asked of the puzzles but what [WishOptions] say.
    private boolean isPlain() {
        return grids == null
                && recipe == null
                && clues == null
                && grid == null
                && mask == null
                && !minimal
                && symmetry() == Symmetry.NONE;
    }

    private @Nullable Integer reportLevel() {
        if (recipe == null) {
            return null;
        }
        if (!recipe.equals("report")) {
            throw new BadInput(Complaint.ONE_OF, "--recipe", "report", recipe);
        }
        boolean asksForMore = grids != null || clues != null || grid != null || mask != null || minimal;
        if (asksForMore || symmetry() != Symmetry.NONE) {
            throw new BadInput(Complaint.REPORT_ALONE);
        }
        return wish.number();
    }

    private Recipe wanted() {
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
            wanted = wanted.with(filled(mask));
        }
        return wish.applyTo(grid == null ? wanted : wanted.with(solution(grid)));
    }

    private Symmetry symmetry() {
        Optional<Symmetry> known = Symmetry.of(symmetry);
        String all = Arrays.stream(Symmetry.values()).map(Symmetry::id).collect(Collectors.joining(", "));
        return known.orElseThrow(() -> new BadInput(Complaint.ONE_OF, "--symmetry", all, symmetry));
    }

    private CellSet filled(String argument) {
        Puzzle puzzle = input.onePuzzle(terminal, argument).puzzle();
        if (puzzle instanceof Givens givens) {
            return givens.cells();
        }
        throw new BadInput(Complaint.MASK);
    }

    private Grid solution(String argument) {
        Puzzle puzzle = input.onePuzzle(terminal, argument).puzzle();
        if (puzzle instanceof Givens givens && givens.grid().isSolved()) {
            return givens.grid();
        }
        throw new BadInput(Complaint.SOLVED_GRID);
    }
}
