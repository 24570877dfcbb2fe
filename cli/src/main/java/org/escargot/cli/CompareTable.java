package org.escargot.cli;

import java.util.Locale;
import org.escargot.explain.Coordinates;
import org.escargot.explain.TraceWords;
import org.escargot.method.Counters;
import org.escargot.method.Event;
import org.escargot.method.Method;
import org.escargot.method.Rule;

/// The table of `compare`.
final class CompareTable {
    private static final String ROW = "%-9s %9s %12s %12s %6s %12s  %s%n";

    private final TraceWords words;
    private final Coordinates coordinates;
    private final StringBuilder rows = new StringBuilder(
            String.format(ROW, "method", "solutions", "calls", "guesses", "depth", "ms", "what it found hard"));
    private final StringBuilder notes = new StringBuilder();

    CompareTable(TraceWords words, Coordinates coordinates) {
        this.words = words;
        this.coordinates = coordinates;
    }

    /// Adds how `method` fared.
    void add(Method method, Turn.Several turns) {
        Turn turn = turns.median();
        Counters counters = turn.counters();
        String more = turn.isOver() ? ">" : "";
        rows.append(String.format(
                Locale.ROOT,
                ROW,
                method.id(),
                more + counters.solutions(),
                more + counters.calls(),
                more + counters.guesses(),
                method == Method.BANDS ? "-" : String.valueOf(counters.depth()),
                more + String.format(Locale.ROOT, "%.1f", turn.nanos() / 1e6),
                turn.isOver() ? "given up" : hard(counters)));
        if (turns.turns().size() > 1) {
            notes.append(String.format(
                    Locale.ROOT,
                    "%s, %d seeds: %d to %d calls, median %d%n",
                    method.id(),
                    turns.turns().size(),
                    turns.turns().getFirst().counters().calls(),
                    turns.turns().getLast().counters().calls(),
                    counters.calls()));
        }
    }

    private String hard(Counters counters) {
        int worst = counters.worstGuess();
        if (worst != 0) {
            String what = Event.cell(worst) == Event.NO_CELL
                    ? "a combination of " + Event.digit(worst)
                    : coordinates.cell(Event.cell(worst)) + "=" + Event.digit(worst);
            return what + " is wrong: " + counters.worstCalls() + (counters.worstCalls() == 1 ? " call" : " calls");
        }
        return counters.hardest() == Rule.NONE ? "-" : words.rule(counters.hardest());
    }

    /// The whole table.
    String text() {
        return rows.toString() + notes;
    }
}
