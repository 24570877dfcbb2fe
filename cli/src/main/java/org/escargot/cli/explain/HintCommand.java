package org.escargot.cli.explain;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleArgument;
import org.escargot.cli.options.DurationArgument;
import org.escargot.cli.options.ExplainOptions;
import org.escargot.cli.options.ScaleChoice;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.solver.VariantPosition;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.Notice;
import org.escargot.format.BrokenEntry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.game.help.CurrentPosition;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.rating.PathStyle;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.solver.Solutions;
import org.escargot.told.Teller;
import org.escargot.told.ToldStep;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "hint",
        header = "Gives a hint: as much of the next step as you ask for.",
        description = "First checks whether a digit is wrong. Grids of candidates, 729 characters and files "
                + "that keep the current digits are read too, and so are puzzles with rules of their own, up to 9x9, "
                + "for which there is a ladder of their own. Exit code 1 when there is no step to tell.",
        mixinStandardHelpOptions = true)
public final class HintCommand implements Callable<Integer> {
    private static final String USUAL_TIME = "30s";
    private static final Notice NO_STEP = Notice.of(Notice.Kind.NO_STEP);

    private final Terminal terminal;

    @Mixin
    private PuzzleArgument argument;

    @Option(
            names = "--depth",
            paramLabel = "1..4",
            description = "1 the technique, 2 and where, 3 and its cells and digits, 4 the whole reason (default).")
    private int depth = 4;

    private Scale scale = Scales.HODOKU;

    private boolean isScaleTyped;

    @Option(names = "--all", description = "Every step that can be found here, a line each, easy ones first.")
    private boolean all;

