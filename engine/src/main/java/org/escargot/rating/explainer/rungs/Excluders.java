package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.words.Layout.PEERS;

import org.escargot.grid.CellSet;
import org.escargot.rating.explainer.words.CandidateGrid;

/// The cells that aligned exclusion starts from, and which peers of theirs exclude.
///
/// A base is an empty cell with two or more candidates, none of whose peers is a naked single, and with at least
/// one peer that excludes: one with two candidates, or up to `most`.
final class Excluders {
    /// The bases in reading order.
    final int[] bases = new int[81];

    int baseCount;

    /// `[cell]`: the excluders of a base as a set of cells; 0 in both words for other cells.
    final long[] low = new long[81];

    final long[] high = new long[81];

    /// The bases as a set of cells.
    long baseLow;

    long baseHigh;
    /// The cells that differ, as candidates or as bases, from when they were remembered.
    long changedLow;

    long changedHigh;

    private final int most;
    private final int[] rememberedMarks = new int[81];
    private long rememberedLow;
    private long rememberedHigh;

    Excluders(int most) {
        this.most = most;
    }

    void load(CandidateGrid grid) {
        baseCount = 0;
        baseLow = 0;
        baseHigh = 0;
        for (int cell = 0; cell < 81; cell++) {
            low[cell] = 0;
            high[cell] = 0;
            if (Integer.bitCount(grid.marks[cell]) >= 2) {
                collect(grid, cell);
            }
        }
        findChanges(grid);
    }

    private void findChanges(CandidateGrid grid) {
        changedLow = baseLow & ~rememberedLow;
        changedHigh = baseHigh & ~rememberedHigh;
        for (int cell = 0; cell < 64; cell++) {
            changedLow |= grid.marks[cell] == rememberedMarks[cell] ? 0 : 1L << cell;
        }
        for (int cell = 64; cell < 81; cell++) {
            changedHigh |= grid.marks[cell] == rememberedMarks[cell] ? 0 : 1L << cell - 64;
        }
    }

    /// Remembers that the cells as they are now exclude nothing. Cells none of which has changed since, and that none
    /// of their common excluders has changed for, need not be tried again.
    void remember(CandidateGrid grid) {
        System.arraycopy(grid.marks, 0, rememberedMarks, 0, rememberedMarks.length);
        rememberedLow = baseLow;
        rememberedHigh = baseHigh;
    }

    /// Whether `cell` has changed since.
    boolean hasChanged(int cell) {
        return cell < 64 ? (changedLow >>> cell & 1) != 0 : (changedHigh >>> cell - 64 & 1) != 0;
    }

    private void collect(CandidateGrid grid, int cell) {
        long lowCells = 0;
        long highCells = 0;
        for (int peer : PEERS[cell]) {
            int count = Integer.bitCount(grid.marks[peer]);
            if (count == 1) {
                return;
            }
            if (count >= 2 && count <= most) {
                lowCells |= peer < 64 ? 1L << peer : 0;
                highCells |= peer < 64 ? 0 : 1L << peer - 64;
            }
        }
        if ((lowCells | highCells) != 0) {
            low[cell] = lowCells;
            high[cell] = highCells;
            bases[baseCount++] = cell;
            baseLow |= cell < 64 ? 1L << cell : 0;
            baseHigh |= cell < 64 ? 0 : 1L << cell - 64;
        }
    }

    boolean isBase(int cell) {
        return (low[cell] | high[cell]) != 0;
    }

    boolean excludes(int cell, int base) {
        return cell < 64 ? (low[base] >>> cell & 1) != 0 : (high[base] >>> cell - 64 & 1) != 0;
    }

    /// Writes the candidates of the cells of a set to `found`, and returns how many there are.
    static int marks(CandidateGrid grid, long lowCells, long highCells, int[] found) {
        int count = 0;
        for (long rest = lowCells; rest != 0; rest &= rest - 1) {
            found[count++] = grid.marks[Long.numberOfTrailingZeros(rest)];
        }
        for (long rest = highCells; rest != 0; rest &= rest - 1) {
            found[count++] = grid.marks[64 + Long.numberOfTrailingZeros(rest)];
        }
        return count;
    }

    /// The cells that exclude for all of `cells`.
    CellSet common(int... cells) {
        CellSet common = CellSet.EMPTY;
        for (int cell : PEERS[cells[0]]) {
            boolean excludesAll = true;
            for (int base : cells) {
                excludesAll &= excludes(cell, base);
            }
            common = excludesAll ? common.with(cell) : common;
        }
        return common;
    }
}
