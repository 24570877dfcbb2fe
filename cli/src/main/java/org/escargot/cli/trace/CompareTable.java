package org.escargot.cli.trace;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.escargot.cli.solver.MethodRun;
import org.escargot.cli.speech.Speech;
import org.escargot.explain.CompareWords;
import org.escargot.method.Counters;
import org.escargot.method.Method;

/// The table of `compare`.
final class CompareTable {
    private static final String ROW = "%-9s %9s %12s %12s %8s %12s  %s%n";

    private final CompareWords words;
    private final Speech speech;
    private final StringBuilder rows = new StringBuilder();
    private final StringBuilder notes = new StringBuilder();

    CompareTable(CompareWords words, Speech speech) {
        this.words = words;
        this.speech = speech;
        Object[] headings =
                Arrays.stream(CompareWords.Column.values()).map(words::heading).toArray();
        rows.append(String.format(Locale.ROOT, ROW, headings));
    }

    /// Adds how `method` fared.
    void add(Method method, MethodRun.Several turns) {
        MethodRun turn = turns.median();
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
                more + speech.decimal(turn.nanos() / 1e6, 1),
                turn.isOver() ? words.givenUp() : words.hard(counters)));
        if (turns.turns().size() > 1) {
            List<MethodRun> all = turns.turns();
            long least = all.getFirst().counters().calls();
            long most = all.getLast().counters().calls();
            notes.append(words.seeds(method.id(), all.size(), least, most, counters.calls()))
                    .append(System.lineSeparator());
        }
    }

    /// The whole table.
    String text() {
        return rows.toString() + notes;
    }
}
