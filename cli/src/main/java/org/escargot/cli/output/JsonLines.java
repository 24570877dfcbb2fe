package org.escargot.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

/// JSON as all commands print it: one object a line, described by the schemas in docs/schema.
public final class JsonLines {
    /// Makes the generators.
    public static final JsonFactory FACTORY = new JsonFactory();

    /// Writes the fields of one JSON object.
    @FunctionalInterface
    public interface Fields {
        void write(JsonGenerator object) throws IOException;
    }

    private JsonLines() {}

    /// The numbers and strings of the object in `line`, by their fields' names, those of objects inside among them;
    /// empty where there is no object.
    public static Map<String, String> scalars(String line) {
        Map<String, String> scalars = new HashMap<>();
        try (JsonParser parser = FACTORY.createParser(line)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token.isScalarValue() && parser.currentName() != null) {
                    scalars.put(parser.currentName(), parser.getText());
                }
            }
            return scalars;
        } catch (IOException _) {
            return Map.of();
        }
    }

    /// An object with these fields, on a line.
    public static String object(Fields fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator object = FACTORY.createGenerator(text)) {
            object.writeStartObject();
            fields.write(object);
            object.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.append('\n').toString();
    }
}
