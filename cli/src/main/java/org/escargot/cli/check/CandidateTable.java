package org.escargot.cli.check;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.work.Tally;
import org.escargot.rules.Frame;
import org.escargot.solver.general.Candidates;

/// The true candidates of a puzzle, row by row.
record CandidateTable(Question question, Candidates found) {
    private static final String NO_DIGIT = "-";

    Tally tally() {
        return switch (found) {
            case Candidates.Settled _ -> new Tally(0, 1, 0, 0, 0, 0);
            case Candidates.Cancelled _ -> new Tally(0, 0, 0, 0, 1, 0);
        };
    }

    /// What stood with the puzzle, a line for each row, and an empty one.
    String text(Speech speech) {
        String head = question.metadata().isEmpty() ? "" : question.metadata() + "\n";
        String without = question.unread().isEmpty()
                ? ""
                : speech.say(Report.CANDIDATES_WITHOUT, String.join(", ", question.unread())) + "\n";
        return head
                + without
                + switch (found) {
                    case Candidates.Settled _ -> table() + "\n";
                    case Candidates.Cancelled _ -> speech.say(Report.NOT_KNOWN) + "\n\n";
                };
    }

    private String table() {
        Frame frame = frame();
        int width = frame.cells().stream()
                .mapToObj(this::digits)
                .mapToInt(String::length)
                .max()
                .orElseThrow();
        return IntStream.range(0, frame.rows())
                .mapToObj(row -> frame.rowCells(row).stream()
                        .mapToObj(this::digits)
                        .map(digits -> digits + " ".repeat(width - digits.length()))
                        .collect(Collectors.joining(" "))
                        .stripTrailing())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private String digits(int cell) {
        boolean isCounted = found.limit() > 1;
        String digits = IntStream.rangeClosed(1, frame().size())
                .filter(digit -> found.count(cell, digit) > 0)
                .mapToObj(digit -> Frame.symbol(digit) + (isCounted ? ":" + count(cell, digit) : ""))
                .collect(Collectors.joining(isCounted ? "," : ""));
        return digits.isEmpty() ? NO_DIGIT : digits;
    }

    private String count(int cell, int digit) {
        int count = found.count(cell, digit);
        return count == found.limit() ? count + "+" : String.valueOf(count);
    }

    private Frame frame() {
        return question.variant().rules().frame();
    }

    /// An object on a line (docs/schema/candidates.schema.json).
    String json() {
        return JsonLines.object(object -> {
            question.write(object);
            switch (found) {
                case Candidates.Settled _ -> writeCounts(object);
                case Candidates.Cancelled _ -> object.writeBooleanField("givenUp", true);
            }
        });
    }

    private void writeCounts(JsonGenerator object) throws IOException {
        object.writeNumberField("limit", found.limit());
        object.writeObjectFieldStart("candidates");
        for (int cell : frame().cells().toArray()) {
            object.writeObjectFieldStart(frame().name(cell));
            for (int digit = 1; digit <= frame().size(); digit++) {
                if (found.count(cell, digit) > 0) {
                    object.writeNumberField(String.valueOf(Frame.symbol(digit)), found.count(cell, digit));
                }
            }
            object.writeEndObject();
        }
        object.writeEndObject();
    }
}
