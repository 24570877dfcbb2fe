package org.escargot.web;

import java.util.Locale;
import java.util.Optional;
import org.escargot.explain.TraceWords;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.method.Counters;
import org.escargot.method.Counting;
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

    private MethodWatch(Givens puzzle, Trace trace) {
        this.trace = trace;
        this.tree = TrialTree.of(trace);
        this.playback = new Playback(puzzle, trace);
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

    /// The type `Watched` of `engine/answers.ts`.
    String summary() {
        Counting all = new Counting();
        for (int i = 0; i < trace.size(); i++) {
            all.accept(trace.event(i));
        }
        Json json = new Json();
        json.object(() -> {
            json.name("events").number(trace.size());
            json.name("complete").bool(trace.isComplete());
            json.name("trials").number(tree.size());
            counters(json, all.counters());
        });
        return json.toString();
    }

    /// `count` events from number `from` on, fewer at the end: the type `TraceEvent[]`.
    String events(int from, int count) {
        Json json = new Json();
        json.array(() -> {
            for (int i = from; i < Math.min(trace.size(), from + count); i++) {
                event(json, trace.event(i));
            }
        });
        return json.toString();
    }

    private static void event(Json json, int event) {
        Event.Kind kind = Event.kind(event);
        json.object(() -> {
            json.name("kind").string(kind.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            if (kind == Event.Kind.SHARE) {
                json.name("thousandths").number(Event.thousandths(event));
                return;
            }
            candidate(json, event);
            json.name("rule").string(Event.rule(event).id());
        });
    }

    private static void candidate(Json json, int event) {
        if (Event.cell(event) != Event.NO_CELL) {
            json.name("cell").number(Event.cell(event));
        }
        if (Event.digit(event) != Digit.NONE) {
            json.name("digit").number(Event.digit(event));
        }
    }

    /// The position after the first `events` events, and what led there: the type `Moment`.
    String moment(int events, TraceWords words) {
        playback.moveTo(Math.max(0, Math.min(events, trace.size())));
        Replay position = playback.position();
        Json json = new Json();
        json.object(() -> {
            json.name("events").number(playback.events());
            json.name("grid").string(position.grid().toString());
            json.name("candidates").array(() -> {
                for (int cell = 0; cell < Cell.COUNT; cell++) {
                    json.number(position.candidates(cell).bits());
                }
            });
            json.name("trial").number(tree.at(playback.events()));
            json.name("open").number(position.depth());
            lastEvent().ifPresent(last -> json.name("said").string(words.event(last)));
            counters(json, playback.counters());
        });
        return json.toString();
    }

    private Optional<Integer> lastEvent() {
        return playback.events() == 0 ? Optional.empty() : Optional.of(trace.event(playback.events() - 1));
    }

    private static void counters(Json json, Counters counters) {
        json.name("counters").object(() -> {
            json.name("calls").number(counters.calls());
            json.name("rounds").number(counters.rounds());
            json.name("placements").number(counters.placements());
            json.name("strikes").number(counters.strikes());
            json.name("guesses").number(counters.guesses());
            json.name("deadEnds").number(counters.deadEnds());
            json.name("solutions").number(counters.solutions());
            json.name("depth").number(counters.depth());
        });
    }

    /// What is directly in `trial`, at most `count` from the child after `after` on, or from the first where that is
    /// -1: the type `Trial[]`.
    String trials(int trial, int after, int count, TraceWords words) {
        Json json = new Json();
        json.array(() -> {
            int child = after == TrialTree.NONE ? tree.first(trial) : tree.next(after);
            for (int i = 0; i < count && child != TrialTree.NONE; i++) {
                trial(json, child, words);
                child = tree.next(child);
            }
        });
        return json.toString();
    }

    private void trial(Json json, int trial, TraceWords words) {
        int guess = trace.event(tree.begin(trial));
        json.object(() -> {
            json.name("trial").number(trial);
            json.name("begin").number(tree.begin(trial));
            json.name("end").number(tree.end(trial));
            candidate(json, guess);
            json.name("said").string(words.brief(guess));
            json.name("outcome").string(tree.outcome(trial).name().toLowerCase(Locale.ROOT));
            json.name("leaf").bool(tree.first(trial) == TrialTree.NONE);
        });
    }

    /// The numbers of the trials in which `trial` was made, from the outside in, and its own: `number[]`.
    String path(int trial) {
        Json json = new Json();
        json.array(() -> step(json, trial));
        return json.toString();
    }

    private void step(Json json, int trial) {
        if (tree.parent(trial) != TrialTree.NONE) {
            step(json, tree.parent(trial));
        }
        json.number(trial);
    }
}
