package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// Places of one digit in two colours: all of one colour are true, or all of the other.
///
/// @param kind what the colours show
/// @param digit the digit, 1..9
/// @param clusters one cluster, or two for multi colours
public record Coloring(Kind kind, int digit, List<Cluster> clusters) implements Pattern {
    /// What the colours show.
    public enum Kind {
        /// A candidate sees both colours.
        TRAP,
        /// Two candidates of one colour see each other.
        WRAP,
        /// A colour of one cluster sees a colour of another: one of the opposite colours is true.
        BRIDGE,
        /// A colour of one cluster sees both colours of another: it is false.
        SQUEEZE
    }

    /// Places joined by strong links.
    ///
    /// @param first the places of one colour
    /// @param second the places of the other colour
    /// @param links the houses whose two places are joined
    public record Cluster(CellSet first, CellSet second, HouseSet links) {
        /// All places of the cluster.
        public CellSet cells() {
            return first.or(second);
        }

        /// The same cluster with its colours exchanged.
        public Cluster swapped() {
            return new Cluster(second, first, links);
        }
    }

    public Coloring {
        clusters = List.copyOf(clusters);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    @Override
    public Truths truths() {
        HouseSet houses = HouseSet.EMPTY;
        for (Cluster cluster : clusters) {
            houses = houses.or(cluster.links());
        }
        return Truths.of(digit, houses);
    }
}
