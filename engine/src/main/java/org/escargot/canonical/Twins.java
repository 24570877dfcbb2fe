package org.escargot.canonical;

import java.util.Arrays;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;

/// The lines of a grid, in one orientation, that are the same cell by cell as an earlier line of their chute; usually
/// empty ones. Trading them changes nothing, so it is enough to take such lines in their order.
final class Twins {
    private final int[][] lines = new int[9][9];

    Twins(Grid grid, Orientation orientation) {
        for (int line = 0; line < 9; line++) {
            int number = line;
            Arrays.setAll(lines[line], place -> grid.digit(orientation.cell(number, place)));
        }
    }

    /// Whether `line` may be taken after the lines of `used`, a bit each: all its earlier twins are among them.
    boolean mayFollow(int used, int line) {
        for (int earlier = line / 3 * 3; earlier < line; earlier++) {
            if ((used & 1 << earlier) == 0 && Arrays.equals(lines[earlier], lines[line])) {
                return false;
            }
        }
        return true;
    }

    /// Whether twins come in their order in `order`.
    boolean areInOrder(int[] order) {
        int used = 0;
        for (int line : order) {
            if (!mayFollow(used, line)) {
                return false;
            }
            used |= 1 << line;
        }
        return true;
    }

    /// In how many ways twins that are not empty can trade places, at least 1.
    int trades() {
        int trades = 1;
        for (int line = 0; line < 9; line++) {
            if (Arrays.stream(lines[line]).anyMatch(digit -> digit != Digit.NONE)) {
                int alike = 1;
                for (int earlier = line / 3 * 3; earlier < line; earlier++) {
                    alike += Arrays.equals(lines[earlier], lines[line]) ? 1 : 0;
                }
                trades *= alike;
            }
        }
        return trades;
    }
}
