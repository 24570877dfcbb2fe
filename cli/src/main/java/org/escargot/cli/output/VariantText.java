package org.escargot.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.escargot.format.Format;
import org.escargot.format.VariantEntry;
import org.escargot.format.VariantWriter;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;

/// Puzzles with rules of their own, and their solutions, as text.
public final class VariantText {
    private static final Optional<VariantWriter> STRINGS = Formats.named("iss").flatMap(Format::variantWriter);

    private VariantText() {}

    /// The puzzle on one line: as an ISS string, or, where that cannot say its rules, its givens alone.
    public static String puzzle(VariantEntry entry) {
        VariantEntry bare = new VariantEntry(entry.line(), entry.variant(), "");
        return STRINGS.flatMap(writer -> writer.write(bare))
                .map(String::strip)
                .orElse(entry.variant().givens().toString());
    }

    /// What an answer leaves out of account, such as `without 2 lines`; empty where the puzzle was understood whole.
    public static String without(VariantEntry entry) {
        return entry.unread().isEmpty() ? "" : "without " + String.join(", ", entry.unread());
    }

    /// Writes the puzzle, what stood with it, and what of it was not understood.
    public static void write(JsonGenerator object, VariantEntry entry) throws IOException {
        object.writeStringField("variant", puzzle(entry));
        if (!entry.metadata().isEmpty()) {
            object.writeStringField("metadata", entry.metadata());
        }
        if (!entry.unread().isEmpty()) {
            object.writeArrayFieldStart("without");
            for (String what : entry.unread()) {
                object.writeString(what);
            }
            object.writeEndArray();
        }
    }

    /// The digits in rows, a blank between them, wider where regions meet.
    public static String rows(Digits digits) {
        Frame frame = digits.frame();
        int[] region = frame.regionOf();
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < frame.rows(); row++) {
            for (int column = 0; column < frame.columns(); column++) {
                int cell = frame.cell(row, column);
                int digit = digits.digit(cell);
                rows.append(digit == 0 ? '.' : Frame.symbol(digit));
                if (column < frame.columns() - 1) {
                    rows.append(region[cell] == region[cell + 1] ? " " : " | ");
                }
            }
            rows.append('\n');
        }
        return rows.toString();
    }
}
