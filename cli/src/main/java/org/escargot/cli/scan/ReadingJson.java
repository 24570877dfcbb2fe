package org.escargot.cli.scan;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.escargot.cli.output.JsonLines;
import org.escargot.grid.Cell;
import org.escargot.scan.Reading;
import org.escargot.scan.picture.Point;

/// Writes what was read from a photo as JSON (docs/schema/scan.schema.json).
final class ReadingJson {
    private ReadingJson() {}

    static String write(String photo, Reading reading) {
        return JsonLines.object(object -> {
            object.writeStringField("photo", photo);
            object.writeStringField("puzzle", reading.givens().toString());
            object.writeBooleanField("proper", reading.isProper());
            object.writeArrayFieldStart("confidence");
            for (Reading.ReadCell cell : reading.cells()) {
                object.writeNumber(rounded(cell.confidence(), 4));
            }
            object.writeEndArray();
            writeDoubtful(object, reading);
            writeCorners(object, reading);
        });
    }

    private static void writeDoubtful(JsonGenerator object, Reading reading) throws IOException {
        object.writeArrayFieldStart("doubtful");
        for (int cell : reading.doubtful().stream().toArray()) {
            object.writeString(Cell.name(cell));
        }
        object.writeEndArray();
    }

    private static void writeCorners(JsonGenerator object, Reading reading) throws IOException {
        object.writeArrayFieldStart("corners");
        for (Point corner : reading.corners()) {
            object.writeStartArray();
            object.writeNumber(rounded(corner.x(), 1));
            object.writeNumber(rounded(corner.y(), 1));
            object.writeEndArray();
        }
        object.writeEndArray();
    }

    private static BigDecimal rounded(double number, int places) {
        return BigDecimal.valueOf(number).setScale(places, RoundingMode.HALF_UP);
    }
}
