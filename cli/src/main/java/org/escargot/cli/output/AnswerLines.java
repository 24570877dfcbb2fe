package org.escargot.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.escargot.format.ParseProblem;
import org.escargot.grid.Puzzle;

/// The parts that the lines of all answers have.
public final class AnswerLines {
    /// Stands for the solution of a puzzle that has none.
    public static final String NONE = "-";

    /// Stands for the solution of a line that cannot be read.
    public static final String BROKEN = "!";

    /// Stands for the solution of a puzzle for which the time was too short.
    public static final String GIVEN_UP = "?";

    /// In characters: a grid, and a little beside it.
    private static final int USUAL_LENGTH = 100;

    private AnswerLines() {}

    /// The place of a line that cannot be read, so that output and input keep step.
    public static String broken(OutputFormat format, ParseProblem problem) {
        return switch (format) {
            case LINE, GRID -> BROKEN + "\n";
            case JSON ->
                JsonLines.object(object -> {
                    object.writeNumberField("line", problem.line());
                    object.writeNumberField("column", problem.column());
                    object.writeStringField("problem", problem.sentence());
                });
        };
    }

    /// The fields of a line that are not empty, with tabs between.
    public static String withMetadata(String... fields) {
        StringBuilder line = new StringBuilder(USUAL_LENGTH);
        for (String field : fields) {
            if (!field.isEmpty()) {
                line.append(line.isEmpty() ? "" : "\t").append(field);
            }
        }
        return line.append('\n').toString();
    }

    /// Writes the puzzle, and the metadata if there is any.
    public static void puzzle(JsonGenerator object, Puzzle puzzle, String metadata) throws IOException {
        object.writeStringField("puzzle", puzzle.toString());
        if (!metadata.isEmpty()) {
            object.writeStringField("metadata", metadata);
        }
    }
}
