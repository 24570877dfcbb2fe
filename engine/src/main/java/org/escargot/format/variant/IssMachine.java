package org.escargot.format.variant;

import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.rules.Machine;

/// A nondeterministic automaton as ISS strings pack it, in bits of the URL-safe base 64, the highest bit first: two
/// bits of the form, 0 plain or 1 with sets; four each of the width of a state less 1 and of the number of digits
/// less 1; how many states begin and how many more may end; a bit for each beginning that may end; where the form
/// is plain, the width of a number of ways. States follow in order, those that begin, those that may end, the
/// others: how many ways and then digit and state of each, or a bit for each digit and the state of each that has
/// one.
final class IssMachine {
    private static final int FORM_WIDTH = 2;
    private static final int FIELD_WIDTH = 4;
    private static final int WITH_SETS = 1;
    private static final int MOST_DIGITS = 16;
    private static final int MOST_STATES = 4_096;

    private final String key;
    private final int bits;
    private int at;
    private boolean isShort;

    private IssMachine(String key) {
        this.key = key;
        // Zeros fill the last byte, not the last character.
        bits = 6 * key.length() / 8 * 8;
    }

    /// The machine that `key` packs, for the digits 1..`size`; empty where it packs none, or one that is too large.
    static Optional<Machine> unpack(String key, int size) {
        IssMachine reader = new IssMachine(key);
        Nfa nfa = new Nfa();
        boolean isRead = reader.read(nfa, size);
        return isRead ? nfa.machine(size) : Optional.empty();
    }

    private int next(int width) {
        if (at + width > bits) {
            isShort = true;
            return 0;
        }
        int value = 0;
        for (int bit = 0; bit < width; bit++, at++) {
            value = 2 * value + (IssBits.ALPHABET.indexOf(key.charAt(at / 6)) >> 5 - at % 6 & 1);
        }
        return value;
    }

    private boolean read(Nfa nfa, int size) {
        int form = next(FORM_WIDTH);
        int width = next(FIELD_WIDTH) + 1;
        int digits = next(FIELD_WIDTH) + 1;
        int begin = next(width);
        int end = next(width);
        // A digit that the board does not have is a break between groups of cells, which are not read.
        if (isShort || form > WITH_SETS || begin > 31 || begin < 1 || digits > size) {
            return false;
        }
        addStates(nfa, 1 << width, begin, end, next(begin));
        if (form == WITH_SETS) {
            for (int state = 0; at + digits <= bits && state < nfa.states(); state++) {
                readSet(nfa, state, digits, width);
            }
        } else {
            readPlain(nfa, 32 - Integer.numberOfLeadingZeros(digits - 1), width);
        }
        return !isShort;
    }

    private static void addStates(Nfa nfa, int states, int begin, int end, int both) {
        for (int state = 0; state < states; state++) {
            nfa.state();
            if (state < begin) {
                nfa.begin(state);
            }
            boolean mayEnd = state < begin ? (both >> state & 1) != 0 : state < begin + end;
            if (mayEnd) {
                nfa.end(state);
            }
        }
    }

    private void readPlain(Nfa nfa, int digitWidth, int width) {
        int count = next(FIELD_WIDTH);
        for (int state = 0; count > 0 && at + count <= bits && state < nfa.states(); state++) {
            readWays(nfa, state, next(count), digitWidth, width);
        }
    }

    private void readSet(Nfa nfa, int state, int digits, int width) {
        int set = next(digits);
        for (int digit = 0; digit < digits; digit++) {
            if ((set >> digit & 1) != 0) {
                nfa.read(state, 1 << digit, next(width));
            }
        }
    }

    private void readWays(Nfa nfa, int state, int ways, int digitWidth, int width) {
        for (int way = 0; way < ways && !isShort; way++) {
            int digit = next(digitWidth);
            nfa.read(state, 1 << digit, next(width));
        }
    }

    /// The key that packs `machine`, each state with its set of digits; empty where it has more states or digits than
    /// a key can have.
    static Optional<String> pack(Machine machine) {
        if (machine.digits() > MOST_DIGITS || machine.states() > MOST_STATES) {
            return Optional.empty();
        }
        int[] order = order(machine);
        int[] place = new int[order.length];
        for (int at = 0; at < order.length; at++) {
            place[order[at]] = at;
        }
        int width = Math.max(1, 32 - Integer.numberOfLeadingZeros(order.length - 1));
        IssBits bits = new IssBits();
        bits.add(WITH_SETS, FORM_WIDTH);
        bits.add(width - 1, FIELD_WIDTH);
        bits.add(machine.digits() - 1, FIELD_WIDTH);
        bits.add(1, width);
        bits.add((int) IntStream.range(1, order.length).filter(machine::accepts).count(), width);
        bits.add(machine.accepts(0) ? 1 : 0, 1);
        for (int state : order) {
            addWays(machine, state, place, width, bits);
        }
        return Optional.of(bits.key());
    }

    /// The states: the beginning, those that may end, the others.
    private static int[] order(Machine machine) {
        return IntStream.concat(
                        IntStream.of(0),
                        IntStream.concat(
                                IntStream.range(1, machine.states()).filter(machine::accepts),
                                IntStream.range(1, machine.states()).filter(state -> !machine.accepts(state))))
                .toArray();
    }

    private static void addWays(Machine machine, int state, int[] place, int width, IssBits bits) {
        int set = IntStream.rangeClosed(1, machine.digits())
                .filter(digit -> machine.next(state, digit) >= 0)
                .map(digit -> 1 << digit - 1)
                .sum();
        bits.add(set, machine.digits());
        for (int digit = 1; digit <= machine.digits(); digit++) {
            if ((set >> digit - 1 & 1) != 0) {
                bits.add(place[machine.next(state, digit)], width);
            }
        }
    }
}
