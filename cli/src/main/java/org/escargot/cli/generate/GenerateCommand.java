package org.escargot.cli.generate;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.Slice;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.options.DurationArgument;
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
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.generator.variant.VariantWish;
import org.escargot.grid.Puzzle;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.rating.VariantLevel;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Makes puzzles.
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
                    + "With --level 0..20 (default: 7); with --count N the puzzles of N days. With --rules daily it has "
                    + "rules of its own, which the day of the week decides; with other --rules or --size it is the one "
                    + "of these, such as the killer of the day; --level easy to extreme (default: medium).")
    private @Nullable String daily;

    @Mixin
    private RecipeOptions look;

    @Mixin
    private WishOptions wish;

    @Mixin
    private VariantOptions variant;

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
            description = "Make puzzles of the levels 10 to 19, or of --level, or of each rating of --rating, to keep:"
                    + " without --seed, later calls with such a wish alone take them at once. The file is ESCARGOT_POOL,"
                    + " or escargot/pool.tsv among the user's data.")
    private boolean fillPool;

    @Option(names = "--format", paramLabel = "F", description = "line (default), grid or json (docs/schema).")
    private @Nullable OutputFormat format;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private SliceOption slice;

    @Mixin
    private InputOptions input;

    @Spec
    private CommandSpec command;

    public GenerateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (count != null && count < 1) {
            throw new BadInput(Complaint.AT_LEAST, "--count", 1, count);
        }
        return switch (order(GivenOptions.of(command))) {
            case Order.OfDays(DailyRun run) ->
                run.run(
                        terminal,
                        new GeneratedWriter(format == null ? run.usualFormat(terminal) : format, terminal.isStyled()));
            case Order.OfVariantDays(VariantDays days) ->
                new GenerateRun(terminal).run(threads.threads(), List.of(), days.batch());
            case Order.OfStock(List<PoolWish> wishes, long enough, long nanos) ->
                new PoolFilling(terminal, FilePool.ofUser(), enough, nanos)
                        .run(wishes, SeedArgument.of(null).seed());
            case Order.OfPuzzles(GenerateJob job, List<PoolWish> stocked) -> run(job, taken(stocked, job.count()));
            case Order.OfVariants(VariantJob job) ->
                new GenerateRun(terminal).run(threads.threads(), List.of(), job.batch());
        };
    }

    private int run(GenerateJob job, List<Generated> taken) {
        List<String> ready = taken.stream().map(job.writer()::write).toList();
        return new GenerateRun(terminal).run(threads.threads(), ready, job.batch(ready.size()));
    }

    private Order order(GivenOptions given) {
        long nanos = timeout == null ? 0 : DurationArgument.nanos(timeout);
        if (daily != null) {
            return variant.areAsked() ? ofVariantDays(given, daily) : ofDays(given, daily);
        }
        if (fillPool) {
            return ofStock(given, nanos);
        }
        if (slice.isGiven() && seed == null) {
            throw new BadInput(Complaint.GOES_WITH, "--slice", "--seed");
        }
        if (variant.areAsked()) {
            return ofVariants(given, nanos);
        }
        refuseWithoutRules(given);
        Integer reportLevel = recipe == null ? null : reportLevel(given, recipe);
        Recipe wanted = reportLevel == null ? wish.applyTo(look.recipe(this::puzzle)) : Recipe.PLAIN;
        checkPossible(wanted);
        Slice.Block numbers = numbers();
        GeneratedWriter writer = new GeneratedWriter(usualFormat(), terminal.isStyled());
        GenerateJob job = new GenerateJob(wanted, reportLevel, from(numbers), numbers.size(), nanos, writer);
        return new Order.OfPuzzles(job, given.areWithin(Order.OfPuzzles.STOCK_TAKES) ? wish.stocked() : List.of());
    }

    private static void refuseWithoutRules(GivenOptions given) {
        for (String option : List.of("--shape-symmetry", "--largest-cage", "--givens", "--to")) {
            if (given.has(option)) {
                throw new BadInput(Complaint.GOES_WITH, option, "--rules");
            }
        }
    }

    private Order ofVariants(GivenOptions given, long nanos) {
        if (!given.areWithin(Order.OfVariants.TAKES)) {
            throw new BadInput(Complaint.RULES_ALONE);
        }
        checkTarget(given);
        VariantRecipe wanted = variant.recipe(look.symmetry(), wish.ofVariants());
        GeneratedVariantWriter writer =
                new GeneratedVariantWriter(usualFormat(), variant.writer(Optional.of(wanted)), terminal.speech());
        Slice.Block numbers = numbers();
        return new Order.OfVariants(new VariantJob(wanted, from(numbers), numbers.size(), nanos, writer));
    }

    private void checkTarget(GivenOptions given) {
        if (format != null && given.has("--to")) {
            throw new BadInput(Complaint.NOT_WITH, "--to", "--format");
        }
    }

    private Slice.Block numbers() {
        return slice.slice().of(count == null ? 1 : count);
    }

    private SeedArgument from(Slice.Block numbers) {
        return SeedArgument.of(seed).plus(numbers.from());
    }

    /// What `--format` says; else a grid for a person who asks for one puzzle, and lines for all others.
    private OutputFormat usualFormat() {
        if (format != null) {
            return format;
        }
        return terminal.outIsTerminal() && (count == null || count == 1) ? OutputFormat.GRID : OutputFormat.LINE;
    }

    private Order ofDays(GivenOptions given, String day) {
        Optional<Integer> level = wish.tableLevel();
        if (!given.areWithin(Order.OfDays.TAKES) || (given.has("--level") && level.isEmpty())) {
            throw new BadInput(Complaint.DAILY_ALONE);
        }
        return new Order.OfDays(
                new DailyRun(DailyRun.day(day), level.orElse(DailyRun.USUAL_LEVEL), count == null ? 1 : count));
    }

    private Order ofVariantDays(GivenOptions given, String day) {
        if (!given.areWithin(Order.OfVariantDays.TAKES)) {
            throw new BadInput(Complaint.DAILY_RULES_ALONE);
        }
        checkTarget(given);
        LocalDate first = DailyRun.day(day);
        VariantLevel level = wish.ofVariants().level().orElse(VariantDays.USUAL_LEVEL);
        Optional<VariantRecipe> recipe = variant.areOfTheDay()
                ? Optional.empty()
                : Optional.of(variant.recipe(Symmetry.NONE, VariantWish.of(level)));
        GeneratedVariantWriter writer =
                new GeneratedVariantWriter(usualFormat(), variant.writer(recipe), terminal.speech());
        return new Order.OfVariantDays(new VariantDays(first, count == null ? 1 : count, level, recipe, writer));
    }

    private Order ofStock(GivenOptions given, long nanos) {
        List<PoolWish> wishes = wish.isEmpty() ? PoolFilling.RARE : wish.stocked();
        if (!given.areWithin(Order.OfStock.TAKES) || wishes.isEmpty()) {
            throw new BadInput(Complaint.POOL_ALONE);
        }
        wishes.forEach(each -> checkPossible(each.recipe()));
        return new Order.OfStock(wishes, count == null ? 20 : count, nanos);
    }

    private int reportLevel(GivenOptions given, String named) {
        if (!named.equals("report")) {
            throw new BadInput(Complaint.ONE_OF, "--recipe", "report", named);
        }
        if (!given.areWithin(Order.OfPuzzles.REPORT_TAKES)) {
            throw new BadInput(Complaint.REPORT_ALONE);
        }
        return wish.tableLevel().orElseThrow(() -> new BadInput(Complaint.REPORT_LEVEL));
    }

    private static void checkPossible(Recipe recipe) {
        RecipeProblems.of(recipe).ifPresent(reason -> {
            throw new BadInput(Complaint.RECIPE, reason);
        });
    }

    private Puzzle puzzle(String argument) {
        return input.onePuzzle(terminal, argument).puzzle();
    }

    /// Up to `most` puzzles that the pool has of `wishes`; where it cannot be read, that is said, and all are made.
    private List<Generated> taken(List<PoolWish> wishes, long most) {
        List<Generated> taken = new ArrayList<>();
        try {
            take(wishes, most, taken);
        } catch (BadInput bad) {
            terminal.complain(Complaint.ANEW, bad.sentence(terminal.speech()));
        } catch (LostOutput lost) {
            terminal.complain(Complaint.ANEW, lost.sentence(terminal.speech()));
        }
        return taken;
    }

    private static void take(List<PoolWish> wishes, long most, List<Generated> taken) {
        Pool pool = FilePool.ofUser();
        List<PoolWish> kept = new ArrayList<>(wishes);
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
}
