package org.escargot.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.HodokuLine;
import org.escargot.explain.Notice;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.SolvePath;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.rating.Rating;
import org.escargot.rating.hodoku.HodokuScheme;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "explain",
        header = "Tells the whole way to the solution, step by step.",
        description =
                "Each step as a line in HoDoKu's manner and as a sentence, then level and score on HoDoKu's scale. "
                        + "Exit code 1 when there is no way to tell.",
        mixinStandardHelpOptions = true)
final class ExplainCommand implements Callable<Integer> {
    private static final String NOT_ALONE = "# not the only such step: ";

    private final Terminal terminal;
    private final HodokuScheme scheme = new HodokuScheme();

    @Parameters(paramLabel = "FILE|-|PUZZLE", description = "The puzzle, where you stand in it.")
    private String argument;

    @Option(names = "--json", description = "One JSON object (docs/schema/explain.schema.json).")
    private boolean json;

    @Option(
            names = "--library",
            description =
                    "The steps as lines of HoDoKu's case library, to be run by cases; a comment where the technique "
                            + "does something else with the same digits too, which the library does not allow.")
    private boolean library;

    @Option(names = "--prove", description = "Under each step, its proof from its own evidence.")
    private boolean prove;

    @Mixin
    private ExplainOptions explain;

    @Mixin
    private InputOptions input;

    ExplainCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Position position = Position.of(input.onePuzzle(terminal, argument));
        Optional<Notice> obstacle = position.obstacle();
        LineOutput out = new LineOutput(terminal.out());
        if (obstacle.isPresent()) {
            Explainer explainer = explain.explainer();
            out.write(json ? NoticeJson.line(obstacle.get(), explainer) : explainer.notice(obstacle.get()) + "\n");
            return ExitCode.FAILED;
        }
        if (position.solutions() > 1) {
            terminal.complain(explain.explainer().notice(Notice.of(Notice.Kind.SEVERAL_SOLUTIONS)));
        }
        SolvePath path = position.solutions() == 1
                ? scheme.climb(position.marks(), position.givens())
                : position.solver(scheme).solve(position.marks(), position.givens());
        out.write(json ? json(position, path) : text(position, path));
        return ExitCode.OK;
    }

    private String text(Position position, SolvePath path) {
        Explainer explainer = explain.explainer();
        HodokuLine line = explain.line();
        StringBuilder text = new StringBuilder();
        Pencilmarks marks = path.start();
        int number = 0;
        for (Step step : path.steps()) {
            Facts facts = new Facts(marks, position.givens());
            if (library) {
                text.append(libraryLine(facts, step)).append('\n');
            } else {
                text.append(++number).append(". ").append(line.of(step)).append("\n   ");
                text.append(explainer.explain(facts, step, Depth.REASON).text()).append('\n');
            }
            if (prove) {
                // Between cases a proof is a comment, so that the lines stay a file of cases.
                String proof = StepProof.of(facts, step).toString();
                text.append(library ? proof.replaceAll("(?m)^", "# ").strip() + "\n" : proof.indent(3));
            }
            marks = step.effects().applyTo(marks);
        }
        return library ? text.toString() : text.append(summary(path)).toString();
    }

    private String summary(SolvePath path) {
        Rating rating = scheme.total(path);
        return String.format(Locale.ROOT, "%s, score %d (HoDoKu's scale)%n", rating.level(), rating.score());
    }

    /// The step as a case, or as a comment where it would fail: the technique does more with these digits here.
    private static String libraryLine(Facts facts, Step step) {
        LibraryCase library = LibraryCase.of(facts, step);
        boolean passes = CaseCheck.of(library).verdict() == CaseCheck.Verdict.PASSED;
        return (passes ? "" : NOT_ALONE) + library.line();
    }

    private String json(Position position, SolvePath path) {
        StringWriter text = new StringWriter();
        Explainer explainer = explain.explainer();
        Rating rating = scheme.total(path);
        try (var generator = JsonLines.FACTORY.createGenerator(text)) {
            generator.writeStartObject();
            generator.writeStringField("start", path.start().grid().toString());
            generator.writeStringField("outcome", path.outcome().name());
            generator.writeStringField("level", rating.level());
            generator.writeNumberField("score", rating.score());
            generator.writeArrayFieldStart("steps");
            Pencilmarks marks = path.start();
            for (Step step : path.steps()) {
                Facts facts = new Facts(marks, position.givens());
                StepJson.write(
                        generator,
                        step,
                        explainer.explain(facts, step, Depth.REASON),
                        explainer.name(step.technique()));
                marks = step.effects().applyTo(marks);
            }
            generator.writeEndArray();
            generator.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text + "\n";
    }
}
