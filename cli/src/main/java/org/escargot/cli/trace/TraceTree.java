package org.escargot.cli.trace;

import java.util.ArrayList;
import java.util.List;
import org.escargot.cli.output.LineOutput;
import org.escargot.explain.TraceWords;
import org.escargot.explain.TraceWords.Tally;
import org.escargot.grid.Digit;
import org.escargot.method.DigitCombinations;
import org.escargot.method.Event;
import org.escargot.method.EventSink;
import org.escargot.method.Replay;

/// Draws the trials of a method as a tree, line by line while it works: what was tried, how much followed from it
/// before the next trial, and how it ended. Work that follows a trial that failed has a line of its own.
final class TraceTree implements EventSink {
    private static final int BLOCK = 1 << 16;

    private final TraceWords words;
    private final Replay position;
    private final LineOutput out;
    private final StringBuilder lines = new StringBuilder();
    private int layer;
    private int solutions;
    /// Whether a trial was made yet.
    private boolean isBegun;

    /// Of the line that is being gathered: what was tried, what was counted, how it ended.
    private String tried = "";

    private long rounds;
    private long placed;
    private long eliminated;
    private String end = "";

    /// @param position where the method stands before each event
    TraceTree(TraceWords words, Replay position, LineOutput out) {
        this.words = words;
        this.position = position;
        this.out = out;
    }

    private void guess(int event) {
        finishLine();
        if (isOfAllPlaces(event) && !isBegun) {
            writeAllCombinations();
        }
        isBegun = true;
        layer++;
        tried = withCombinations(event);
    }

    @Override
    public boolean accept(int event) {
        switch (Event.kind(event)) {
            case ROUND -> rounds++;
            case PLACE -> placed++;
            case ELIMINATE -> eliminated++;
            case GUESS -> guess(event);
            case UNDO -> {
                finishLine();
                layer--;
            }
            case DEAD_END -> end = withCombinations(event);
            case SOLUTION -> end = words.tally(Tally.SOLUTION, ++solutions);
            case CALL, SHARE -> {}
        }
        return false;
    }

    /// Whether `event` is about all places of a digit at once.
    private static boolean isOfAllPlaces(int event) {
        return Event.cell(event) == Event.NO_CELL && Event.digit(event) != Digit.NONE;
    }

    private String withCombinations(int event) {
        String brief = words.brief(event);
        return isOfAllPlaces(event)
                ? brief + " · " + words.combinations(DigitCombinations.of(position, Event.digit(event)))
                : brief;
    }

    /// What the method reckons to find its order: the digit with the fewest comes first.
    private void writeAllCombinations() {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            DigitCombinations combinations = DigitCombinations.of(position, digit);
            if (combinations.missing() > 0) {
                lines.append(digit).append(": ");
                lines.append(words.combinations(combinations)).append('\n');
            }
        }
    }

    /// Writes what is left; the tree is complete.
    void finish() {
        finishLine();
        out.write(lines);
        lines.setLength(0);
    }

    private List<String> parts() {
        List<String> parts = new ArrayList<>();
        if (!tried.isEmpty()) {
            parts.add(tried);
        }
        addCount(parts, Tally.ROUNDS, rounds);
        addCount(parts, Tally.PLACED, placed);
        addCount(parts, Tally.ELIMINATED, eliminated);
        if (!end.isEmpty()) {
            parts.add(end);
        }
        return parts;
    }

    private void finishLine() {
        List<String> parts = parts();
        if (!parts.isEmpty()) {
            lines.append("| ".repeat(layer))
                    .append(words.tally(Tally.LAYER, layer))
                    .append(": ");
            lines.append(String.join(" · ", parts)).append('\n');
        }
        if (lines.length() >= BLOCK) {
            out.write(lines);
            lines.setLength(0);
        }
        tried = "";
        end = "";
        rounds = 0;
        placed = 0;
        eliminated = 0;
    }

    private void addCount(List<String> parts, Tally tally, long number) {
        if (number > 0) {
            parts.add(words.tally(tally, number));
        }
    }
}
