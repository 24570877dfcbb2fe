package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.CELL;
import static org.escargot.rating.explainer.Layout.PLACE;
import static org.escargot.rating.explainer.Layout.SLOT;

import java.util.Arrays;
import org.escargot.grid.Candidate;

/// What every candidate implies by links that nothing changes: which candidates are true, and which false, once it is
/// true. It says at once where searches need not look.
///
/// Kernel: candidates are numbered without gaps, sets of them are rows of words, and a row that is complete is
/// taken over whole.
final class Reach {
    private static final int WORDS = (Candidate.COUNT + 63) / 64;

    private final int[] numberOf = new int[Candidate.COUNT];
    private final int[] candidateOf = new int[Candidate.COUNT];

    /// By number: the candidates that see it, those that it makes true in two steps, and all that it makes true or
    /// false; `words` to a row.
    private final long[] weak = new long[Candidate.COUNT * WORDS];

    private final long[] next = new long[Candidate.COUNT * WORDS];
    private final long[] madeTrue = new long[Candidate.COUNT * WORDS];
    private final long[] madeFalse = new long[Candidate.COUNT * WORDS];
    private final long[] strong = new long[Candidate.COUNT * WORDS];
    private final long[] pending = new long[WORDS];
    private final long[] doubtful = new long[WORDS];
    private final long[] common = new long[2 * WORDS];
    private int count;
    private int words;
    private Position position = new Position();

    /// Looks at all links of `position`.
    void load(Position from) {
        position = from;
        count = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = from.marks[cell]; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                numberOf[candidate] = count;
                candidateOf[count++] = candidate;
            }
        }
        words = (count + 63) / 64;
        Arrays.fill(weak, 0, count * words, 0);
        Arrays.fill(strong, 0, count * words, 0);
        Arrays.fill(next, 0, count * words, 0);
        for (int i = 0; i < count; i++) {
            links(i);
        }
        for (int i = 0; i < count; i++) {
            nexts(i);
        }
        for (int i = 0; i < count; i++) {
            close(i);
        }
    }

    private void links(int i) {
        int candidate = candidateOf[i];
        int cell = candidate / 9;
        int digit = candidate % 9;
        int mates = position.marks[cell] & ~(1 << digit);
        for (int rest = mates; rest != 0; rest &= rest - 1) {
            add(weak, i, cell * 9 + Integer.numberOfTrailingZeros(rest));
        }
        if (Integer.bitCount(mates) == 1) {
            add(strong, i, cell * 9 + Integer.numberOfTrailingZeros(mates));
        }
        for (int kind = 0; kind < 3; kind++) {
            int slot = SLOT[candidate * 3 + kind];
            int others = position.places[slot] & ~PLACE[cell * 3 + kind];
            int base = slot - digit;
            for (int rest = others; rest != 0; rest &= rest - 1) {
                add(weak, i, CELL[base + Integer.numberOfTrailingZeros(rest)] * 9 + digit);
            }
            if (Integer.bitCount(others) == 1) {
                add(strong, i, CELL[base + Integer.numberOfTrailingZeros(others)] * 9 + digit);
            }
        }
    }

    private void add(long[] rows, int i, int candidate) {
        int number = numberOf[candidate];
        rows[i * words + (number >>> 6)] |= 1L << number;
    }

    private void nexts(int i) {
        for (int word = 0; word < words; word++) {
            for (long rest = weak[i * words + word]; rest != 0; rest &= rest - 1) {
                or(next, i, strong, word * 64 + Long.numberOfTrailingZeros(rest));
            }
        }
    }

    private void or(long[] rows, int i, long[] others, int j) {
        for (int word = 0; word < words; word++) {
            rows[i * words + word] |= others[j * words + word];
        }
    }

    /// Completes the rows of `i`; those of lower numbers are complete.
    private void close(int i) {
        int row = i * words;
        System.arraycopy(weak, row, madeFalse, row, words);
        Arrays.fill(madeTrue, row, row + words, 0);
        madeTrue[row + (i >>> 6)] |= 1L << i;
        System.arraycopy(next, row, pending, 0, words);
        int from = 0;
        while (from < words) {
            long todo = pending[from] & ~madeTrue[row + from];
            if (todo == 0) {
                from++;
                continue;
            }
            int j = from * 64 + Long.numberOfTrailingZeros(todo);
            if (j < i) {
                or(madeTrue, i, madeTrue, j);
                or(madeFalse, i, madeFalse, j);
            } else {
                madeTrue[row + from] |= 1L << j;
                or(madeFalse, i, weak, j);
                for (int word = 0; word < words; word++) {
                    pending[word] |= next[j * words + word];
                }
                from = 0;
            }
        }
    }

    /// Collects what the candidates that make themselves false make both true and false; false if there are none.
    boolean collectDoubtful() {
        Arrays.fill(doubtful, 0);
        boolean any = false;
        for (int i = 0; i < count; i++) {
            if (refutes(candidateOf[i])) {
                any = true;
                for (int word = 0; word < words; word++) {
                    doubtful[word] |= madeTrue[i * words + word] & madeFalse[i * words + word];
                }
            }
        }
        return any;
    }

    /// Whether [#collectDoubtful] met `candidate`.
    boolean isDoubtful(int candidate) {
        int number = numberOf[candidate];
        return (doubtful[number >>> 6] >>> number & 1) != 0;
    }

    /// Whether `candidate` makes itself false.
    boolean refutes(int candidate) {
        int i = numberOf[candidate];
        return (madeFalse[i * words + (i >>> 6)] >>> i & 1) != 0;
    }

    /// Starts to intersect what candidates imply.
    void beginCommon() {
        Arrays.fill(common, 0, 2 * words, -1);
    }

    /// Intersects with what `candidate` implies; false once nothing is left.
    boolean andCommon(int candidate) {
        int row = numberOf[candidate] * words;
        long left = 0;
        for (int word = 0; word < words; word++) {
            common[word] &= madeTrue[row + word];
            common[words + word] &= madeFalse[row + word];
            left |= common[word] | common[words + word];
        }
        return left != 0;
    }
}
