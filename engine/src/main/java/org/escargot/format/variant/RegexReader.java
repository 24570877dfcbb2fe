package org.escargot.format.variant;

import java.util.Optional;
import org.escargot.rules.Machine;

/// Reads a regular expression over digits: groups, `|`, `.`, classes such as `[1-4]` and `[^5]`, and the quantifiers
/// `*`, `+`, `?`, `{2}`, `{2,}` and `{2,4}`. Digits above 9 are the letters from `A`. The whole row must match.
final class RegexReader {
    /// The longest expression, and the deepest groups in it.
    private static final int LONGEST = 5_000;
    private static final int DEEPEST = 100;
    private static final int MOST_TIMES = 700;

    private final String text;
    private final int size;
    private final Nfa nfa = new Nfa();
    private int at;
    private int depth;
    private boolean isBroken;

    private RegexReader(String text, int size) {
        this.text = text;
        this.size = size;
    }

    /// The machine of `text` for the digits 1..`size`; empty where it is no such expression, or too large.
    static Optional<Machine> machine(String text, int size) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        RegexReader reader = new RegexReader(text, size);
        int start = reader.nfa.state();
        reader.nfa.begin(start);
        reader.nfa.end(reader.choice(start));
        return reader.isBroken || reader.at < text.length() ? Optional.empty() : reader.nfa.machine(size);
    }

    private char next() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private void fail() {
        isBroken = true;
        at = text.length();
    }

    /// Reads alternatives from `from` on, and gives the state behind them.
    private int choice(int from) {
        int end = nfa.state();
        while (true) {
            nfa.pass(sequence(from), end);
            if (next() != '|') {
                return end;
            }
            at++;
        }
    }

    private int sequence(int from) {
        int state = nfa.state();
        nfa.pass(from, state);
        while (at < text.length() && next() != '|' && next() != ')') {
            state = repeated(state);
        }
        return state;
    }

    /// An atom with its quantifier. Its text is read once for each time that it may stand.
    private int repeated(int from) {
        int start = at;
        int state = nfa.state();
        nfa.pass(from, state);
        int end = atom(state);
        int behind = at;
        int[] times = times();
        int rest = at;
        if (isBroken || times[0] == 1 && times[1] == 1) {
            return end;
        }
        return again(start, behind, rest, from, times);
    }

    private int again(int start, int behind, int rest, int from, int[] times) {
        int end = nfa.state();
        int state = from;
        int most = times[1] < 0 ? Math.max(1, times[0]) : times[1];
        for (int time = 0; time < most && !isBroken; time++) {
            if (time >= times[0]) {
                nfa.pass(state, end);
            }
            int own = nfa.state();
            nfa.pass(state, own);
            at = start;
            state = atom(own);
            if (times[1] < 0 && time == most - 1) {
                nfa.pass(state, own);
            }
            isBroken |= at != behind || nfa.states() > Nfa.MOST_STATES;
        }
        nfa.pass(state, end);
        at = isBroken ? text.length() : rest;
        return end;
    }

    /// How often an atom may stand: least and most, below 0 where there is no most.
    private int[] times() {
        char c = next();
        if (c == '{') {
            return counted();
        }
        at += c == '*' || c == '+' || c == '?' ? 1 : 0;
        return switch (c) {
            case '*' -> new int[] {0, -1};
            case '+' -> new int[] {1, -1};
            case '?' -> new int[] {0, 1};
            default -> new int[] {1, 1};
        };
    }

    private int[] counted() {
        at++;
        int least = number();
        int most = least;
        if (next() == ',') {
            at++;
            most = next() == '}' ? -1 : number();
        }
        if (next() != '}' || most >= 0 && most < least) {
            fail();
        }
        at++;
        return new int[] {least, most};
    }

    private int number() {
        int number = 0;
        int from = at;
        while (next() >= '0' && next() <= '9' && number <= MOST_TIMES) {
            number = 10 * number + next() - '0';
            at++;
        }
        if (at == from || number > MOST_TIMES) {
            fail();
        }
        return number;
    }

    /// Reads a digit, a class or a group from `from` on, and gives the state behind it.
    private int atom(int from) {
        if (next() == '(') {
            return group(from);
        }
        int end = nfa.state();
        nfa.read(from, one(), end);
        return end;
    }

    private int group(int from) {
        at++;
        if (++depth > DEEPEST) {
            fail();
            return from;
        }
        int end = choice(from);
        depth--;
        if (next() != ')') {
            fail();
        }
        at++;
        return end;
    }

    /// The set of digits of which one is read.
    private int one() {
        char c = next();
        if (c != '.' && c != '[') {
            int value = value();
            return digits(value, value);
        }
        at++;
        return c == '.' ? digits(1, size) : charClass();
    }

    private int charClass() {
        boolean isOthers = next() == '^';
        at += isOthers ? 1 : 0;
        int set = 0;
        while (at < text.length() && next() != ']') {
            int first = value();
            int last = first;
            if (next() == '-') {
                at++;
                last = value();
            }
            set |= digits(first, last);
        }
        if (next() != ']') {
            fail();
        }
        at++;
        return (isOthers ? ~set : set) & digits(1, size);
    }

    /// The number that the next character writes, which need not be a digit of the board.
    private int value() {
        char c = next();
        int value = c < 128 ? Character.digit(c, 36) : -1;
        if (value < 0) {
            fail();
        }
        at++;
        return value;
    }

    /// The digits of the board from `first` to `last`, as a set.
    private int digits(int first, int last) {
        int set = 0;
        for (int digit = Math.max(1, first); digit <= Math.min(last, size); digit++) {
            set |= 1 << digit - 1;
        }
        return set;
    }
}
