package org.escargot.logic.chains.tables;

import java.util.Arrays;
import org.escargot.grid.LowestBit;

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

    private final long[] direct;
    private final long[] all;

    private Consequences(int premises, int literals) {
        this.premises = premises;
        words = (literals + 63) / 64;
        direct = new long[literals * words];
        all = new long[premises * words];
    }

    /// What `tables` hold.
    static Consequences of(Tables tables) {
        int premises = 2 * tables.literals.candidates;
        if (tables.direct.length < Table.CAPACITY) {
            Consequences consequences = new Consequences(premises, tables.direct.length);
            // A table that is full, with the entries that it has twice, lacks some of what follows.
            if (tables.direct.length + consequences.begin(tables, tables.direct.length) < Table.CAPACITY) {
                consequences.close(tables);
                return consequences;
            }
        }
        Consequences consequences = new Consequences(premises, premises);
        consequences.begin(tables, premises);
        consequences.read(tables);
        return consequences;
    }

    /// Takes over what follows at once from the first `count` literals, as far as it is about these; how many entries
    /// of a table at most are there twice.
    private int begin(Tables tables, int count) {
        int twice = 0;
        for (int literal = 0; literal < count; literal++) {
            Table table = tables.direct[literal];
            int known = 0;
            for (int entry = 1; entry < table.filled; entry++) {
                int next = table.literal[entry];
                known += next >= count || isDirect(literal, next) ? 1 : 0;
                if (next < count) {
                    add(direct, literal, next);
                }
            }
            twice = Math.max(twice, known);
        }
        return twice;
    }

    /// From the tables themselves.
    private void read(Tables tables) {
        for (int premise = 0; premise < premises; premise++) {
            Table table = tables.of(premise);
            for (int entry = 0; entry < table.size; entry++) {
                if (tables.literals.isCandidate(table.literal[entry])) {
                    add(all, premise, table.literal[entry]);
                }
            }
        }
    }

    /// Follows all links.
    private void close(Tables tables) {
        long[] open = new long[words];
        for (int literal = 0; literal < tables.direct.length; literal++) {
            if (tables.direct[literal].filled > 1) {
                open[literal >> 6] |= 1L << literal;
            }
        }
        long[] done = new long[words];
        for (int premise = 0; premise < premises; premise++) {
            close(premise, open, done);
        }
    }

    private void close(int premise, long[] open, long[] done) {
        Arrays.fill(done, 0);
        add(all, premise, premise);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int word = 0; word < words; word++) {
                long next = all[premise * words + word] & open[word] & ~done[word];
                while (next != 0) {
                    follow(premise, (word << 6) + LowestBit.of(next), done);
                    next = all[premise * words + word] & open[word] & ~done[word];
                    grows = true;
                }
            }
        }
    }

    /// Takes over what follows from `literal`: all of it, if that is known.
    private void follow(int premise, int literal, long[] done) {
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

    /// Whether `literal` follows from `premise` at once.
    boolean isDirect(int premise, int literal) {
        return (direct[premise * words + (literal >> 6)] >>> literal & 1) != 0;
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
                int next = (from & ~63) + LowestBit.of(rest);
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
