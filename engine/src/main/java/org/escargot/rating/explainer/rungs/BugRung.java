package org.escargot.rating.explainer.rungs;

import static org.escargot.rating.explainer.words.Layout.BOX_ROW_COLUMN;
import static org.escargot.rating.explainer.words.Layout.HOUSE;

import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Truths;
import org.escargot.rating.explainer.evidence.BugEvidence;
import org.escargot.rating.explainer.evidence.FoundStep;
import org.escargot.rating.explainer.loops.Bug;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.jspecify.annotations.Nullable;

/// BUGs (bivalue universal graves): 5.6 where one cell has too many candidates, else 5.7 and more.
///
/// Doubles `BugPlusOneFinder` and `BugFinder`.
public final class BugRung implements Rung {
    private final Bug bug = new Bug();
    private final Eliminations eliminations = new Eliminations();

    @Override
    public @Nullable FoundStep find(CandidateGrid grid) {
        if (!bug.find(grid)) {
            return null;
        }
        if (bug.cellCount == 1) {
            return oneCell(grid);
        }
        boolean oneValue = Integer.bitCount(bug.allValues) == 1;
        FoundStep found = oneValue ? oneValue(grid) : null;
        if (found == null && bug.cellCount == 2) {
            found = lockedValue(grid);
        }
        return found == null && !oneValue ? valuesInSet(grid) : found;
    }

    /// Type 1: the cell holds one of the candidates that are too many.
    private @Nullable FoundStep oneCell(CandidateGrid grid) {
        eliminations.clear();
        eliminations.add(grid, bug.cells[0], ~bug.values[0]);
        return step(5.6, DeadlyPattern.Type.ONE_CELL, CellSet.EMPTY, Truths.NONE);
    }

    /// Type 2: all cells with too many candidates need the same digit, which then goes from the cells that see all
    /// of them.
    private @Nullable FoundStep oneValue(CandidateGrid grid) {
        eliminations.clear();
        for (int i = 0; i < bug.commonCount; i++) {
            eliminations.add(grid, bug.common[i], bug.allValues);
        }
        return step(5.7, DeadlyPattern.Type.ONE_DIGIT, CellSet.EMPTY, Truths.NONE);
    }

    /// Type 4: two cells of a house share one digit beside what saves them from the BUG; one of them has it.
    private @Nullable FoundStep lockedValue(CandidateGrid grid) {
        int one = bug.cells[0];
        int other = bug.cells[1];
        int shared = grid.marks[one] & grid.marks[other] & ~bug.allValues;
        if (Integer.bitCount(shared) != 1) {
            return null;
        }
        for (int kind : BOX_ROW_COLUMN) {
            if (HOUSE[one * 3 + kind] == HOUSE[other * 3 + kind]) {
                int digit = Integer.numberOfTrailingZeros(shared) + 1;
                Truths link = Truths.of(digit, HouseSet.of(HOUSE[one * 3 + kind]));
                eliminations.clear();
                eliminations.add(grid, one, ~(bug.values[0] | shared));
                eliminations.add(grid, other, ~(bug.values[1] | shared));
                // What it eliminates is the same in every house that the cells share.
                return step(5.7, DeadlyPattern.Type.STRONG_LINK, CellSet.EMPTY, link);
            }
        }
        return null;
    }

    /// Type 3: what saves the cells makes a naked set with other cells of their house.
    private @Nullable FoundStep valuesInSet(CandidateGrid grid) {
        for (int kind : BOX_ROW_COLUMN) {
            int house = HOUSE[bug.cells[0] * 3 + kind];
            boolean shared = true;
            for (int i = 1; i < bug.cellCount; i++) {
                shared &= HOUSE[bug.cells[i] * 3 + kind] == house;
            }
            FoundStep found = shared ? setIn(grid, house, kind) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable FoundStep setIn(CandidateGrid grid, int house, int kind) {
        int[] others = new int[20];
        int count = 0;
        for (int i = 0; i < bug.commonCount; i++) {
            if (HOUSE[bug.common[i] * 3 + kind] == house) {
                others[count++] = bug.common[i];
            }
        }
        for (int size = 2; size <= 6 && size <= count; size++) {
            for (int chosen = 0; chosen < 1 << count; chosen++) {
                FoundStep found = Integer.bitCount(chosen) == size - 1 ? set(grid, others, count, chosen) : null;
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private @Nullable FoundStep set(CandidateGrid grid, int[] others, int count, int chosen) {
        int size = Integer.bitCount(chosen) + 1;
        int digits = 0;
        for (int rest = chosen; rest != 0; rest &= rest - 1) {
            int marks = grid.marks[others[Integer.numberOfTrailingZeros(rest)]];
            if (Integer.bitCount(marks) < 2) {
                return null;
            }
            digits |= marks;
        }
        if (Integer.bitCount(digits) != size || (bug.allValues & ~digits) != 0) {
            return null;
        }
        eliminations.clear();
        for (int i = 0; i < count; i++) {
            if ((chosen >>> i & 1) == 0) {
                eliminations.add(grid, others[i], digits);
            }
        }
        return step(5.7 + (size - 1) * 0.1, DeadlyPattern.Type.SUBSET, chosen(others, chosen), Truths.NONE);
    }

    private static CellSet chosen(int[] others, int chosen) {
        CellSet cells = CellSet.EMPTY;
        for (int rest = chosen; rest != 0; rest &= rest - 1) {
            cells = cells.with(others[Integer.numberOfTrailingZeros(rest)]);
        }
        return cells;
    }

    /// The step that eliminates what was collected, or null if that is nothing.
    private @Nullable FoundStep step(double difficulty, DeadlyPattern.Type type, CellSet subset, Truths links) {
        if (eliminations.isEmpty()) {
            return null;
        }
        BugEvidence evidence = new BugEvidence(bug, type, subset, links);
        return FoundStep.eliminating(difficulty, eliminations, evidence::evidence);
    }
}
