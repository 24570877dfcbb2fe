package org.escargot.logic.chains.tables;

import java.util.Arrays;

/// Which candidates are true and false as each candidate is, or is not, by any number of links: what the tables hold,
/// without order and distance, and so worked out much sooner. Searches ask here first, and a table only where it has
/// something to tell.
///
/// Kernel: a set of literals is a row of words, and a row that is complete is taken over whole.
///
/// | name | what it holds |
/// |---|---|
/// | `direct` | by literal, what follows at once |
/// | `all` | by literal of a candidate, that itself and what follows |
/// | `open` | literals from which anything follows |
/// | `done` | literals whose direct consequences are in the row |
final class Consequences {
    private static final long TRUE_LITERALS = 0x5555_5555_5555_5555L;

    /// How many literals of candidates there are.
    final int premises;

    /// How many words make a row.
    final int words;

    private final long[] all;

    private Consequences(Literals literals, int columns) {
        premises = 2 * literals.candidates;
        words = (columns + 63) / 64;
        all = new long[premises * words];
    }

    /// What `tables` hold.
    static Consequences of(Tables tables) {
        Consequences consequences = new Consequences(tables.literals, tables.direct.length);
        if (tables.direct.length >= Table.CAPACITY || !consequences.close(tables)) {
            return read(tables);
        }
        return consequences;
    }

    /// From the tables themselves, where there may be more than they take.
    private static Consequences read(Tables tables) {
        Consequences consequences = new Consequences(tables.literals, 2 * tables.literals.candidates);
        for (int premise = 0; premise < consequences.premises; premise++) {
            Table table = tables.of(premise);
            for (int entry = 0; entry < table.size; entry++) {
                if (tables.literals.isCandidate(table.literal[entry])) {
                    consequences.add(consequences.all, premise, table.literal[entry]);
                }
            }
        }
        return consequences;
    }

    /// Follows all links; whether no table is full, with the entries that it has twice.
    private boolean close(Tables tables) {
        int count = tables.direct.length;
        long[] direct = new long[count * words];
        long[] open = new long[words];
        int twice = 0;
        for (int literal = 0; literal < count; literal++) {
            Table table = tables.direct[literal];
            for (int entry = 1; entry < table.filled; entry++) {
                add(direct, literal, table.literal[entry]);
            }
            twice = Math.max(twice, table.filled - 1 - size(direct, literal));
            if (table.filled > 1) {
                open[literal >> 6] |= 1L << literal;
            }
        }
        long[] done = new long[words];
        for (int premise = 0; premise < premises; premise++) {
            close(premise, direct, open, done);
        }
        return count + twice < Table.CAPACITY;
    }

    private void close(int premise, long[] direct, long[] open, long[] done) {
        Arrays.fill(done, 0);
        add(all, premise, premise);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int word = 0; word < words; word++) {
                long next = all[premise * words + word] & open[word] & ~done[word];
                while (next != 0) {
                    follow(premise, (word << 6) + Long.numberOfTrailingZeros(next), direct, done);
                    next = all[premise * words + word] & open[word] & ~done[word];
                    grows = true;
                }
            }
        }
    }

    /// Takes over what follows from `literal`: all of it, if that is known.
    private void follow(int premise, int literal, long[] direct, long[] done) {
        int row = premise * words;
        if (literal < premise) {
            for (int word = 0; word < words; word++) {
                long known = all[literal * words + word];
                all[row + word] |= known;
                done[word] |= known;
            }
        } else {
            done[literal >> 6] |= 1L << literal;
            for (int word = 0; word < words; word++) {
                all[row + word] |= direct[literal * words + word];
            }
        }
    }

    private void add(long[] rows, int row, int literal) {
        rows[row * words + (literal >> 6)] |= 1L << literal;
    }

    private int size(long[] rows, int row) {
        int size = 0;
        for (int word = 0; word < words; word++) {
            size += Long.bitCount(rows[row * words + word]);
        }
        return size;
    }

    /// Whether `literal` follows from `premise`, or is it.
    boolean has(int premise, int literal) {
        return (all[premise * words + (literal >> 6)] >>> literal & 1) != 0;
    }

    /// The word number `word` of the row of `premise`: literal `64 * word` is its lowest bit.
    long word(int premise, int word) {
        return all[premise * words + word];
    }

    /// The next candidate's literal after `literal` that says that one is true and follows from `premise`; -1 at the
    /// end.
    int nextTrue(int premise, int literal) {
        for (int from = literal + 1; from < premises; from = (from | 63) + 1) {
            long rest = word(premise, from >> 6) & TRUE_LITERALS & -1L << from;
            if (rest != 0) {
                int next = (from & ~63) + Long.numberOfTrailingZeros(rest);
                return next < premises ? next : -1;
            }
        }
        return -1;
    }

    /// Whether a candidate is both true and false as `premise` says.
    boolean clashes(int premise) {
        for (int word = 0; 64 * word < premises; word++) {
            long row = word(premise, word);
            if ((row & row >>> 1 & TRUE_LITERALS & candidates(word)) != 0) {
                return true;
            }
        }
        return false;
    }

    /// The literals of candidates among those of a word.
    long candidates(int word) {
        int left = premises - 64 * word;
        return left >= 64 ? -1 : (1L << left) - 1;
    }
}
