package org.escargot.rating.explainer.chains;

import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.PLACE;
import static org.escargot.rating.explainer.words.Layout.SLOT;

import java.util.Arrays;
import org.escargot.grid.Candidate;
import org.escargot.logic.chains.ChainLengths;
import org.escargot.logic.chains.LinkGraph;
import org.escargot.logic.chains.Reach;
import org.escargot.rating.explainer.words.CandidateGrid;

/// What every candidate implies by links that nothing changes: all links, or those of one digit within houses. It says
/// at once where searches need not look.
///
/// Kernel: candidates are numbered without gaps, as the nodes of a graph.
public final class CandidateReach {
    /// `[cell]`: the candidates whose links are loaded, all of them.
    private final int[] loaded = new int[81];

    private final int[] numberOf = new int[Candidate.COUNT];
    private final LinkGraph graph = new LinkGraph();
    private final Reach reach = new Reach();
    private final ChainLengths lengths = new ChainLengths(reach);

    /// Looks at all links of `grid`.
    public void load(CandidateGrid grid) {
        if (Arrays.equals(grid.marks, loaded)) {
            return;
        }
        System.arraycopy(grid.marks, 0, loaded, 0, loaded.length);
        load(grid, 0x1FF);
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = grid.marks[cell]; rest != 0; rest &= rest - 1) {
                cellLinks(grid, cell * 9 + Integer.numberOfTrailingZeros(rest));
            }
        }
        reach.load(graph);
    }

    /// Looks at the links of `digit` within houses.
    void loadDigit(CandidateGrid grid, int digit) {
        load(grid, 1 << digit);
        reach.load(graph);
    }

    private void load(CandidateGrid grid, int digits) {
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = grid.marks[cell] & digits; rest != 0; rest &= rest - 1) {
                numberOf[cell * 9 + Integer.numberOfTrailingZeros(rest)] = count++;
            }
        }
        graph.begin(count);
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = grid.marks[cell] & digits; rest != 0; rest &= rest - 1) {
                houseLinks(grid, cell * 9 + Integer.numberOfTrailingZeros(rest));
            }
        }
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

    /// How long the shortest chain is from `candidate`, true, to its opposite; 0 if there is none.
    int lengthIfTrue(int candidate) {
        return lengths.ifTrue(numberOf[candidate]);
    }

    /// How long the shortest chain is from `candidate`, false, to its opposite; 0 if there is none.
    int lengthIfFalse(int candidate) {
        return lengths.ifFalse(numberOf[candidate]);
    }

    /// No cycle through `candidate` that eliminates anything is shorter than this; 0 if there is none.
    int fewestInCycle(int candidate) {
        return lengths.fewestInCycle(numberOf[candidate]);
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
