package org.escargot.method;

import org.escargot.grid.Digit;
import org.escargot.method.Event.Kind;

/// Tells a sink what its method does, and the method when the sink has seen enough. From then on nothing is told, so
/// a method need ask only where it would go on for long.
final class Tracer {
    private final EventSink sink;
    private boolean stopped;

    Tracer(EventSink sink) {
        this.sink = sink;
    }

    boolean isStopped() {
        return stopped;
    }

    void call() {
        tell(Event.of(Kind.CALL, Rule.NONE, Event.NO_CELL, Digit.NONE));
    }

    void round() {
        tell(Event.of(Kind.ROUND, Rule.NONE, Event.NO_CELL, Digit.NONE));
    }

    void place(int cell, int digit, Rule rule) {
        tell(Event.of(Kind.PLACE, rule, cell, digit));
    }

    void eliminate(int cell, int digit, Rule rule) {
        tell(Event.of(Kind.ELIMINATE, rule, cell, digit));
    }

    void guess(int cell, int digit, Rule rule) {
        tell(Event.of(Kind.GUESS, rule, cell, digit));
    }

    void undo() {
        tell(Event.of(Kind.UNDO, Rule.NONE, Event.NO_CELL, Digit.NONE));
    }

    /// `cell` has no candidate left.
    void deadCell(int cell) {
        tell(Event.of(Kind.DEAD_END, Rule.NONE, cell, Digit.NONE));
    }

    /// `digit` has no place left.
    void deadDigit(int digit) {
        tell(Event.of(Kind.DEAD_END, Rule.NONE, Event.NO_CELL, digit));
    }

    void solution() {
        tell(Event.of(Kind.SOLUTION, Rule.NONE, Event.NO_CELL, Digit.NONE));
    }

    void share(int thousandths) {
        tell(Event.share(thousandths));
    }

    private void tell(int event) {
        if (!stopped) {
            stopped = sink.accept(event);
        }
    }
}
