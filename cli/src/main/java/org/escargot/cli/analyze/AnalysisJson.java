package org.escargot.cli.analyze;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.escargot.cli.options.FigureJson;
import org.escargot.cli.output.JsonLines;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;

/// Writes an analysis as JSON (docs/schema/analyze.schema.json).
final class AnalysisJson {
    private AnalysisJson() {}

    /// A line for `analysis`, with the puzzles of the neighborhood where `neighbors` says so.
    static String write(Analysis analysis, boolean neighbors) {
        return JsonLines.object(object -> {
            object.writeStringField("puzzle", analysis.puzzle().toString());
            object.writeNumberField("solutions", analysis.solutions());
            object.writeBooleanField("atLeast", analysis.solutions() == analysis.limit());
            object.writeNumberField("clues", analysis.puzzle().cells().size());
            object.writeStringField("canonical", analysis.form().grid().toString());
            object.writeNumberField("automorphisms", analysis.form().automorphisms());
            if (analysis.proper().isPresent()) {
                writeProper(object, analysis.proper().get());
                if (neighbors) {
                    writePuzzles(object, analysis.proper().get().neighborhood().different());
                }
            }
        });
    }

    private static void writeProper(JsonGenerator object, Analysis.Proper proper) throws IOException {
        object.writeStringField("solution", proper.solution().toString());
        object.writeBooleanField("minimal", proper.redundant().isEmpty());
        object.writeFieldName("redundant");
        writeCells(object, proper.redundant());
        object.writeObjectFieldStart(Analysis.RATED_ON.id());
        FigureJson.write(object, Analysis.RATED_ON, proper.rating());
        object.writeEndObject();
        if (proper.backdoors().isPresent()) {
            object.writeNumberField("backdoorSize", proper.backdoors().get().size());
            writeSets(object, "backdoors", proper.backdoors().get().sets());
        }
        writeSets(object, "unavoidable", proper.unavoidable());
        object.writeObjectFieldStart("neighborhood");
        object.writeNumberField("count", proper.neighborhood().count());
        object.writeNumberField("different", proper.neighborhood().different().size());
        object.writeEndObject();
    }

    private static void writePuzzles(JsonGenerator object, List<Givens> puzzles) throws IOException {
        object.writeArrayFieldStart("neighbors");
        for (Givens puzzle : puzzles) {
            object.writeString(puzzle.toString());
        }
        object.writeEndArray();
    }

    private static void writeSets(JsonGenerator object, String name, List<CellSet> sets) throws IOException {
        object.writeArrayFieldStart(name);
        for (CellSet set : sets) {
            writeCells(object, set);
        }
        object.writeEndArray();
    }

    private static void writeCells(JsonGenerator object, CellSet cells) throws IOException {
        object.writeStartArray();
        for (int cell : cells.stream().toArray()) {
            object.writeString(Cell.name(cell));
        }
        object.writeEndArray();
    }
}
