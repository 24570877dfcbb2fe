package org.escargot.rating.human;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;

/// A position in raw words, which a walk changes placement by placement. Mutable, so it belongs to one walk.
// Kernel: a rating makes some hundreds of moves, each with all that can be seen.
final class Board {
    /// A line's cells by threes, as each box cuts them: those of rows, 0..26, then those of columns.
    private static final int[][] SEGMENT = new int[2 * Cell.COUNT / 3][3];

    static {
        for (int segment = 0; segment < SEGMENT.length; segment++) {
            for (int place = 0; place < 3; place++) {
                SEGMENT[segment][place] = Houses.cell(segment / 3, segment % 3 * 3 + place);
            }
        }
    }

    /// The candidates of each cell, as in [DigitSet#bits]; none where a digit stands.
    final int[] candidates;

    /// How many cells of each house are empty.
    final int[] open;

    /// How often each digit stands in the grid.
    final int[] standing;

    private int empty;

    private Board(int[] candidates, int[] open, int[] standing, int empty) {
        this.candidates = candidates;
        this.open = open;
        this.standing = standing;
        this.empty = empty;
    }

    static Board of(Pencilmarks marks) {
        org.escargot.grid.Board.requireClassic(marks);
        int[] candidates = new int[Cell.COUNT];
        int[] open = new int[House.COUNT];
        int[] standing = new int[Digit.COUNT + 1];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            candidates[cell] = marks.candidates(cell).bits();
            standing[marks.digit(cell)]++;
            if (marks.digit(cell) == Digit.NONE) {
                open[Houses.row(cell)]++;
                open[Houses.column(cell)]++;
                open[Houses.box(cell)]++;
            }
        }
        return new Board(candidates, open, standing, standing[Digit.NONE]);
    }

    Board copy() {
        return new Board(candidates.clone(), open.clone(), standing.clone(), empty);
    }

    /// How many cells are empty.
    int empty() {
        return empty;
    }

    /// How often the digit stands in the grid that stands there least often.
    int fewest() {
        int fewest = standing[1];
        for (int digit = 2; digit <= Digit.COUNT; digit++) {
            fewest = Math.min(fewest, standing[digit]);
        }
        return fewest;
    }

    void place(int cell, int digit) {
        CellSet peers = Houses.peers(cell);
        int others = ~DigitSet.bit(digit);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            candidates[peer] &= others;
        }
        candidates[cell] = 0;
        open[Houses.row(cell)]--;
        open[Houses.column(cell)]--;
        open[Houses.box(cell)]--;
        standing[digit]++;
        empty--;
    }

    /// The candidates that pointing and claiming leave, each thought of once, in this position; a digit may be confined
    /// to one cell, too.
    int[] candidatesBehindLocks() {
        int[] digits = new int[SEGMENT.length];
        for (int segment = 0; segment < SEGMENT.length; segment++) {
            int[] cells = SEGMENT[segment];
            digits[segment] = candidates[cells[0]] | candidates[cells[1]] | candidates[cells[2]];
        }
        int[] left = candidates.clone();
        for (int segment = 0; segment < SEGMENT.length; segment++) {
            int[] inLine = {othersOfLine(segment, 1), othersOfLine(segment, 2)};
            int[] inBox = {othersOfBox(segment, 1), othersOfBox(segment, 2)};
            int pointing = digits[segment] & ~(digits[inBox[0]] | digits[inBox[1]]);
            int claiming = digits[segment] & ~(digits[inLine[0]] | digits[inLine[1]]);
            eliminate(left, inLine, pointing);
            eliminate(left, inBox, claiming);
        }
        return left;
    }

    private static void eliminate(int[] left, int[] segments, int digits) {
        for (int segment : segments) {
            for (int cell : SEGMENT[segment]) {
                left[cell] &= ~digits;
            }
        }
    }

    /// The segment `ahead` places farther in the same line, in a circle.
    private static int othersOfLine(int segment, int ahead) {
        return segment / 3 * 3 + (segment % 3 + ahead) % 3;
    }

    /// The parallel segment `ahead` lines farther in the same box, in a circle.
    private static int othersOfBox(int segment, int ahead) {
        int line = segment / 3;
        return (line / 3 * 3 + (line % 3 + ahead) % 3) * 3 + segment % 3;
    }
}
