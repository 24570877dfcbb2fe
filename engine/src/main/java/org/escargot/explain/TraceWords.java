package org.escargot.explain;

import java.util.Map;
import java.util.TreeMap;
import org.escargot.explain.reading.Value;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.method.DigitCombinations;
import org.escargot.method.Event;
import org.escargot.method.Rule;

/// Says in a language what a method does.
///
/// @param messages the language
/// @param coordinates how cells are named
public record TraceWords(Messages messages, Coordinates coordinates) {
    /// What is counted below a trial.
    public enum Tally {
        /// How many trials are open.
        LAYER,
        /// How often the grid was gone over.
        ROUNDS,
        /// Digits placed.
        PLACED,
        /// Candidates that were eliminated.
        ELIMINATED,
        /// The number of the solution.
        SOLUTION;

        private String key() {
            return "tally."
                    + switch (this) {
                        case LAYER -> "layer";
                        case ROUNDS -> "rounds";
                        case PLACED -> "placed";
                        case ELIMINATED -> "eliminated";
                        case SOLUTION -> "solution";
                    };
        }
    }

    /// `event` (see [Event]) as a sentence.
    public String event(int event) {
        return fill("event." + key(event), values(event));
    }

    /// A guess or a dead end, such as `r1c2=6`, as part of a line.
    public String brief(int event) {
        return fill("brief." + key(event), values(event));
    }

    private static Map<String, Value> values(int event) {
        if (Event.kind(event) == Event.Kind.SHARE) {
            return Map.of("share", Value.figure(Event.thousandths(event) / 10));
        }
        Map<String, Value> values = new TreeMap<>();
        values.put(
                "cell",
                new Value.Cells(Event.cell(event) == Event.NO_CELL ? CellSet.EMPTY : CellSet.of(Event.cell(event))));
        values.put(
                "digit",
                new Value.Digits(Event.digit(event) == Digit.NONE ? DigitSet.EMPTY : DigitSet.of(Event.digit(event))));
        values.put("rule", new Value.Word("rule." + Event.rule(event).id()));
        return values;
    }

    private static String key(int event) {
        boolean hasCell = Event.cell(event) != Event.NO_CELL;
        return switch (Event.kind(event)) {
            case CALL -> "call";
            case ROUND -> "round";
            case PLACE -> "place";
            case ELIMINATE -> "eliminate";
            case GUESS -> hasCell ? "guess" : "guess-all";
            case UNDO -> "undo";
            case DEAD_END -> hasCell ? "dead-cell" : "dead-digit";
            case SOLUTION -> "solution";
            case SHARE -> "share";
        };
    }

    /// What `rule` is called.
    public String rule(Rule rule) {
        return new MessageLookup(messages).first("rule." + rule.id());
    }

    /// `number` of what is counted.
    public String tally(Tally tally, long number) {
        return fill(tally.key(), Map.of("n", Value.figure(number)));
    }

    /// How many combinations there are, such as `5 of 11: 462 combinations, 17 left`.
    public String combinations(DigitCombinations combinations) {
        return fill(
                "tally.combinations",
                Map.of(
                        "missing", Value.figure(combinations.missing()),
                        "destinations", Value.figure(combinations.destinations()),
                        "all", Value.figure(combinations.all()),
                        "left", Value.figure(combinations.left())));
    }

    private String fill(String key, Map<String, Value> values) {
        MessageLookup words = new MessageLookup(messages);
        return new MessageTemplate(new ValuePhrases(words, coordinates), values).text(words.first(key));
    }
}
