package org.escargot.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A finite automaton that reads digits one after the other and accepts some rows of them. Deterministic; state 0 is
/// where it begins. Immutable.
public final class Machine {
    /// What a state is after one more digit.
    @FunctionalInterface
    public interface Step<S> {
        /// The state after `digit` was read in `state`; null where no row that goes on so is accepted.
        @Nullable
        S after(S state, int digit);
    }

    /// The most states of a machine. The largest that a rule makes, the running sum of a line over a whole board of
    /// size 25, has 15,626.
    public static final int MOST_STATES = 20_000;

    private static final int DEAD = -1;

    private final int digits;
    private final int[] next;
    private final boolean[] accepts;

    private Machine(int digits, int[] next, boolean[] accepts) {
        this.digits = digits;
        this.next = next;
        this.accepts = accepts;
    }

    /// The machine over the digits 1..`digits` that begins in `start`. Its states are numbered in the order in which
    /// they are met, level by level.
    ///
    /// @throws IllegalArgumentException where it has more than [#MOST_STATES]
    public static <S> Machine of(int digits, S start, Step<S> step, Predicate<S> accepts) {
        Map<S, Integer> numbers = new LinkedHashMap<>(Map.of(start, 0));
        List<S> states = new ArrayList<>(List.of(start));
        List<int[]> rows = new ArrayList<>();
        for (int state = 0; state < states.size(); state++) {
            int[] row = new int[digits];
            for (int digit = 1; digit <= digits; digit++) {
                S after = step.after(states.get(state), digit);
                row[digit - 1] = after == null ? DEAD : number(after, numbers, states);
            }
            rows.add(row);
        }
        boolean[] accepting = new boolean[states.size()];
        for (int state = 0; state < accepting.length; state++) {
            accepting[state] = accepts.test(states.get(state));
        }
        return new Machine(digits, rows.stream().flatMapToInt(Arrays::stream).toArray(), accepting);
    }

    private static <S> int number(S state, Map<S, Integer> numbers, List<S> states) {
        Integer known = numbers.get(state);
        if (known != null) {
            return known;
        }
        if (states.size() == MOST_STATES) {
            throw new IllegalArgumentException("A machine has at most " + MOST_STATES + " states.");
        }
        numbers.put(state, states.size());
        states.add(state);
        return states.size() - 1;
    }

    /// How many digits it reads: 1..this.
    public int digits() {
        return digits;
    }

    /// How many states there are.
    public int states() {
        return accepts.length;
    }

    /// The state after `digit`, from 1, was read in `state`, or a number below 0 where nothing more is accepted.
    public int next(int state, int digit) {
        return next[state * digits + digit - 1];
    }

    /// Whether a row may end in `state`.
    public boolean accepts(int state) {
        return accepts[state];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Machine same
                && digits == same.digits
                && Arrays.equals(next, same.next)
                && Arrays.equals(accepts, same.accepts);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(next) + Arrays.hashCode(accepts);
    }
}
