package org.escargot.rating.explainer.chains;

import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.PLACE;
import static org.escargot.rating.explainer.words.Layout.SLOT;

import org.escargot.grid.Candidate;
import org.escargot.logic.chains.LinkGraph;
import org.escargot.logic.chains.Reach;
import org.escargot.rating.explainer.words.CandidateGrid;

/// What every candidate implies by links that nothing changes. It says at once where searches need not look.
///
/// Kernel: candidates are numbered without gaps, as the nodes of a graph.
public final class CandidateReach {
    private final int[] numberOf = new int[Candidate.COUNT];
    private final LinkGraph graph = new LinkGraph();
    private final Reach reach = new Reach();

    /// Looks at all links of `grid`.
    public void load(CandidateGrid grid) {
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = grid.marks[cell]; rest != 0; rest &= rest - 1) {
                numberOf[cell * 9 + Integer.numberOfTrailingZeros(rest)] = count++;
            }
        }
        graph.begin(count);
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = grid.marks[cell]; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                cellLinks(grid, candidate);
                houseLinks(grid, candidate);
            }
        }
        reach.load(graph);
    }

    private void cellLinks(CandidateGrid grid, int candidate) {
        int node = numberOf[candidate];
        int cell = candidate / 9;
        int mates = grid.marks[cell] & ~(1 << candidate % 9);
        for (int rest = mates; rest != 0; rest &= rest - 1) {
            graph.addWeak(node, numberOf[cell * 9 + Integer.numberOfTrailingZeros(rest)]);
        }
        if (Integer.bitCount(mates) == 1) {
            graph.addStrong(node, numberOf[cell * 9 + Integer.numberOfTrailingZeros(mates)]);
        }
    }

    private void houseLinks(CandidateGrid grid, int candidate) {
        int node = numberOf[candidate];
        int cell = candidate / 9;
        int digit = candidate % 9;
        for (int kind = 0; kind < 3; kind++) {
            int slot = SLOT[candidate * 3 + kind];
            int others = grid.places[slot] & ~PLACE[cell * 3 + kind];
            int base = slot - digit;
            for (int rest = others; rest != 0; rest &= rest - 1) {
                graph.addWeak(node, numberOf[CELL[base + Integer.numberOfTrailingZeros(rest)] * 9 + digit]);
            }
            if (Integer.bitCount(others) == 1) {
                graph.addStrong(node, numberOf[CELL[base + Integer.numberOfTrailingZeros(others)] * 9 + digit]);
            }
        }
    }

    /// Whether `candidate` makes itself false.
    boolean refutes(int candidate) {
        return reach.refutes(numberOf[candidate]);
    }

    /// Collects what the candidates that make themselves false make both true and false; false if there are none.
    boolean collectDoubtful() {
        return reach.collectDoubtful();
    }

    /// Whether [#collectDoubtful] met `candidate`.
    boolean isDoubtful(int candidate) {
        return reach.isDoubtful(numberOf[candidate]);
    }

    /// Starts to intersect what candidates imply.
    public void beginCommon() {
        reach.beginCommon();
    }

    /// Intersects with what `candidate` implies; false once nothing is left.
    public boolean andCommon(int candidate) {
        return reach.andCommon(numberOf[candidate]);
    }
}
