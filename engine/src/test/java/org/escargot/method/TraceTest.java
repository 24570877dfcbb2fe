package org.escargot.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.method.Event.Kind;
import org.junit.jupiter.api.Test;

class TraceTest {
    private static final Givens HARDER =
            Givens.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");

    @Test
    void anEventKeepsWhatItIsMadeOf() {
        for (Kind kind : Kind.values()) {
            for (Rule rule : Rule.values()) {
                for (int cell = Event.NO_CELL; cell < Cell.COUNT; cell++) {
                    for (int digit = 0; digit <= Digit.COUNT; digit++) {
                        int event = Event.of(kind, rule, cell, digit);
                        assertThat(Event.kind(event)).isEqualTo(kind);
                        assertThat(Event.rule(event)).isEqualTo(rule);
                        assertThat(Event.cell(event)).isEqualTo(cell);
                        assertThat(Event.digit(event)).isEqualTo(digit);
                    }
                }
            }
        }
        assertThat(Event.kind(Event.share(1000))).isEqualTo(Kind.SHARE);
        assertThat(Event.thousandths(Event.share(1000))).isEqualTo(1000);
    }

    @Test
    void aTraceThatIsTooLongEndsEarlyAndCanBeHadLonger() {
        MethodSearch plain = Method.PLAIN.search(0).orElseThrow();
        Trace shorter = Trace.of(plain, HARDER, 1, 1000);
        Trace longer = Trace.of(plain, HARDER, 1, 100_000);

        assertThat(shorter.size()).isEqualTo(1000);
        assertThat(shorter.isComplete()).isFalse();
        assertThat(longer.size()).isEqualTo(100_000);
        for (int i = 0; i < shorter.size(); i++) {
            assertThat(longer.event(i)).isEqualTo(shorter.event(i));
        }
    }

    @Test
    void aTraceEndsWithTheSolutionThatWasAskedFor() {
        Trace trace = Trace.of(Method.LEVELS.search(0).orElseThrow(), new Givens(Grid.EMPTY), 3, 1_000_000);
        Counting counting = new Counting();
        for (int i = 0; i < trace.size(); i++) {
            counting.accept(trace.event(i));
        }

        assertThat(trace.isComplete()).isTrue();
        assertThat(Event.kind(trace.event(trace.size() - 1))).isEqualTo(Kind.SOLUTION);
        assertThat(counting.counters().solutions()).isEqualTo(3);
    }

    @Test
    void aLimitBelowOneIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EventSink.untilSolution(0))
                .withMessage("The limit (0) must be at least 1.");
    }

    @Test
    void aPlaybackIsTheSameWhicheverWayItCame() {
        Trace trace = Trace.of(Method.RANDOM.search(5).orElseThrow(), HARDER, 1, 60_000);
        Playback there = new Playback(HARDER, trace);
        there.moveTo(trace.size());
        for (int place : new int[] {trace.size() - 1, 20_000, 8192, 8191, 3, 0, 16_384, 8193}) {
            Playback direct = new Playback(HARDER, trace);
            direct.moveTo(place);
            there.moveTo(place);
            assertThat(there.events()).isEqualTo(place);
            assertThat(there.position().grid()).isEqualTo(direct.position().grid());
            assertThat(there.position().depth()).isEqualTo(direct.position().depth());
            assertThat(there.counters()).isEqualTo(direct.counters());
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> there.moveTo(trace.size() + 1))
                .withMessageStartingWith("The place (");
    }

    @Test
    void theTreeKnowsWhichTrialIsOpenAndHowEachEnded() {
        Trace trace = Trace.of(Method.TRIALS.search(0).orElseThrow(), HARDER, Long.MAX_VALUE, 1_000_000);
        TrialTree tree = TrialTree.of(trace);
        Replay replay = new Replay(HARDER);
        int solved = 0;
        for (int i = 0; i < trace.size(); i++) {
            replay.accept(trace.event(i));
            assertThat(depth(tree, tree.at(i + 1))).isEqualTo(replay.depth());
        }
        for (int trial = 1; trial < tree.size(); trial++) {
            assertThat(tree.layer(trial)).isEqualTo(depth(tree, trial));
            assertThat(tree.last(trial)).isEqualTo(last(tree, trial));
            assertThat(Event.kind(trace.event(tree.begin(trial)))).isEqualTo(Kind.GUESS);
            assertThat(Event.kind(trace.event(tree.end(trial) - 1))).isEqualTo(Kind.UNDO);
            assertThat(tree.outcome(trial)).isNotEqualTo(TrialTree.Outcome.OPEN);
            solved += tree.outcome(trial) == TrialTree.Outcome.SOLVED ? 1 : 0;
        }
        assertThat(tree.size()).isEqualTo(133);
        assertThat(tree.outcome(0)).isEqualTo(TrialTree.Outcome.SOLVED);
        assertThat(solved).isEqualTo(solutionDepth(trace));
        assertThat(children(tree, 0)).isEqualTo(2);
    }

    @Test
    void aTraceThatIsCutOffLeavesTrialsOpen() {
        Trace trace = Trace.of(Method.PLAIN.search(0).orElseThrow(), HARDER, 1, 500);
        TrialTree tree = TrialTree.of(trace);

        assertThat(tree.outcome(0)).isEqualTo(TrialTree.Outcome.OPEN);
        assertThat(tree.outcome(tree.at(trace.size()))).isEqualTo(TrialTree.Outcome.OPEN);
        assertThat(tree.end(0)).isEqualTo(500);
    }

    private static int depth(TrialTree tree, int trial) {
        return tree.parent(trial) == TrialTree.NONE ? 0 : 1 + depth(tree, tree.parent(trial));
    }

    private static int children(TrialTree tree, int trial) {
        return (int) IntStream.range(1, tree.size())
                .filter(other -> tree.parent(other) == trial)
                .count();
    }

    /// The greatest number of a trial that lies in `trial`.
    private static int last(TrialTree tree, int trial) {
        int last = trial;
        for (int other = trial + 1; other < tree.size(); other++) {
            last = tree.parent(other) >= trial && tree.parent(other) <= last ? other : last;
        }
        return last;
    }

    private static int solutionDepth(Trace trace) {
        Replay replay = new Replay(HARDER);
        int depth = 0;
        for (int i = 0; i < trace.size(); i++) {
            replay.accept(trace.event(i));
            depth = Event.kind(trace.event(i)) == Kind.SOLUTION ? replay.depth() : depth;
        }
        return depth;
    }
}
