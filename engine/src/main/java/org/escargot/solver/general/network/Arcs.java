package org.escargot.solver.general.network;

import java.util.ArrayList;
import java.util.List;

/// For each cell the pairs that relations bind it in.
public final class Arcs {
    /// A pair of cells, seen from one of them.
    public static final class Arc {
        /// The other cell.
        final int to;

        /// What the other cell may hold.
        final PairMasks masks;

        /// Both cells.
        final int[] ends;

        /// A pair of cells, seen from the one that is not `to`.
        public Arc(int to, PairMasks masks, int[] ends) {
            this.to = to;
            this.masks = masks;
            this.ends = ends;
        }
    }

    /// The pairs that may tell something whenever the cell loses digits.
    final Arc[][] always;

    /// The pairs that tell nothing before the cell holds one digit.
    final Arc[][] ofFixed;

    /// @param arcs for each cell its pairs
    public Arcs(List<List<Arc>> arcs) {
        always = new Arc[arcs.size()][];
        ofFixed = new Arc[arcs.size()][];
        for (int cell = 0; cell < always.length; cell++) {
            always[cell] = only(arcs.get(cell), false);
            ofFixed[cell] = only(arcs.get(cell), true);
        }
    }

    private static Arc[] only(List<Arc> arcs, boolean tellOfFixedOnly) {
        List<Arc> wanted = new ArrayList<>();
        for (Arc arc : arcs) {
            if (arc.masks.tellsOfFixedOnly() == tellOfFixedOnly) {
                wanted.add(arc);
            }
        }
        return wanted.toArray(new Arc[0]);
    }

    /// How many pairs `cell` is in.
    public int count(int cell) {
        return always[cell].length + ofFixed[cell].length;
    }
}
