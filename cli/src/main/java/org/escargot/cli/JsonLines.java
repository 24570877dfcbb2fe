package org.escargot.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/// JSON as all commands print it: one object a line, described by the schemas in docs/schema.
final class JsonLines {
    /// Makes the generators.
    static final JsonFactory FACTORY = new JsonFactory();

    /// Writes the fields of one JSON object.
    @FunctionalInterface
    interface Fields {
        void write(JsonGenerator object) throws IOException;
    }

    private JsonLines() {}

    /// An object with these fields, on a line.
    static String object(Fields fields) {
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
