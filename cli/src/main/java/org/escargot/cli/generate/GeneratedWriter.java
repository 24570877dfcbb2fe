package org.escargot.cli.generate;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.escargot.cli.output.FramedGrid;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.OutputFormat;
import org.escargot.generator.Generated;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;

/// Writes puzzles that were made, with what is known of them as `name=value`; `solve` reads all but JSON again.
///
/// @param format how
/// @param isStyled whether givens of framed boards are bold, by ANSI escapes
record GeneratedWriter(OutputFormat format, boolean isStyled) {
    /// Whole lines for `made`.
    String write(Generated made) {
        return write(made.puzzle(), fields(made).toArray(String[]::new));
    }

    /// Whole lines for `puzzle`, of which `fields` are known, each as `name=value`.
    String write(Givens puzzle, String... fields) {
        return switch (format) {
            case LINE -> puzzle + "\t" + String.join(" ", fields) + "\n";
            case GRID -> "# " + String.join(" ", fields) + "\n" + framed(puzzle);
            case JSON -> json(puzzle, fields);
        };
    }

    private String framed(Givens puzzle) {
        return FramedGrid.draw(puzzle.grid(), isStyled ? puzzle.cells() : CellSet.EMPTY);
    }

    private static List<String> fields(Generated made) {
        List<String> fields = new ArrayList<>();
        fields.add("seed=" + made.seed() + ":" + made.index());
        switch (made.minimality()) {
            case OPEN -> {}
            case ORBITS -> fields.add("minimal=orbits");
            case CLUES -> fields.add("minimal=clues");
        }
        if (!made.label().isEmpty()) {
            fields.addAll(List.of(made.label().split(" ", -1)));
        }
        return fields;
    }

    /// Writes `name=value`. Figures are numbers; a weight is none: it has more digits than the numbers of most
    /// programs. A figure that is at least so much, `name>=value`, is one whose rating was given up.
    static void member(JsonGenerator object, String field) throws IOException {
        int equals = field.indexOf('=');
        boolean isBound = field.charAt(equals - 1) == '>';
        String name = field.substring(0, isBound ? equals - 1 : equals);
        String value = field.substring(equals + 1);
        if (!name.equals("weight") && value.matches("\\d+(\\.\\d)?")) {
            object.writeFieldName(name);
            object.writeNumber(new BigDecimal(value));
        } else if (value.equals("false")) {
            object.writeBooleanField(name, false);
        } else {
            object.writeStringField(name, value);
        }
        if (isBound) {
            object.writeBooleanField("givenUp", true);
        }
    }

    private static String json(Givens puzzle, String... fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator object = JsonLines.FACTORY.createGenerator(text)) {
            object.writeStartObject();
            object.writeStringField("puzzle", puzzle.toString());
            object.writeNumberField("clues", puzzle.cells().size());
            for (String field : fields) {
                member(object, field);
            }
            object.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.append('\n').toString();
    }
}
