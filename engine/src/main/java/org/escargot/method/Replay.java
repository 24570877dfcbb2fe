package org.escargot.method;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
import org.escargot.grid.Puzzle;

/// A position that follows a trace: the digits and candidates that the method sees after each event.
///
/// It never asks the method to stop, and takes memory of a fixed size, whatever the length of the trace.
public final class Replay implements EventSink {
    /// The most changes on a branch: each candidate and each digit changes once at most.
    private static final int MOST_CHANGES = 2 * Cell.COUNT * Digit.COUNT;

    private final byte[] digits = new byte[Cell.COUNT];
    private final int[] candidates = new int[Cell.COUNT];
    /// The state before each change: cell, digit and candidates.
    private final int[] trail = new int[MOST_CHANGES];

    private final int[] marks = new int[Cell.COUNT + 1];
    private int changes;
    private int depth;

    /// The position at the beginning of `puzzle`.
    public Replay(Puzzle puzzle) {
        Worksheet start = Worksheet.of(puzzle, new Tracer(_ -> false));
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            digits[cell] = (byte) start.digit(cell);
            candidates[cell] = start.candidates(cell).bits();
        }
    }

    private Replay(Replay other) {
        System.arraycopy(other.digits, 0, digits, 0, digits.length);
        System.arraycopy(other.candidates, 0, candidates, 0, candidates.length);
        System.arraycopy(other.trail, 0, trail, 0, other.changes);
        System.arraycopy(other.marks, 0, marks, 0, other.depth);
        changes = other.changes;
        depth = other.depth;
    }

    /// A copy that goes on independently.
    public Replay copy() {
        return new Replay(this);
    }

    /// Applies `event`; returns false, so that the method goes on.
    @Override
    public boolean accept(int event) {
        int cell = Event.cell(event);
        int digit = Event.digit(event);
        switch (Event.kind(event)) {
            case PLACE -> place(cell, digit);
            case ELIMINATE -> change(cell, digits[cell], candidates[cell] & ~DigitSet.bit(digit));
            case GUESS -> {
                marks[depth++] = changes;
                if (cell != Event.NO_CELL) {
                    place(cell, digit);
                }
            }
            case UNDO -> undo();
            case CALL, ROUND, DEAD_END, SOLUTION, SHARE -> {}
        }
        return false;
    }

    private void place(int cell, int digit) {
        change(cell, digit, 0);
        int bit = DigitSet.bit(digit);
        CellSet peers = Houses.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            if ((candidates[peer] & bit) != 0) {
                change(peer, digits[peer], candidates[peer] & ~bit);
            }
        }
    }

    private void change(int cell, int digit, int left) {
        trail[changes++] = cell << 13 | digits[cell] << 9 | candidates[cell];
        digits[cell] = (byte) digit;
        candidates[cell] = left;
    }

    private void undo() {
        int mark = marks[--depth];
        while (changes > mark) {
            int before = trail[--changes];
            digits[before >> 13] = (byte) (before >> 9 & 15);
            candidates[before >> 13] = before & DigitSet.ALL.bits();
        }
    }

    /// The digit in `cell`, or [Digit#NONE].
    public int digit(int cell) {
        return digits[cell];
    }

    /// The candidates left in `cell`; none where a digit stands.
    public DigitSet candidates(int cell) {
        return new DigitSet(candidates[cell]);
    }

    /// The digits placed so far.
    public Grid grid() {
        return Grid.of(digits);
    }

    /// How many trials are open.
    public int depth() {
        return depth;
    }
}
