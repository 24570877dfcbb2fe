package org.escargot.explain;

import java.util.Locale;
import java.util.Map;
import org.escargot.explain.reading.Value;
import org.escargot.method.Counters;
import org.escargot.method.Event;
import org.escargot.method.Rule;

/// Says in a language how methods fared.
///
/// @param messages the language
/// @param coordinates how cells are named
public record CompareWords(Messages messages, Coordinates coordinates) {
    /// What there is to say of each method.
    public enum Column {
        /// Its name.
        METHOD,
        /// How many solutions it found.
        SOLUTIONS,
        /// How often it called itself.
        CALLS,
        /// How many trials it began.
        GUESSES,
        /// How many trials were open at once.
        DEPTH,
        /// How long it took.
        TIME,
        /// What it found hard.
        HARD
    }

    /// The heading of `column`.
    public String heading(Column column) {
        return fill(column.name().toLowerCase(Locale.ROOT), Map.of());
    }

    /// That a method was given up.
    public String givenUp() {
        return fill("given-up", Map.of());
    }

    /// What a method that counted `counters` found hard: the wrong guess that took most calls to refute, or else the
    /// hardest rule it needed; `-` where there is neither.
    public String hard(Counters counters) {
        TraceWords words = new TraceWords(messages, coordinates);
        if (counters.worstGuess() == 0) {
            return counters.hardest() == Rule.NONE ? "-" : words.rule(counters.hardest());
        }
        boolean isCell = Event.cell(counters.worstGuess()) != Event.NO_CELL;
        return fill(
                isCell ? "wrong" : "wrong-all",
                Map.of(
                        "guess", new Value.Verbatim(words.brief(counters.worstGuess()), 1),
                        "digit", Value.figure(Event.digit(counters.worstGuess())),
                        "calls", Value.figure(counters.worstCalls())));
    }

    /// The calls that `method` took with several seeds.
    public String seeds(String method, int seeds, long least, long most, long median) {
        return fill(
                "seeds",
                Map.of(
                        "method", new Value.Verbatim(method, 1),
                        "seeds", Value.figure(seeds),
                        "least", Value.figure(least),
                        "most", Value.figure(most),
                        "median", Value.figure(median)));
    }

    private String fill(String key, Map<String, Value> values) {
        MessageLookup words = new MessageLookup(messages);
        return new MessageTemplate(new ValuePhrases(words, coordinates), values).text(words.first("compare." + key));
    }
}
