package org.escargot.cli;

import com.fasterxml.jackson.core.JsonFactory;

/// JSON as all commands print it: one object a line, described by the schemas in docs/schema.
final class JsonLines {
    /// Makes the generators.
    static final JsonFactory FACTORY = new JsonFactory();

    private JsonLines() {}
}
