package org.escargot.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.FramedGrid;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.solver.SolvedPuzzle;
import org.escargot.format.ParseProblem;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;

/// Writes answers as text, one or more whole lines each.
final class AnswerWriter {
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
            case LINE -> AnswerLines.withMetadata(line, metadata);
            case GRID -> AnswerLines.withMetadata(drawn(answer), metadata);
            case JSON ->
                JsonLines.object(object -> {
                    AnswerLines.puzzle(object, answer.puzzle(), metadata);
                    solutions(object, answer);
                    object.writeStringField(
                            "solution", answer.solution().map(Grid::toString).orElse(null));
                });
        };
    }

    /// How many solutions there are: the last field of the line.
    String counted(SolvedPuzzle answer, String metadata) {
        return switch (format) {
            case LINE, GRID -> AnswerLines.withMetadata(answer.puzzle().toString(), metadata, count(answer));
            case JSON ->
                JsonLines.object(object -> {
                    AnswerLines.puzzle(object, answer.puzzle(), metadata);
                    solutions(object, answer);
                });
        };
    }

    /// One of all solutions, with its number from 1.
    String numbered(Puzzle puzzle, long number, Grid solution, String metadata) {
        return switch (format) {
            case LINE -> AnswerLines.withMetadata(Long.toString(number), solution.toString(), metadata);
            case GRID -> number + "\n" + FramedGrid.draw(solution, boldCells(puzzle));
            case JSON ->
                JsonLines.object(object -> {
                    AnswerLines.puzzle(object, puzzle, metadata);
                    object.writeNumberField("number", number);
                    object.writeStringField("solution", solution.toString());
                });
        };
    }

    /// The place of a line that cannot be read, so that output and input keep step.
    String broken(ParseProblem problem) {
        return AnswerLines.broken(format, problem);
    }

    private String drawn(SolvedPuzzle answer) {
        return answer.solution()
                .map(solution ->
                        FramedGrid.draw(solution, boldCells(answer.puzzle())).stripTrailing())
                .orElse(noSolution(answer));
    }

    private static String noSolution(SolvedPuzzle answer) {
        return answer.isGivenUp() ? AnswerLines.GIVEN_UP : AnswerLines.NONE;
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
}
