package org.escargot.cli.rate;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.SliceOption;
import org.escargot.cli.input.SourceArguments;
import org.escargot.cli.options.DurationArgument;
import org.escargot.cli.options.RatingArgument;
import org.escargot.cli.options.ScaleChoice;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.RunOutput;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ChunkRun;
import org.escargot.cli.work.LineWork;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.rating.FullRater;
import org.escargot.rating.FullRating;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.RatingShape;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "rate",
        header = "Rates how hard puzzles are.",
        description = "One line for each puzzle, in input order, fields separated by tabs. HoDoKu's scale: the puzzle, "
                + "its level, its score, and the techniques it takes, as Name*count;… A path that stops for want of a "
                + "technique has the level Incomplete and the score so far. Sudoku Explainer's scale: the puzzle, ER, "
                + "EP, ED, and its hardest technique, below a comment that names the scale; >=7.2 stands where a "
                + "rating was given up. The scale human: the puzzle, the minutes of a practiced player, and what is "
                + "hardest; for puzzles with rules of their own, up to 9x9, minutes that are not calibrated, and the level "
                + "of a ladder of their own. NoSolution and SeveralSolutions say why there is no path at all; ! stands for a line that "
                + "cannot be read.",
        mixinStandardHelpOptions = true)
public final class RateCommand implements Callable<Integer> {
    private static final int CHUNK = 32;

    /// A rating that may be given up may take long; then small chunks keep all threads busy.
    private static final int SMALL_CHUNK = 4;

    private final Terminal terminal;

    @Mixin
    private SourceArguments arguments;

    private ScaleChoice scale = ScaleChoice.DEFAULT;

    @Option(
            names = "--format",
            paramLabel = "F",
            description =
                    "tsv (the default), json (docs/schema), or a line of your own: %%g puzzle, %%r ER, %%p EP, "
                            + "%%d ED, %%h hardest technique, %%l level, %%s score, %%m minutes, %%w reason, %%%% a percent sign.")
    private String format = "tsv";

    @Option(names = "--max", paramLabel = "ER", description = "Give a puzzle up at the first step harder than this.")
    private @Nullable String max;

    @Option(
            names = "--timeout",
            paramLabel = "D",
            description = "Give a puzzle up after this time: 500ms, 10s, 2m. What is printed then depends on the "
                    + "machine.")
    private @Nullable String timeout;

    @ArgGroup
    private @Nullable Shape shape;

    @Option(
            names = {"--no-shortcuts", "--verify"},
            description = "Search everything in the order of Sudoku Explainer: slower, and the same answers.")
    private boolean withoutShortcuts;

    @Option(
            names = "--resume",
            paramLabel = "OUT",
            description = "Write to this file, and go on behind what it has of the same run: the file is in the end "
                    + "what one run would have written.")
    private @Nullable String resume;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private SliceOption slice;

    @Mixin
    private ErrorOptions errors;

    @Mixin
    private InputOptions input;

    /// Which puzzles.
    static final class Shape {
        @Option(names = "--diamonds", description = "Print only puzzles with ED = EP = ER.")
        private boolean diamonds;

        @Option(names = "--pearls", description = "Print only puzzles with EP = ER.")
        @SuppressWarnings("unused") // chosen if a shape is given and it is not --diamonds
        private boolean pearls;

        private RatingShape shape() {
            return diamonds ? RatingShape.DIAMOND : RatingShape.PEARL;
        }
    }

    @Option(
            names = "--scale",
            paramLabel = "S",
            completionCandidates = ScaleChoice.Any.class,
            description = "hodoku (the default), explainer (ER, EP and ED of Sudoku Explainer 1.2.1), both, or "
                    + "human (the minutes of a practiced player, and what is hardest).")
    void setScale(String typed) {
        scale = ScaleChoice.any(typed);
    }

    public RateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        RateJob job = job();
        RateWriter writer = RateWriter.of(format, job);
        PuzzleList list = arguments.list(input, slice, terminal, "rate");
        String header = list.slice().isFirst() ? writer.header() : "";
        if (resume == null) {
            LineOutput out = new LineOutput(terminal.out());
            out.write(header);
            return rate(list, out, job, writer);
        }
        if (writer instanceof RateTemplate template && !template.namesPuzzles()) {
            throw new BadInput(Complaint.RESUME_FORMAT, format);
        }
        try (ResumedOutput out = ResumedOutput.open(resume, writer, job.shape() != RatingShape.ANY)) {
            out.begin(header);
            return rate(list, out, job, writer);
        }
    }

    private int rate(PuzzleList list, RunOutput out, RateJob job, RateWriter writer) {
        int chunk = scale.takesLimits() ? SMALL_CHUNK : CHUNK;
        LineWork<FullRater> work = new LineWork<>(
                (entry, rater) -> {
                    FullRating rating = rater.rate(entry.puzzle(), job::limits);
                    return job.prints(rating) ? writer.line(rating, entry.metadata()) : "";
                },
                variant -> isHuman() ? VariantRating.of(variant).map(writer::line) : Optional.empty(),
                writer.format());
        return ChunkRun.of(
                        terminal, errors, out, () -> new FullRater(job.scale().scales()), work, chunk)
                .all(list, threads.threads());
    }

    /// The other scales are those of programs that know the usual Sudoku alone.
    private boolean isHuman() {
        return scale.scales().equals(List.of(Scales.HUMAN));
    }

    private RateJob job() {
        RatingShape wanted = shape == null ? RatingShape.ANY : shape.shape();
        if (!scale.takesLimits() && (max != null || timeout != null || withoutShortcuts || wanted != RatingShape.ANY)) {
            throw new BadInput(Complaint.WITH_EXPLAINER);
        }
        return new RateJob(
                withoutShortcuts ? scale.withoutShortcuts() : scale,
                max == null ? Integer.MAX_VALUE : RatingArgument.tenths("--max", max),
                timeout == null ? 0 : DurationArgument.nanos(timeout),
                wanted);
    }
}
