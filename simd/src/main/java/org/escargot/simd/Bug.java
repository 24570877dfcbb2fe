package org.escargot.simd;

import org.escargot.grid.Digit;

/// A position where each open cell has two candidates and each house has every digit that it misses in two cells: a
/// bivalue universal grave (BUG).
///
/// Its solutions come in pairs: exchange the two candidates of every open cell in a solution, and it is another one.
/// So a search that counts follows one candidate of a cell and counts what it finds twice. Every position below, once
/// its singles are followed, is a BUG again; so nothing of that subtree waits on the stack.
final class Bug {
    /// The first cell of each mini-row in a band.
    private static final int MINI_ROWS = 0b001_001_001 * (1 | 1 << 10 | 1 << 20);

    private static final int ROW = 0b111_111_111;

    /// A BUG of so few open cells is two rows and two columns of the same two digits; both its solutions are valid.
    static final int RECTANGLE = 4;

    private Bug() {}

    /// Whether each digit is a candidate in an even number of open cells of every column and box. Even means two: a
    /// sweep has left it a place in each house and two in a row, and every house has two candidates a cell.
    ///
    /// `open0` to `open2` are the open cells of each band, and each of them has two candidates; the word of
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

    /// The mini-rows that hold an odd number of `cells`.
    private static int miniRows(int cells) {
        return (cells ^ cells >>> 1 ^ cells >>> 2) & MINI_ROWS;
    }
}
