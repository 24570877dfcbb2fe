package org.escargot.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.Variant;

/// Some rules and givens of a puzzle, as answers name them.
///
/// @param puzzle the puzzle
/// @param constraints some of its rules
/// @param givens the cells of some of its givens
public record VariantParts(Variant puzzle, List<Constraint> constraints, List<Integer> givens) {
    /// So many cells name a rule well enough.
    private static final int SHOWN_CELLS = 9;

    public VariantParts {
        constraints = List.copyOf(constraints);
        givens = List.copyOf(givens);
    }

    /// All of them in a row, such as `cage (r1c1 r1c2), 5 in r3c4`.
    public String text(Speech speech) {
        Stream<String> rules = constraints.stream()
                .map(rule -> isOfBoard(rule) ? rule.id() : speech.say(Report.RULE_IN, rule.id(), names(rule)));
        Stream<String> digits =
                givens.stream().map(cell -> speech.say(Report.DIGIT_IN, symbol(cell), frame().name(cell)));
        return Stream.concat(rules, digits).collect(Collectors.joining(", "));
    }

    /// Writes the members `rules` and `givens` of an object.
    public void write(JsonGenerator object) throws IOException {
        object.writeArrayFieldStart("rules");
        for (Constraint rule : constraints) {
            object.writeStartObject();
            object.writeStringField("rule", rule.id());
            object.writeArrayFieldStart("cells");
            for (int cell : isOfBoard(rule) ? new int[0] : rule.cells(frame()).toArray()) {
                object.writeString(frame().name(cell));
            }
            object.writeEndArray();
            object.writeEndObject();
        }
        object.writeEndArray();
        object.writeArrayFieldStart("givens");
        for (int cell : givens) {
            object.writeString(frame().name(cell));
        }
        object.writeEndArray();
    }

    private boolean isOfBoard(Constraint rule) {
        return rule.cells(frame()).size() >= frame().cells().size();
    }

    private String names(Constraint rule) {
        Cells cells = rule.cells(frame());
        String shown = cells.stream().limit(SHOWN_CELLS).mapToObj(frame()::name).collect(Collectors.joining(" "));
        return cells.size() > SHOWN_CELLS ? shown + " …" : shown;
    }

    private Frame frame() {
        return puzzle.rules().frame();
    }

    private String symbol(int cell) {
        return String.valueOf(Frame.symbol(puzzle.givens().digit(cell)));
    }
}
