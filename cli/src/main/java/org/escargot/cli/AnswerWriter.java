package org.escargot.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.escargot.format.ParseProblem;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// Writes answers as text, one or more whole lines each.
final class AnswerWriter {
    /// Stands for the solution of a puzzle that has none.
    static final String NONE = "-";

    /// Stands for the solution of a line that cannot be read.
    static final String BROKEN = "!";

    /// Stands for the solution of a puzzle for which the time was too short.
    static final String GIVEN_UP = "?";

    /// In characters: a grid, and a little beside it.
    private static final int USUAL_LENGTH = 100;

    private final OutputFormat format;
    private final boolean bold;

    /// @param bold whether framed grids print their givens bold
    AnswerWriter(OutputFormat format, boolean bold) {
        this.format = format;
        this.bold = bold;
    }

    /// The solution, or that there is none.
    String solved(SolvedPuzzle answer, String metadata) {
        String line = answer.solution().map(Grid::toString).orElse(noSolution(answer));
        return switch (format) {
            case LINE -> withMetadata(line, metadata);
            case GRID -> withMetadata(drawn(answer), metadata);
            case JSON ->
                JsonLines.object(object -> {
                    puzzle(object, answer.puzzle(), metadata);
                    solutions(object, answer);
                    object.writeStringField(
                            "solution", answer.solution().map(Grid::toString).orElse(null));
                });
        };
    }

    /// How many solutions there are: the last field of the line.
    String counted(SolvedPuzzle answer, String metadata) {
        return switch (format) {
            case LINE, GRID -> withMetadata(answer.puzzle().toString(), metadata, count(answer));
            case JSON ->
                JsonLines.object(object -> {
                    puzzle(object, answer.puzzle(), metadata);
                    solutions(object, answer);
                });
        };
    }

    /// One of all solutions, with its number from 1.
    String numbered(Puzzle puzzle, long number, Grid solution, String metadata) {
        return switch (format) {
            case LINE -> withMetadata(Long.toString(number), solution.toString(), metadata);
            case GRID -> number + "\n" + FramedGrid.draw(solution, boldCells(puzzle));
            case JSON ->
                JsonLines.object(object -> {
                    puzzle(object, puzzle, metadata);
                    object.writeNumberField("number", number);
                    object.writeStringField("solution", solution.toString());
                });
        };
    }

    /// The place of a line that cannot be read, so that output and input keep step.
    String broken(ParseProblem problem) {
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

    private String drawn(SolvedPuzzle answer) {
        return answer.solution()
                .map(solution ->
                        FramedGrid.draw(solution, boldCells(answer.puzzle())).stripTrailing())
                .orElse(noSolution(answer));
    }

    private static String noSolution(SolvedPuzzle answer) {
        return answer.isGivenUp() ? GIVEN_UP : NONE;
    }

    private static String count(SolvedPuzzle answer) {
        return (answer.isGivenUp() ? ">=" : "") + answer.solutions();
    }

    private static void solutions(JsonGenerator object, SolvedPuzzle answer) throws IOException {
        object.writeNumberField("solutions", answer.solutions());
        if (answer.isGivenUp()) {
            object.writeBooleanField("givenUp", true);
        }
    }

    private CellSet boldCells(Puzzle puzzle) {
        return bold && puzzle instanceof Givens givens ? givens.cells() : CellSet.EMPTY;
    }

    /// The fields of a line that are not empty, with tabs between.
    static String withMetadata(String... fields) {
        StringBuilder line = new StringBuilder(USUAL_LENGTH);
        for (String field : fields) {
            if (!field.isEmpty()) {
                line.append(line.isEmpty() ? "" : "\t").append(field);
            }
        }
        return line.append('\n').toString();
    }

    /// Writes the puzzle, and the metadata if there is any.
    static void puzzle(JsonGenerator object, Puzzle puzzle, String metadata) throws IOException {
        object.writeStringField("puzzle", puzzle.toString());
        if (!metadata.isEmpty()) {
            object.writeStringField("metadata", metadata);
        }
    }
}
