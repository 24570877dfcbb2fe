package org.escargot.cli.explain;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.escargot.cli.output.JsonLines;
import org.escargot.explain.Explainer;
import org.escargot.explain.Notice;
import org.escargot.grid.Cell;

/// Writes what there is to say of a position in place of steps (docs/schema/notice.schema.json).
final class NoticeJson {
    private NoticeJson() {}

    /// A line, with its end.
    static String line(Notice notice, Explainer explainer) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JsonLines.FACTORY.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField(
                    "notice", notice.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
            json.writeStringField("text", explainer.notice(notice));
            json.writeArrayFieldStart("cells");
            for (int cell : notice.cells().stream().toArray()) {
                json.writeString(Cell.name(cell));
            }
            json.writeEndArray();
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text + "\n";
    }
}
