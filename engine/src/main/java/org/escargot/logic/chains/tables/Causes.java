package org.escargot.logic.chains.tables;

/// From which candidates, true or false, each candidate's literal follows: the rows of [Consequences] as columns, to
/// ask for all premises at once.
///
/// Kernel: words of rows change places in squares of 64 literals by 64.
final class Causes {
    private static final int SIDE = 64;

    /// How many words make a row.
    final int words;

    private final long[] rows;

    private Causes(int words) {
        this.words = words;
        rows = new long[SIDE * words * words];
    }

    static Causes of(Consequences consequences) {
        int words = (consequences.premises + SIDE - 1) / SIDE;
        Causes causes = new Causes(words);
        long[] square = new long[SIDE];
        for (int block = 0; block < words; block++) {
            for (int word = 0; word < words; word++) {
                for (int i = 0; i < SIDE; i++) {
                    int premise = SIDE * block + i;
                    square[i] = premise < consequences.premises ? consequences.word(premise, word) : 0;
                }
                transpose(square);
                for (int i = 0; i < SIDE; i++) {
                    causes.rows[(SIDE * word + i) * words + block] = square[i];
                }
            }
        }
        return causes;
    }

    /// Exchanges halves across the diagonal, then quarters in each of them, and so on.
    private static void transpose(long[] square) {
        long low = -1L >>> SIDE / 2;
        for (int half = SIDE / 2; half > 0; half /= 2) {
            for (int i = 0; i < SIDE; i = (i | half) + 1 & ~half) {
                long moved = (square[i] >>> half ^ square[i + half]) & low;
                square[i] ^= moved << half;
                square[i + half] ^= moved;
            }
            low ^= low << half / 2;
        }
    }

    /// Of the premises from which `literal` follows, the word number `word`.
    long word(int literal, int word) {
        return rows[literal * words + word];
    }
}
