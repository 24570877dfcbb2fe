package org.escargot.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.escargot.explain.Explanation;
import org.escargot.explain.Run;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.logic.step.Step;

/// Writes steps and what is said of them as JSON (docs/schema/step.schema.json).
final class StepJson {
    private StepJson() {}

    static void write(JsonGenerator json, Step step, Explanation explanation, String name) throws IOException {
        json.writeStartObject();
        json.writeStringField("technique", step.technique().id());
        json.writeStringField("name", name);
        json.writeStringField("text", explanation.text());
        json.writeArrayFieldStart("runs");
        for (Run run : explanation.runs()) {
            json.writeStartObject();
            json.writeStringField("tag", run.tag().name());
            json.writeStringField("text", run.text());
            named(json, run);
            json.writeEndObject();
        }
        json.writeEndArray();
        candidates(json, "placements", step.effects().placements());
        candidates(json, "eliminations", step.effects().eliminations());
        json.writeEndObject();
    }

    private static void named(JsonGenerator json, Run run) throws IOException {
        switch (run) {
            case Run.Plain _ -> {}
            case Run.Cells cells -> cells(json, cells.cells());
            case Run.Digits digits ->
                json.writeStringField("digits", digits.digits().toString());
            case Run.House house -> {
                json.writeArrayFieldStart("houses");
                for (int each : house.houses().stream().toArray()) {
                    json.writeString(House.name(each));
                }
                json.writeEndArray();
            }
            case Run.Defining defining -> candidates(json, "candidates", defining.candidates());
            case Run.Eliminated eliminated -> candidates(json, "candidates", eliminated.candidates());
            case Run.Placed placed -> candidates(json, "candidates", placed.candidates());
            case Run.Linked linked -> {
                json.writeStringField("strength", linked.link().strength().name());
                candidates(json, "from", linked.link().from());
                candidates(json, "to", linked.link().to());
            }
        }
    }

    private static void cells(JsonGenerator json, CellSet cells) throws IOException {
        json.writeArrayFieldStart("cells");
        for (int cell : cells.stream().toArray()) {
            json.writeString(Cell.name(cell));
        }
        json.writeEndArray();
    }

    private static void candidates(JsonGenerator json, String field, CandidateSet candidates) throws IOException {
        json.writeArrayFieldStart(field);
        for (int candidate : candidates.stream().toArray()) {
            json.writeStartObject();
            json.writeStringField("cell", Cell.name(Candidate.cell(candidate)));
            json.writeNumberField("digit", Candidate.digit(candidate));
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
