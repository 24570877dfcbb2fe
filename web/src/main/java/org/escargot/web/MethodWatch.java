package org.escargot.web;

import java.util.Arrays;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.stream.IntStream;
import org.escargot.explain.TraceWords;
import org.escargot.format.codec.JsonWriter;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.method.Counters;
import org.escargot.method.DigitCombinations;
import org.escargot.method.Event;
import org.escargot.method.Method;
import org.escargot.method.Playback;
import org.escargot.method.Replay;
import org.escargot.method.Trace;
import org.escargot.method.TrialTree;

/// A method at work on a puzzle, to be watched event by event: a trace, the tree of its trials, and a place in it.
final class MethodWatch {
    private final Trace trace;
    private final TrialTree tree;
    private final Playback playback;
    /// The numbers of the events that tell the share of all combinations.
    private final int[] shares;

    private MethodWatch(Givens puzzle, Trace trace) {
        this.trace = trace;
        this.tree = TrialTree.of(trace);
        this.playback = new Playback(puzzle, trace);
        this.shares = IntStream.range(0, trace.size())
                .filter(event -> Event.kind(trace.event(event)) == Event.Kind.SHARE)
                .toArray();
    }

    /// The first `most` events of `method` on `puzzle`; a method that tells none has an empty trace.
    ///
    /// @param limit after which solution to stop, at least 1
    static MethodWatch of(String method, long seed, Givens puzzle, long limit, int most) {
        Method known = Method.of(method)
                .orElseThrow(() -> new IllegalArgumentException("There is no method (" + method + ")."));
        return new MethodWatch(
                puzzle,
                known.search(seed)
                        .map(search -> Trace.of(search, puzzle, limit, most))
                        .orElseGet(() -> Trace.of((_, _) -> {}, puzzle, limit, most)));
    }

    /// The type `Watched` of `engine/watched.ts`.
    String summary() {
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("events").number(trace.size());
            json.name("complete").bool(trace.isComplete());
            json.name("trials").number(tree.size());
        });
        return json.toString();
    }

    private static void event(JsonWriter json, int event) {
        Event.Kind kind = Event.kind(event);
        json.object(() -> {
            json.name("kind").string(Names.of(kind));
            if (kind == Event.Kind.SHARE) {
                json.name("thousandths").number(Event.thousandths(event));
                return;
            }
            candidate(json, event);
            json.name("rule").string(Event.rule(event).id());
        });
    }

    private static void candidate(JsonWriter json, int event) {
        if (Event.cell(event) != Event.NO_CELL) {
            json.name("cell").number(Event.cell(event));
        }
        if (Event.digit(event) != Digit.NONE) {
            json.name("digit").number(Event.digit(event));
        }
    }

    private static void candidates(JsonWriter json, Replay position) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            json.number(position.candidates(cell).bits());
        }
    }

    /// The position after the first `events` events, and what led there: the type `Moment`.
    String moment(int events, TraceWords words) {
        playback.moveTo(Math.max(0, Math.min(events, trace.size())));
        Replay position = playback.position();
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("events").number(playback.events());
            json.name("grid").string(position.grid().toString());
            json.name("candidates").array(() -> candidates(json, position));
            json.name("open").array(() -> open(json, tree.at(playback.events())));
            json.name("tried").array(() -> tried(json, tree.at(playback.events())));
            lastEvent().ifPresent(last -> {
                event(json.name("last"), last);
                json.name("said").string(words.event(last));
            });
            share(json);
            counters(json, playback.counters());
        });
        return json.toString();
    }

    /// What was told last stands until more is told.
    private void share(JsonWriter json) {
        int next = Arrays.binarySearch(shares, playback.events());
        int told = (next < 0 ? -next - 1 : next) - 1;
        if (told >= 0) {
            json.name("share").number(Event.thousandths(trace.event(shares[told])));
        }
    }

    /// In how many ways what is missing of each digit fits where the last moment was: the type `Combinations[]`.
    String combinations() {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                DigitCombinations ways = DigitCombinations.of(playback.position(), digit);
                json.object(() -> {
                    json.name("destinations").number(ways.destinations());
                    json.name("missing").number(ways.missing());
                    json.name("all").number(ways.all());
                    json.name("left").number(ways.left());
                });
            }
        });
        return json.toString();
    }

    /// From the outside in, without the whole.
    private void open(JsonWriter json, int trial) {
        if (trial > 0) {
            open(json, tree.parent(trial));
            json.number(trial);
        }
    }

    private void tried(JsonWriter json, int trial) {
        if (trial > 0) {
            tried(json, tree.parent(trial));
            int cell = Event.cell(trace.event(tree.begin(trial)));
            if (cell != Event.NO_CELL) {
                json.number(cell);
            }
        }
    }

    private Optional<Integer> lastEvent() {
        return playback.events() == 0 ? Optional.empty() : Optional.of(trace.event(playback.events() - 1));
    }

    private static void counters(JsonWriter json, Counters counters) {
        json.name("counters").object(() -> {
            json.name("calls").number(counters.calls());
            json.name("rounds").number(counters.rounds());
            json.name("placements").number(counters.placements());
            json.name("eliminations").number(counters.eliminations());
            json.name("guesses").number(counters.guesses());
            json.name("deadEnds").number(counters.deadEnds());
            json.name("solutions").number(counters.solutions());
            json.name("depth").number(counters.depth());
        });
    }

    /// The trials with these `numbers`, joined by commas: the type `Trial[]`.
    String trials(String numbers, TraceWords words) {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            // String.split would bring regular expressions, and a sixth to the download.
            StringTokenizer each = new StringTokenizer(numbers, ",");
            while (each.hasMoreTokens()) {
                trial(json, Integer.parseInt(each.nextToken()), words);
            }
        });
        return json.toString();
    }

    private void trial(JsonWriter json, int trial, TraceWords words) {
        int guess = trace.event(tree.begin(trial));
        json.object(() -> {
            json.name("trial").number(trial);
            json.name("begin").number(tree.begin(trial));
            json.name("last").number(tree.last(trial));
            json.name("parent").number(tree.parent(trial));
            json.name("layer").number(tree.layer(trial));
            json.name("said").string(words.brief(guess));
            json.name("outcome").string(Names.of(tree.outcome(trial)));
        });
    }

    /// The failed trials that are in no other failed one and have trials in them, each followed by the last one in
    /// it.
    String failures() {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            int trial = 1;
            while (trial < tree.size()) {
                int last = tree.last(trial);
                boolean failed = tree.outcome(trial) == TrialTree.Outcome.FAILED;
                if (failed && last > trial) {
                    json.number(trial).number(last);
                }
                trial = failed ? last + 1 : trial + 1;
            }
        });
        return json.toString();
    }
}