    @Option(
            names = "--timeout",
            paramLabel = "D",
            description =
                    "With --all, how long to look, such as 10s or 2m (default: 30s); 0s: as long as it takes. What was "
                            + "not looked for is said.")
    private @Nullable String timeout;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description =
                    "With --all, at most N steps, the first ones (default: all). Whether there may be more is said.")
    private @Nullable Integer limit;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default) or json: an object for each step (docs/schema/step.schema.json).")
    private TextFormat format = TextFormat.TEXT;

    @Mixin
    private ExplainOptions explain;

    @Mixin
    private InputOptions input;

    @Option(
            names = "--scale",
            paramLabel = "S",
            completionCandidates = ScaleChoice.Single.class,
            description =
                    "Whose next step: hodoku (the default) or explainer (Sudoku Explainer 1.2.1, chains included).")
    void setScale(String typed) {
        scale = ScaleChoice.single(typed);
        isScaleTyped = true;
    }

    public HintCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    private void checkOptions() {
        if (depth < 1 || depth > 4) {
            throw new BadInput(Complaint.WITHIN, "--depth", 1, 4, depth);
        }
        if (all && !scale.equals(Scales.HODOKU)) {
            throw new BadInput(Complaint.GOES_WITH, "--all", "--scale hodoku");
        }
        if (timeout != null && !all) {
            throw new BadInput(Complaint.GOES_WITH, "--timeout", "--all");
        }
        if (limit != null && !all) {
            throw new BadInput(Complaint.GOES_WITH, "--limit", "--all");
        }
        if (limit != null && limit < 1) {
            throw new BadInput(Complaint.AT_LEAST, "--limit", 1, limit);
        }
    }

    @Override
    public Integer call() {
        checkOptions();
        return switch (argument.ofAnyRules(input, terminal, "hint")) {
            case PuzzleEntry usual -> hint(CurrentPosition.of(usual));
            case VariantEntry variant -> hint(variant);
            case BrokenEntry broken -> throw new IllegalStateException(broken.toString());
        };
    }

    private int hint(VariantEntry variant) {
        if (isScaleTyped) {
            throw new BadInput(Complaint.USUAL_ONLY, "--scale");
        }
        if (timeout != null) {
            throw new BadInput(Complaint.USUAL_ONLY, "--timeout");
        }
        VariantPosition position = VariantPosition.of(variant);
        Optional<Notice> obstacle = position.obstacle();
        List<Step> steps = obstacle.isPresent() ? List.of() : steps(position);
        LineOutput out = new LineOutput(terminal.out());
        if (obstacle.isEmpty()) {
            VariantSteps.warn(position, telling());
        }
        if (steps.isEmpty()) {
            out.write(telling().line(obstacle.orElse(NO_STEP)));
            return ExitCode.FAILED;
        }
        List<String> lines = lines(position.facts(), steps);
        out.write(String.join("\n", lines.subList(0, Math.min(lines.size(), most()))) + "\n");
        if (lines.size() > most()) {
            terminal.complain(Complaint.MORE_STEPS, most());
        }
        return ExitCode.OK;
    }

    private int most() {
        return limit == null ? Integer.MAX_VALUE : limit;
    }

    private List<Step> steps(VariantPosition position) {
        return all ? position.all() : position.next().stream().toList();
    }

    private int hint(CurrentPosition position) {
        Optional<Notice> obstacle = position.obstacle();
        if (obstacle.isEmpty() && position.hasSeveralSolutions() && scale.assumesOneSolution()) {
            terminal.complain(Complaint.SEVERAL_SOLUTIONS);
            return ExitCode.FAILED;
        }
        if (all && obstacle.isEmpty()) {
            return all(position);
        }
        List<Step> steps = obstacle.isEmpty() ? steps(position) : List.of();
        LineOutput out = new LineOutput(terminal.out());
        if (steps.isEmpty()) {
            out.write(telling().line(obstacle.orElse(NO_STEP)));
            return ExitCode.FAILED;
        }
        if (position.hasSeveralSolutions()) {
            telling().warnOfSeveralSolutions();
        }
        out.write(String.join("\n", lines(position.facts(), steps)) + "\n");
        return ExitCode.OK;
    }

    /// Writes every step as it is found.
    private int all(CurrentPosition position) {
        Explainer explainer = telling().explainer();
        if (position.hasSeveralSolutions()) {
            telling().warnOfSeveralSolutions();
        }
        Teller teller = Teller.inWords(explainer, Depth.of(depth));
        LineOutput out = new LineOutput(terminal.out());
        long nanos = DurationArgument.nanos(timeout == null ? USUAL_TIME : timeout);
        AllSteps steps = new AllSteps(terminal, explainer, nanos <= 1 ? 0 : nanos, most());
        long found = steps.of(
                position,
                step -> format == TextFormat.JSON
                        ? json(teller.tell(position.facts(), step))
                        : text(position.facts(), step, teller),
                out);
        if (found == 0) {
            out.write(telling().line(NO_STEP));
        }
        return steps.isStopped() ? ExitCode.GAVE_UP : found == 0 ? ExitCode.FAILED : ExitCode.OK;
    }

    private Telling telling() {
        return new Telling(terminal, explain, format);
    }

    private List<String> lines(Facts facts, List<Step> steps) {
        Teller teller = Teller.inWords(telling().explainer(), Depth.of(depth));
        // Two patterns may read the same on a line, such as the two ways to look at a loop.
        Set<String> lines = new LinkedHashSet<>();
        for (Step step : steps) {
            lines.add(format == TextFormat.JSON ? json(teller.tell(facts, step)) : text(facts, step, teller));
        }
        return List.copyOf(lines);
    }

    private List<Step> steps(CurrentPosition position) {
        if (!scale.equals(Scales.HODOKU)) {
            return scale.next(position.marks(), position.start(), RatingLimits.NONE).map(RatedStep::step).stream()
                    .toList();
        }
        return PathStyle.EASIEST.stepFrom(position.facts(), position.solutions() instanceof Solutions.One).stream()
                .toList();
    }

    private String text(Facts facts, Step step, Teller teller) {
        if (all) {
            return ExplainOptions.line(teller.explainer()).of(step);
        }
        String words = told(teller.tell(facts, step)).stripTrailing();
        String board = depth < 3
                ? ""
                : CandidateBoard.of(facts, step, teller.explainer().coordinates(), terminal);
        return board.isEmpty() ? words : words + "\n\n" + board.stripTrailing();
    }

    private static String told(ToldStep step) {
        return step.last().text() + "\n" + ProofText.of(step.proof(), 1);
    }

    private static String json(ToldStep step) {
        StringWriter text = new StringWriter();
        try (var generator = JsonLines.FACTORY.createGenerator(text)) {
            StepJson.write(generator, step);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
