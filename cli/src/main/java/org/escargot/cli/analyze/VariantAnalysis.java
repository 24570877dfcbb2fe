package org.escargot.cli.analyze;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.escargot.analysis.Needless;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.VariantParts;
import org.escargot.cli.output.VariantText;
import org.escargot.cli.solver.TimeLimit;
import org.escargot.cli.solver.VariantAnswer;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.format.VariantEntry;
import org.escargot.solver.general.GeneralSolver;

/// All that `analyze` says of a puzzle with rules of its own.
///
/// @param answer how many solutions it has, and one of them
/// @param limit where the count stopped
/// @param needless what can be left out; where there is one solution
record VariantAnalysis(VariantAnswer answer, long limit, Optional<Needless> needless) {
    private static final List<Report> NAMES =
            List.of(Report.PUZZLE, Report.SOLUTION_COUNT, Report.CLUES, Report.RULES, Report.SOLUTION, Report.MINIMAL);

    /// The analysis of `puzzle`, which may take `time` in all.
    ///
    /// @param progress told how many rules and givens are settled, each time
    static VariantAnalysis of(VariantEntry puzzle, long limit, TimeLimit time, IntConsumer progress) {
        GeneralSolver solver = new GeneralSolver();
        BooleanSupplier isOver = time.begin();
        VariantAnswer answer = VariantAnswer.of(puzzle, solver, limit, isOver);
        Optional<Needless> needless = answer.isGivenUp() || answer.solutions() != 1
                ? Optional.empty()
                : answer.solution().map(solution -> Needless.of(puzzle.variant(), solution, solver, isOver, progress));
        return new VariantAnalysis(answer, limit, needless);
    }

    /// Whether the time was too short for all of it.
    boolean isGivenUp() {
        return answer.isGivenUp()
                || needless.filter(found -> found.asked() < parts()).isPresent();
    }

    private int parts() {
        return Needless.parts(answer.puzzle().variant());
    }

    private VariantParts needlessParts(Needless found) {
        return new VariantParts(answer.puzzle().variant(), found.constraints(), found.givens());
    }

    /// Whole lines for people: a name and what it is.
    String text(Speech speech) {
        List<String> lines = new ArrayList<>();
        lines.add(named(Report.PUZZLE, VariantText.puzzle(answer.puzzle()), speech));
        if (!answer.puzzle().unread().isEmpty()) {
            lines.add(speech.say(
                    Report.CANDIDATES_WITHOUT, String.join(", ", answer.puzzle().unread())));
        }
        lines.add(named(Report.SOLUTION_COUNT, solutions(speech), speech));
        lines.add(named(Report.CLUES, String.valueOf(givens()), speech));
        lines.add(named(Report.RULES, String.valueOf(rules()), speech));
        needless.ifPresent(found -> {
            lines.add(named(Report.SOLUTION, answer.solution().orElseThrow().toString(), speech));
            lines.add(named(Report.MINIMAL, minimal(found, speech), speech));
        });
        return String.join("\n", lines) + "\n";
    }

    private static String named(Report name, String value, Speech speech) {
        int width =
                NAMES.stream().mapToInt(each -> speech.say(each).length()).max().orElseThrow() + 1;
        String said = speech.say(name);
        return said + " ".repeat(width - said.length()) + value;
    }

    private String solutions(Speech speech) {
        if (answer.isGivenUp()) {
            return speech.say(Report.NOT_KNOWN);
        }
        return answer.solutions() == limit
                ? speech.say(Report.OR_MORE, answer.solutions())
                : String.valueOf(answer.solutions());
    }

    private int givens() {
        return answer.puzzle().variant().givens().filled().size();
    }

    private int rules() {
        return answer.puzzle().variant().rules().constraints().size();
    }

    private String minimal(Needless found, Speech speech) {
        boolean hasAll = found.asked() == parts();
        VariantParts parts = needlessParts(found);
        boolean isNone = found.constraints().isEmpty() && found.givens().isEmpty();
        if (isNone) {
            return hasAll ? speech.say(Report.YES) : speech.say(Report.NEEDLESS_UNKNOWN, found.asked(), parts());
        }
        String needless = speech.say(Report.NEEDLESS, parts.text(speech));
        return hasAll ? needless : speech.say(Report.NEEDLESS_SO_FAR, needless, found.asked(), parts());
    }

    /// A line (docs/schema/analyze.schema.json).
    String json() {
        return JsonLines.object(object -> {
            VariantText.write(object, answer.puzzle());
            if (isGivenUp()) {
                object.writeBooleanField("givenUp", true);
            }
            if (!answer.isGivenUp()) {
                object.writeNumberField("solutions", answer.solutions());
                object.writeBooleanField("atLeast", answer.solutions() == limit);
            }
            object.writeNumberField("clues", givens());
            object.writeNumberField("rules", rules());
            if (needless.isPresent()) {
                writeNeedless(object, needless.get());
            }
        });
    }

    private void writeNeedless(JsonGenerator object, Needless found) throws IOException {
        object.writeStringField("solution", answer.solution().orElseThrow().toString());
        object.writeObjectFieldStart("needless");
        object.writeNumberField("asked", found.asked());
        needlessParts(found).write(object);
        object.writeEndObject();
    }
}
