package org.escargot.cli.explain;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleArgument;
import org.escargot.cli.options.ExplainOptions;
import org.escargot.cli.options.FigureJson;
import org.escargot.cli.options.FigureText;
import org.escargot.cli.options.ScaleChoice;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.Depth;
import org.escargot.explain.Notice;
import org.escargot.format.BrokenEntry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.game.help.CurrentPosition;
import org.escargot.logic.Outcome;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.TruthsAndLinks;
import org.escargot.rating.PathStyle;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Pathfinder;
import org.escargot.rating.scale.RatedPath;
import org.escargot.told.Replay;
import org.escargot.told.Teller;
import org.escargot.told.ToldStep;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "explain",
        header = "Shows every step of the solution.",
        description =
                "Each step as a line in HoDoKu's manner and as a sentence, then level and score on HoDoKu's scale, or ER, "
                        + "EP and ED on Sudoku Explainer's. Puzzles with rules of their own, up to 9x9, have a ladder "
                        + "of their own, and its level. Exit code 1 when there is no solution path.",
        mixinStandardHelpOptions = true)
public final class ExplainCommand implements Callable<Integer> {
    private static final String NOT_ALONE = "# not the only such step: ";
    private static final String NO_CASE = "# not for cases: ";

    private final Terminal terminal;

