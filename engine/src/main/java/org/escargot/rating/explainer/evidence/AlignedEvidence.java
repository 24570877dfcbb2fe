package org.escargot.rating.explainer.evidence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.AlignedExclusion;
import org.escargot.logic.pattern.AlignedExclusion.Excluded;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Layout;

/// Says of cells that aligned exclusion has eliminated from which ways to fill them cannot be, and why.
public final class AlignedEvidence {
    /// What [#reason] says where there is none.
    private static final int ALLOWED = -2;

    private final int[] marks;
    private final int[] cells;
    private final CellSet excluders;

    /// The evidence for `cells`, which `excluders` exclude for in common; it keeps the candidates that `grid` has
    /// now.
    public AlignedEvidence(CandidateGrid grid, CellSet excluders, int... cells) {
        this.marks = grid.marks.clone();
        this.excluders = excluders;
        this.cells = cells.clone();
    }

    /// The pattern.
    public AlignedExclusion pattern() {
        CandidateSet allowed = CandidateSet.EMPTY;
        List<Excluded> excluded = new ArrayList<>();
        for (int[] way : ways()) {
            int reason = reason(way);
            CandidateSet candidates = candidates(way);
            if (reason == ALLOWED) {
                allowed = allowed.or(candidates);
            } else {
                excluded.add(new Excluded(candidates, reason));
            }
        }
        CandidateSet gone = CandidateSet.EMPTY;
        for (Excluded each : excluded) {
            gone = gone.or(each.candidates());
        }
        CandidateSet eliminated = gone.minus(allowed);
        excluded.removeIf(each -> each.candidates().and(eliminated).isEmpty());
        return new AlignedExclusion(CellSet.of(cells), digits(eliminated), excluded);
    }

    /// All ways to fill the cells, one digit for each.
    private List<int[]> ways() {
        List<int[]> ways = List.of(new int[0]);
        for (int cell : cells) {
            List<int[]> longer = new ArrayList<>();
            for (int[] way : ways) {
                for (int rest = marks[cell]; rest != 0; rest &= rest - 1) {
                    int[] more = Arrays.copyOf(way, way.length + 1);
                    more[way.length] = Integer.numberOfTrailingZeros(rest);
                    longer.add(more);
                }
            }
            ways = longer;
        }
        return ways;
    }

    /// The cell that a way leaves without a candidate, or why there is none.
    private int reason(int[] way) {
        int digits = 0;
        for (int i = 0; i < way.length; i++) {
            for (int j = 0; j < i; j++) {
                if (way[i] == way[j] && Layout.arePeers(cells[i], cells[j])) {
                    return AlignedExclusion.NO_CELL;
                }
            }
            digits |= 1 << way[i];
        }
        for (int cell = excluders.first(); cell >= 0; cell = excluders.next(cell)) {
            if ((marks[cell] & ~digits) == 0) {
                return cell;
            }
        }
        return ALLOWED;
    }

    private CandidateSet candidates(int[] way) {
        int[] candidates = new int[way.length];
        for (int i = 0; i < way.length; i++) {
            candidates[i] = cells[i] * 9 + way[i];
        }
        return CandidateSet.of(candidates);
    }

    private static DigitSet digits(CandidateSet candidates) {
        DigitSet digits = DigitSet.EMPTY;
        CellSet where = candidates.cells();
        for (int cell = where.first(); cell >= 0; cell = where.next(cell)) {
            digits = digits.or(candidates.digits(cell));
        }
        return digits;
    }
}
