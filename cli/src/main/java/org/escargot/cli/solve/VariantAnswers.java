package org.escargot.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.output.VariantText;
import org.escargot.cli.solver.VariantAnswer;
import org.escargot.cli.work.Tally;
import org.escargot.format.VariantEntry;
import org.escargot.rules.Digits;
import org.escargot.solver.general.RulesSolver;

/// Answers for puzzles with rules of their own, in the forms that those for others have. Digits above 9 are letters.
final class VariantAnswers {
    private final OutputFormat format;

    VariantAnswers(OutputFormat format) {
        this.format = format;
    }

    /// Solves or counts `puzzle` as `job` says.
    static VariantAnswer answer(VariantEntry puzzle, SolveJob job, RulesSolver solver) {
        long limit = job.kind() == SolveJob.Kind.COUNT ? job.limit() : Math.max(2, job.limit());
        return VariantAnswer.of(puzzle, solver, limit, job.time());
    }

    /// The line or lines of an answer to `job`.
    String written(VariantAnswer answer, SolveJob job) {
        return job.kind() == SolveJob.Kind.COUNT ? counted(answer) : solved(answer);
    }

    /// Prints every solution of `puzzle`, numbered from 1.
    Tally printAll(VariantEntry puzzle, SolveJob job, LineOutput out) {
        long[] number = {0};
        RulesSolver.End end = VariantAnswer.solver()
                .search(
                        puzzle.variant(),
                        solution -> {
                            out.write(numbered(puzzle, ++number[0], solution));
                            return number[0] == job.limit();
                        },
                        job.time().begin());
        VariantAnswer answer = new VariantAnswer(puzzle, number[0], Optional.empty(), end == RulesSolver.End.CANCELLED);
        if (number[0] == 0 || answer.isGivenUp()) {
            out.write(solved(answer));
        }
        return answer.tally();
    }

    private String solved(VariantAnswer answer) {
        String none = answer.isGivenUp() ? AnswerLines.GIVEN_UP : AnswerLines.NONE;
        String line = answer.solution().map(Digits::toString).orElse(none);
        return switch (format) {
            case LINE -> line(line, answer.puzzle());
            case GRID ->
                answer.solution().map(VariantText::rows).orElse(none + "\n")
                        + (answer.puzzle().unread().isEmpty() ? "" : VariantText.without(answer.puzzle()) + "\n");
            case JSON ->
                JsonLines.object(object -> {
                    VariantText.write(object, answer.puzzle());
                    solutions(object, answer);
                    object.writeStringField(
                            "solution", answer.solution().map(Digits::toString).orElse(null));
                });
        };
    }

    private String counted(VariantAnswer answer) {
        VariantEntry puzzle = answer.puzzle();
        return switch (format) {
            case LINE, GRID ->
                AnswerLines.withMetadata(
                        VariantText.puzzle(puzzle),
                        puzzle.metadata(),
                        VariantText.without(puzzle),
                        (answer.isGivenUp() ? ">=" : "") + answer.solutions());
            case JSON ->
                JsonLines.object(object -> {
                    VariantText.write(object, puzzle);
                    solutions(object, answer);
                });
        };
    }

    private String numbered(VariantEntry puzzle, long number, Digits solution) {
        return switch (format) {
            case LINE -> number + "\t" + line(solution.toString(), puzzle);
            case GRID -> number + "\n" + VariantText.rows(solution);
            case JSON ->
                JsonLines.object(object -> {
                    VariantText.write(object, puzzle);
                    object.writeNumberField("number", number);
                    object.writeStringField("solution", solution.toString());
                });
        };
    }

    private static String line(String solution, VariantEntry puzzle) {
        return AnswerLines.withMetadata(solution, puzzle.metadata(), VariantText.without(puzzle));
    }

    private static void solutions(JsonGenerator object, VariantAnswer answer) throws IOException {
        object.writeNumberField("solutions", answer.solutions());
        if (answer.isGivenUp()) {
            object.writeBooleanField("givenUp", true);
        }
    }
}