    @Mixin
    private PuzzleArgument argument;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default) or json: one object (docs/schema/explain.schema.json).")
    private TextFormat format = TextFormat.TEXT;

    private Pathfinder pathfinder = Scales.HODOKU;

    @Option(
            names = "--library",
            description =
                    "The steps as lines of HoDoKu's case library, to be run by cases; a comment where the technique "
                            + "does something else with the same digits too, which the library does not allow.")
    private boolean library;

    @Option(names = "--prove", description = "Under each step, its proof from its own evidence.")
    private boolean prove;

    @Option(
            names = "--truths",
            description = "Under each step, its truths, of which each needs a true candidate, and the links that take "
                    + "one at most: counting them shows it.")
    private boolean truths;

    @Mixin
    private ExplainOptions explain;

    @Mixin
    private InputOptions input;

    @Option(
            names = "--scale",
            paramLabel = "S",
            completionCandidates = ScaleChoice.Single.class,
            description = "hodoku (the default) or explainer (Sudoku Explainer 1.2.1: each step with its difficulty, "
                    + "chains line by line).")
    void setScale(String typed) {
        choose(ScaleChoice.single(typed), "--scale");
    }

    /// The option that chose the pathfinder; null where none did.
    private @Nullable String chosenBy;

    private void choose(Pathfinder chosen, String option) {
        if (chosenBy != null) {
            throw new BadInput(Complaint.NOT_WITH, "--style", "--scale");
        }
        chosenBy = option;
        pathfinder = chosen;
    }

    @Option(
            names = "--style",
            paramLabel = "S",
            description = "Whose path: easiest, each step the one that a hint would tell; hodoku, as --scale hodoku; "
                    + "shortest, singles first, then the step after which singles lead furthest: it looks one step "
                    + "ahead, so a shorter path may exist.")
    void setStyle(Style chosen) {
        choose(chosen.pathfinder(), "--style");
    }

    /// What can be typed after `--style`.
    enum Style {
        EASIEST,
        HODOKU,
        SHORTEST;

        private Pathfinder pathfinder() {
            return switch (this) {
                case EASIEST -> PathStyle.EASIEST;
                case HODOKU -> Scales.HODOKU;
                case SHORTEST -> PathStyle.SHORTEST;
            };
        }

        /// The name as users type it.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public ExplainCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    private void checkLibrary() {
        if (library && !pathfinder.equals(Scales.HODOKU)) {
            throw new BadInput(Complaint.LIBRARY_GOES_WITH);
        }
        if (library && truths) {
            throw new BadInput(Complaint.NOT_WITH, "--library", "--truths");
        }
        if (library && format == TextFormat.JSON) {
            throw new BadInput(Complaint.NOT_WITH, "--library", "--format json");
        }
    }

    @Override
    public Integer call() {
        checkLibrary();
        return switch (argument.ofAnyRules(input, terminal, "explain")) {
            case PuzzleEntry usual -> explain(CurrentPosition.of(usual));
            case VariantEntry variant -> explain(variant);
            case BrokenEntry broken -> throw new IllegalStateException(broken.toString());
        };
    }

    private int explain(VariantEntry variant) {
        String refused = library ? "--library" : truths ? "--truths" : chosenBy;
        if (refused != null) {
            throw new BadInput(Complaint.USUAL_ONLY, refused);
        }
        if (prove && format == TextFormat.JSON) {
            throw new BadInput(Complaint.NOT_WITH, "--prove", "--format json");
        }
        return VariantSteps.explain(variant, telling(), prove);
    }

    private Telling telling() {
        return new Telling(terminal, explain, format);
    }

    private int explain(CurrentPosition position) {
        Optional<Notice> obstacle = position.obstacle();
        Telling telling = telling();
        LineOutput out = new LineOutput(terminal.out());
        if (obstacle.isPresent()) {
            out.write(telling.line(obstacle.get()));
            return ExitCode.FAILED;
        }
        boolean several = position.hasSeveralSolutions();
        if (several && pathfinder.assumesOneSolution()) {
            terminal.complain(Complaint.SEVERAL_SOLUTIONS);
            return ExitCode.FAILED;
        }
        if (several) {
            telling.warnOfSeveralSolutions();
        }
        RatedPath path = several
                ? pathfinder.pathAssumingNothing(position.marks(), position.start())
                : pathfinder.path(position.marks(), position.start());
        Teller teller = Teller.inWords(telling.explainer(), Depth.REASON);
        out.write(telling.isJson() ? json(position, path, teller) : text(position, path, teller));
        return ExitCode.OK;
    }

    private String text(CurrentPosition position, RatedPath path, Teller teller) {
        StringBuilder text =
                new StringBuilder(library ? "" : telling().start(path.start().grid()));
        for (Replay.Turn turn : Replay.of(path, position.start())) {
            text.append(library ? libraryLine(turn) + "\n" : turn.number() + ". " + cost(turn) + told(turn, teller));
            if (!library) {
                text.append(telling().board(turn.facts(), turn.step()));
            }
            if (truths) {
                teller.explainer()
                        .counts(turn.facts(), turn.step())
                        .forEach(count -> text.append("   ").append(count).append('\n'));
            }
            if (prove) {
                // Between cases a proof is a comment, so that the lines stay a file of cases.
                String proof = StepProof.of(turn.facts(), turn.step()).toString();
                text.append(library ? proof.replaceAll("(?m)^", "# ").strip() + "\n" : proof.indent(3));
            }
        }
        return library
                ? text.toString()
                : text.append(new FigureText(terminal.speech()).summary(pathfinder, path.rating()))
                        .append('\n')
                        .toString();
    }

    /// What the step costs, where its technique does not say it.
    private String cost(Replay.Turn turn) {
        return pathfinder.ratesEachStep()
                ? new FigureText(terminal.speech()).of(turn.rated().cost()) + " "
                : "";
    }

    /// The line of the step, its reason, and what the reason sums up.
    private static String told(Replay.Turn turn, Teller teller) {
        ToldStep told = teller.tell(turn.facts(), turn.step());
        return ExplainOptions.line(teller.explainer()).of(turn.step()) + "\n   "
                + told.last().text() + "\n" + ProofText.of(told.proof(), 2);
    }

    /// The step as a case, or as a comment where it would fail: the technique does more with these digits here.
    private static String libraryLine(Replay.Turn turn) {
        LibraryCase library = LibraryCase.of(turn.facts(), turn.step());
        return switch (CaseCheck.of(library).verdict()) {
            case PASSED -> library.line();
            case FAILED -> NOT_ALONE + library.line();
            case NOT_IMPLEMENTED -> NO_CASE + library.line();
        };
    }

    private void write(JsonGenerator json, Teller teller, Replay.Turn turn) throws IOException {
        json.writeStartObject();
        if (pathfinder.ratesEachStep()) {
            FigureJson.write(json, pathfinder.stepMeasure(), turn.rated().cost());
        }
        StepJson.writeFields(json, teller.tell(turn.facts(), turn.step()));
        if (truths) {
            StepJson.counts(json, TruthsAndLinks.of(turn.facts(), turn.step()).orElse(List.of()));
        }
        json.writeEndObject();
    }

    private String json(CurrentPosition position, RatedPath path, Teller teller) {
        StringWriter text = new StringWriter();
        try (var generator = JsonLines.FACTORY.createGenerator(text)) {
            generator.writeStartObject();
            generator.writeStringField("start", path.start().grid().toString());
            generator.writeStringField("outcome", Outcome.of(path.end()).name());
            if (pathfinder.ratesEachStep()) {
                generator.writeStringField("scale", pathfinder.title());
            }
            FigureJson.write(generator, pathfinder, path.rating());
            generator.writeArrayFieldStart("steps");
            for (Replay.Turn turn : Replay.of(path, position.start())) {
                write(generator, teller, turn);
            }
            generator.writeEndArray();
            generator.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text + "\n";
    }
}
