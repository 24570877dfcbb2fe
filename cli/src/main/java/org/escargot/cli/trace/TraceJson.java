package org.escargot.cli.trace;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.solver.MethodChoice;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.method.Counters;
import org.escargot.method.DigitCombinations;
import org.escargot.method.Event;
import org.escargot.method.EventSink;
import org.escargot.method.Replay;
import org.escargot.method.Rule;

/// Writes the events of a method as JSON Lines (docs/schema/trace.schema.json).
final class TraceJson implements EventSink {
    private static final int BLOCK = 1 << 16;

    private final Replay position;
    private final LineOutput out;
    private final StringBuilder lines = new StringBuilder();

    /// @param position where the method stands before each event
    TraceJson(Replay position, LineOutput out) {
        this.position = position;
        this.out = out;
    }

    /// Begins with what is solved, and how.
    void begin(String puzzle, MethodChoice choice) {
        lines.append(JsonLines.object(object -> {
            object.writeStringField("puzzle", puzzle);
            object.writeStringField("method", choice.method().id());
            if (choice.method().isSeeded()) {
                object.writeNumberField("seed", choice.seed());
            }
        }));
    }

    @Override
    public boolean accept(int event) {
        lines.append(JsonLines.object(object -> write(object, event)));
        if (lines.length() >= BLOCK) {
            flush();
        }
        return false;
    }

    private void write(JsonGenerator object, int event) throws IOException {
        Event.Kind kind = Event.kind(event);
        object.writeStringField("event", kind.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        if (kind == Event.Kind.SHARE) {
            object.writeNumberField("thousandths", Event.thousandths(event));
            return;
        }
        if (Event.cell(event) != Event.NO_CELL) {
            object.writeStringField("cell", Cell.name(Event.cell(event)));
        }
        if (Event.digit(event) != Digit.NONE) {
            object.writeNumberField("digit", Event.digit(event));
        }
        if (Event.rule(event) != Rule.NONE) {
            object.writeStringField("rule", Event.rule(event).id());
        }
        if (kind == Event.Kind.GUESS && Event.cell(event) == Event.NO_CELL) {
            write(object, DigitCombinations.of(position, Event.digit(event)));
        }
    }

    private static void write(JsonGenerator object, DigitCombinations combinations) throws IOException {
        object.writeNumberField("destinations", combinations.destinations());
        object.writeNumberField("missing", combinations.missing());
        object.writeNumberField("combinations", combinations.all());
        object.writeNumberField("left", combinations.left());
    }

    /// Ends with what was counted.
    void end(Counters counters) {
        lines.append(JsonLines.object(object -> {
            object.writeNumberField("calls", counters.calls());
            object.writeNumberField("rounds", counters.rounds());
            object.writeNumberField("placements", counters.placements());
            object.writeNumberField("eliminations", counters.eliminations());
            object.writeNumberField("guesses", counters.guesses());
            object.writeNumberField("deadEnds", counters.deadEnds());
            object.writeNumberField("solutions", counters.solutions());
            object.writeNumberField("depth", counters.depth());
        }));
        flush();
    }

    private void flush() {
        out.write(lines);
        lines.setLength(0);
    }
}
