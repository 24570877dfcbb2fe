package org.escargot.format.variant;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.escargot.rules.Machine;
import org.jspecify.annotations.Nullable;

/// A nondeterministic finite automaton that is being put together: states from 0, ways from one to another on one of
/// some digits or on nothing, and where it begins and may end.
final class Nfa {
    /// Several times what the machine of a pattern may have.
    static final int MOST_STATES = 50_000;

    /// A way from a state on one of `digits`, a set; 0 where it reads nothing.
    private record Way(int digits, int to) {}

    private final List<List<Way>> ways = new ArrayList<>();
    private final BitSet starts = new BitSet();
    private final BitSet ends = new BitSet();

    /// A new state.
    int state() {
        ways.add(new ArrayList<>());
        return ways.size() - 1;
    }

    /// How many states there are.
    int states() {
        return ways.size();
    }

    void begin(int state) {
        starts.set(state);
    }

    void end(int state) {
        ends.set(state);
    }

    /// Adds a way on one of `digits`, a set.
    void read(int from, int digits, int to) {
        if (digits != 0) {
            ways.get(from).add(new Way(digits, to));
        }
    }

    /// Adds a way that reads nothing.
    void pass(int from, int to) {
        ways.get(from).add(new Way(0, to));
    }

    /// The machine that accepts the same rows of 1..`digits`; empty where it has too many states.
    Optional<Machine> machine(int digits) {
        if (states() > MOST_STATES) {
            return Optional.empty();
        }
        try {
            return Optional.of(Machine.of(digits, closed(starts), this::after, this::isEnd));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private boolean isEnd(BitSet states) {
        return states.intersects(ends);
    }

    private @Nullable BitSet after(BitSet states, int digit) {
        BitSet after = new BitSet();
        for (int state = states.nextSetBit(0); state >= 0; state = states.nextSetBit(state + 1)) {
            for (Way way : ways.get(state)) {
                if ((way.digits >> digit - 1 & 1) != 0) {
                    after.set(way.to);
                }
            }
        }
        return after.isEmpty() ? null : closed(after);
    }

    /// Adds what `states` reach without reading.
    private BitSet closed(BitSet states) {
        Deque<Integer> open = new ArrayDeque<>();
        for (int state = states.nextSetBit(0); state >= 0; state = states.nextSetBit(state + 1)) {
            open.push(state);
        }
        while (!open.isEmpty()) {
            for (Way way : ways.get(open.pop())) {
                if (way.digits == 0 && !states.get(way.to)) {
                    states.set(way.to);
                    open.push(way.to);
                }
            }
        }
        return states;
    }
}
