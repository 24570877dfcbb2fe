package org.escargot.cli.explain;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.escargot.explain.Statement;
import org.escargot.explain.TextRun;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Truths;
import org.escargot.told.ToldStep;

/// Writes steps and what is said of them as JSON (docs/schema/step.schema.json).
final class StepJson {
    private StepJson() {}

    /// The object of `step`.
    static void write(JsonGenerator json, ToldStep step) throws IOException {
        json.writeStartObject();
        writeFields(json, step);
        json.writeEndObject();
    }

    /// The same, without the braces around it.
    static void writeFields(JsonGenerator json, ToldStep step) throws IOException {
        json.writeStringField("technique", step.technique().id());
        json.writeStringField("name", step.name());
        json.writeStringField("text", step.last().text());
        runs(json, step.last().runs());
        proof(json, step.proof());
        candidates(json, "placements", step.placements());
        candidates(json, "eliminations", step.eliminations());
    }

    /// What is counted to show the step; nothing where truths and links do not show it.
    static void counts(JsonGenerator json, List<Rank> ranks) throws IOException {
        json.writeArrayFieldStart("counts");
        for (Rank rank : ranks) {
            json.writeStartObject();
            truths(json, "truths", rank.truths());
            truths(json, "links", rank.links());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /// Cells such as `r1c2`, digits in houses such as `4c7`.
    private static void truths(JsonGenerator json, String field, Truths truths) throws IOException {
        json.writeArrayFieldStart(field);
        for (int cell : truths.cells().stream().toArray()) {
            json.writeString(Cell.name(cell));
        }
        for (Truths.InHouses each : truths.digits()) {
            for (int house : each.houses().stream().toArray()) {
                json.writeString(each.digit() + House.name(house));
            }
        }
        json.writeEndArray();
    }

    private static void proof(JsonGenerator json, List<Statement> statements) throws IOException {
        if (statements.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("proof");
        for (Statement statement : statements) {
            json.writeStartObject();
            json.writeNumberField("level", statement.level());
            json.writeNumberField("number", statement.number());
            json.writeArrayFieldStart("because");
            for (int number : statement.because()) {
                json.writeNumber(number);
            }
            json.writeEndArray();
            json.writeStringField("text", statement.text());
            runs(json, statement.runs());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void runs(JsonGenerator json, List<TextRun> runs) throws IOException {
        json.writeArrayFieldStart("runs");
        for (TextRun run : runs) {
            json.writeStartObject();
            json.writeStringField("tag", run.tag().name());
            json.writeStringField("text", run.text());
            named(json, run);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void named(JsonGenerator json, TextRun run) throws IOException {
        switch (run) {
            case TextRun.Plain _ -> {}
            case TextRun.Cells cells -> cells(json, cells.cells());
            case TextRun.Digits digits ->
                json.writeStringField("digits", digits.digits().toString());
            case TextRun.House house -> houses(json, house.houses());
            case TextRun.Defining defining -> candidates(json, "candidates", defining.candidates());
            case TextRun.Eliminated eliminated -> candidates(json, "candidates", eliminated.candidates());
            case TextRun.Placed placed -> candidates(json, "candidates", placed.candidates());
            case TextRun.Linked linked -> {
                json.writeStringField("strength", linked.link().strength().name());
                candidates(json, "from", linked.link().from());
                candidates(json, "to", linked.link().to());
            }
        }
    }

    private static void houses(JsonGenerator json, HouseSet houses) throws IOException {
        json.writeArrayFieldStart("houses");
        for (int house : houses.stream().toArray()) {
            json.writeString(House.name(house));
        }
        json.writeEndArray();
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
