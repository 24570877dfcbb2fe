package org.escargot.explain.reading;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Coloring;
import org.escargot.logic.pattern.Coloring.Cluster;
import org.escargot.logic.pattern.Medusa;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;

/// Reads colorings. The values `a` and `b` are the colors of the first cluster, `c` and `d` those of the second,
/// turned so that `a` (and `c`) are the colors that the sentence starts from.
final class ColoringReading {
    private ColoringReading() {}

    static Reading of(Coloring coloring, Effects effects) {
        CellSet losing = effects.eliminations().cells();
        Cluster one = coloring.clusters().getFirst();
        Cluster two = coloring.clusters().getLast();
        return switch (coloring.kind()) {
            case TRAP -> cluster("color-trap", coloring, one);
            case WRAP -> cluster("color-wrap", coloring, falseFirst(one, losing));
            case SQUEEZE -> squeeze(coloring, one, two, losing);
            case BRIDGE -> bridge(coloring, one, two, losing);
        };
    }

    static Reading of(Medusa medusa) {
        String shape = switch (medusa.kind()) {
            case TRAP -> "medusa-seen";
            case WRAP -> "medusa-conflict";
            case EMPTIED -> "medusa-emptied";
        };
        return Reading.of(shape, HouseSet.EMPTY, medusa.cells(), medusa.digits())
                .with("a", new Value.Named(medusa.first()))
                .with("b", new Value.Named(medusa.second()))
                .with("emptied", medusa.emptied());
    }

    private static Reading cluster(String shape, Coloring coloring, Cluster cluster) {
        CellSet cells = CellSet.EMPTY;
        for (Cluster each : coloring.clusters()) {
            cells = cells.or(each.cells());
        }
        Truths.InHouses links = coloring.truths().digits().getFirst();
        return Reading.of(shape, links.houses(), cells, DigitSet.of(coloring.digit()))
                .with("a", cluster.first())
                .with("b", cluster.second())
                .with("clash", clash(cluster.first()));
    }

    private static Reading squeeze(Coloring coloring, Cluster one, Cluster two, CellSet losing) {
        boolean firstLoses = losing.intersects(one.cells());
        Cluster squeezed = falseFirst(firstLoses ? one : two, losing);
        Cluster other = firstLoses ? two : one;
        return cluster("color-squeeze", coloring, squeezed)
                .with("c", other.first())
                .with("d", other.second());
    }

    /// The colors `a` and `c` see each other, and what goes sees `b` and `d`.
    private static Reading bridge(Coloring coloring, Cluster one, Cluster two, CellSet losing) {
        Cluster left = one;
        Cluster right = two;
        for (Cluster x : new Cluster[] {one, one.swapped()}) {
            for (Cluster y : new Cluster[] {two, two.swapped()}) {
                if (see(x.first(), y.first())
                        && losing.minus(seenBy(x.second()).and(seenBy(y.second())))
                                .isEmpty()) {
                    left = x;
                    right = y;
                }
            }
        }
        return cluster("color-bridge", coloring, left).with("c", right.first()).with("d", right.second());
    }

    private static Cluster falseFirst(Cluster cluster, CellSet losing) {
        return losing.intersects(cluster.second()) ? cluster.swapped() : cluster;
    }

    private static boolean see(CellSet one, CellSet other) {
        return one.intersects(seenBy(other));
    }

    /// The cells that see at least one of `cells`.
    private static CellSet seenBy(CellSet cells) {
        CellSet seen = CellSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            seen = seen.or(Houses.peers(cell));
        }
        return seen;
    }

    /// Those of `cells` that see another of them.
    private static CellSet clash(CellSet cells) {
        return cells.and(seenBy(cells));
    }
}
