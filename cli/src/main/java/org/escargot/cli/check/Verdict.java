package org.escargot.cli.check;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.VariantParts;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.work.Tally;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.solver.general.Conflict;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;

/// Whether a puzzle has no solution, one or several, and why it has none.
///
/// @param question the puzzle
/// @param end how the search for two solutions ended
/// @param solutions how many were found, 0..2
/// @param first the first of them
/// @param conflict what has no solution together; of interest where there is none
record Verdict(
        Question question, RulesSolver.End end, int solutions, Optional<Digits> first, Optional<Conflict> conflict) {
    static Verdict of(Question question, GeneralSolver solver, BooleanSupplier isOver) {
        List<Digits> found = new ArrayList<>();
        RulesSolver.End end = solver.search(
                question.variant(),
                solution -> {
                    found.add(solution);
                    return found.size() == 2;
                },
                isOver);
        boolean isNone = end == RulesSolver.End.COMPLETE && found.isEmpty();
        return new Verdict(
                question,
                end,
                found.size(),
                found.stream().findFirst(),
                isNone ? Optional.of(solver.conflict(question.variant(), isOver)) : Optional.empty());
    }

    private boolean isGivenUp() {
        return end == RulesSolver.End.CANCELLED;
    }

    Tally tally() {
        if (isGivenUp()) {
            return new Tally(0, 0, 0, 0, 1, 0);
        }
        return new Tally(solutions == 0 ? 1 : 0, solutions == 1 ? 1 : 0, solutions > 1 ? 1 : 0, 0, 0, 0);
    }

    /// A sentence for people, then what stood with the puzzle.
    String text(Speech speech) {
        String said = sentence(speech);
        String whole = question.unread().isEmpty()
                ? said
                : speech.say(Report.UNDERSTOOD_WITHOUT, said, String.join(", ", question.unread()));
        return AnswerLines.withMetadata(whole, question.metadata());
    }

    private String sentence(Speech speech) {
        if (isGivenUp()) {
            return speech.say(Report.NOT_KNOWN);
        }
        return switch (solutions) {
            case 0 -> why(speech);
            case 1 -> speech.say(Report.ONE_SOLUTION);
            default -> speech.say(Report.MORE_SOLUTIONS);
        };
    }

    private String why(Speech speech) {
        return switch (conflict.orElseThrow()) {
            case Conflict.Least least
            when least.constraints().isEmpty() && least.givens().isEmpty() -> speech.say(Report.NONE_OF_BOARD);
            case Conflict.Least least ->
                speech.say(
                        Report.NONE_TOGETHER,
                        parts(least.constraints(), least.givens()).text(speech));
            case Conflict.Some some ->
                speech.say(
                        Report.NONE_AMONG,
                        parts(some.constraints(), some.givens()).text(speech));
            case Conflict.None _, Conflict.Cancelled _ -> speech.say(Report.NONE_UNKNOWN);
        };
    }

    private VariantParts parts(List<Constraint> constraints, List<Integer> givens) {
        return new VariantParts(question.variant(), constraints, givens);
    }

    /// An object on a line (docs/schema/check.schema.json).
    String json() {
        return JsonLines.object(object -> {
            question.write(object);
            if (isGivenUp()) {
                object.writeBooleanField("givenUp", true);
                return;
            }
            object.writeStringField("verdict", solutions == 0 ? "none" : solutions == 1 ? "one" : "several");
            if (solutions == 1) {
                object.writeStringField("solution", first.orElseThrow().toString());
            }
            if (conflict.isPresent()) {
                writeConflict(object, conflict.get());
            }
        });
    }

    private void writeConflict(JsonGenerator object, Conflict why) throws IOException {
        switch (why) {
            case Conflict.Least least -> writeConflict(object, true, parts(least.constraints(), least.givens()));
            case Conflict.Some some -> writeConflict(object, false, parts(some.constraints(), some.givens()));
            case Conflict.None _, Conflict.Cancelled _ -> {}
        }
    }

    private static void writeConflict(JsonGenerator object, boolean isLeast, VariantParts parts) throws IOException {
        object.writeObjectFieldStart("conflict");
        object.writeBooleanField("least", isLeast);
        parts.write(object);
        object.writeEndObject();
    }
}
