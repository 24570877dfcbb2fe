package org.escargot.method;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;

/// The twenty lines: the first empty cell, each digit from 1 to 9 that no peer holds, and so on from there; every
/// solution, as they come. Nothing is looked at but rows, columns and boxes.
///
/// So the solutions come in lexicographic order, and how long it takes is luck: from thousandths of a second to hours.
final class PlainSearch implements WorksheetMethod {
    private static final int[][] PEERS = new int[Cell.COUNT][];

    static {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            PEERS[cell] = Houses.peers(cell).stream().toArray();
        }
    }

    @Override
    public void search(Worksheet start, Tracer tracer) {
        byte[] digits = new byte[Cell.COUNT];
        CellSet empty = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = (byte) start.digit(cell);
            empty = start.isFilled(cell) ? empty : empty.with(cell);
        }
        new Walk(tracer, start.allCandidates(), empty, digits).solve(empty.first());
    }

    /// One search.
    private static final class Walk {
        private final Tracer tracer;
        /// What the puzzle allows in each cell, as in [DigitSet#bits].
        private final int[] allowed;
        /// The cells that the puzzle leaves empty.
        private final CellSet empty;

        private final byte[] digits;

        Walk(Tracer tracer, int[] allowed, CellSet empty, byte[] digits) {
            this.tracer = tracer;
            this.allowed = allowed;
            this.empty = empty;
            this.digits = digits;
        }

        /// All solutions from here; every empty cell before `cell` is filled.
        void solve(int cell) {
            tracer.call();
            if (cell < 0) {
                tracer.solution();
                return;
            }
            boolean fits = false;
            for (int digit = 1; digit <= Digit.COUNT && !tracer.isStopped(); digit++) {
                if (isPossible(cell, digit)) {
                    fits = true;
                    tracer.guess(cell, digit, Rule.FIRST_CELL);
                    digits[cell] = (byte) digit;
                    solve(empty.next(cell));
                    digits[cell] = Digit.NONE;
                    tracer.undo();
                }
            }
            if (!fits) {
                tracer.deadCell(cell);
            }
        }

        private boolean isPossible(int cell, int digit) {
            if ((allowed[cell] & DigitSet.bit(digit)) == 0) {
                return false;
            }
            for (int peer : PEERS[cell]) {
                if (digits[peer] == digit) {
                    return false;
                }
            }
            return true;
        }
    }
}
