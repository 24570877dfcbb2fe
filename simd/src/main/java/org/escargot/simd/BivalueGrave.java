package org.escargot.simd;

import org.escargot.grid.Digit;

/// A position where each open cell has two candidates and each house has every digit that it misses in two cells: a
/// bivalue universal grave.
///
/// Its solutions come in pairs: the other candidate of every open cell solves it too. So a search that counts follows
/// one candidate of a cell and counts what it finds twice; and as every position below is such a one too, once all
/// that is single is followed, nothing of that subtree waits on the stack.
final class BivalueGrave {
    /// The first cell of each mini-row in a band.
    private static final int MINI_ROWS = 0b001_001_001 * (1 | 1 << 10 | 1 << 20);

    private static final int ROW = 0b111_111_111;

    /// A grave of so few open cells is two rows and two columns of the same two digits, and has both its solutions.
    static final int RECTANGLE = 4;

    private BivalueGrave() {}

    /// Whether each digit stands in an even number of open cells of every column and box. Even means two: a sweep has
    /// left it a place in each house and two in a row, and every house has two candidates a cell.
    ///
    /// The first three words are the open cells of each band, and none has other than two candidates; the word of
    /// `digit` in `band` is at `from + band * bandStep + digit * digitStep`.
    static boolean isHeldEvenly(int open0, int open1, int open2, int[] words, int from, int bandStep, int digitStep) {
        int odd = 0;
        for (int digit = 0; digit < Digit.COUNT; digit++) {
            int at = from + digit * digitStep;
            int a = words[at] & open0;
            int b = words[at + bandStep] & open1;
            int c = words[at + 2 * bandStep] & open2;
            int columns = a ^ b ^ c;
            int boxes = miniRows(a) | miniRows(b) << 1 | miniRows(c) << 2;
            odd |= columns ^ columns >>> 10 ^ columns >>> 20 | boxes ^ boxes >>> 10 ^ boxes >>> 20;
        }
        return (odd & ROW) == 0;
    }

    /// Where a mini-row has an odd number of the cells.
    private static int miniRows(int cells) {
        return (cells ^ cells >>> 1 ^ cells >>> 2) & MINI_ROWS;
    }
}
