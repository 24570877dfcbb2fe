package org.escargot.logic.pattern;

import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// Places of one digit in two colors: all of one color are true, or all of the other.
///
/// @param kind what the colors show
/// @param digit the digit, 1..9
/// @param clusters one cluster, or two for multi colors
public record Coloring(Kind kind, int digit, List<Cluster> clusters) implements Pattern.Common {
    /// What the colors show.
    public enum Kind {
        /// A candidate sees both colors.
        TRAP,
        /// Two candidates of one color see each other.
        WRAP,
        /// A color of one cluster sees a color of another: one of the opposite colors is true.
        BRIDGE,
        /// A color of one cluster sees both colors of another: it is false.
        SQUEEZE
    }

    /// Places joined by strong links.
    ///
    /// @param first the places of one color
    /// @param second the places of the other color
    /// @param links the houses whose two places are joined
    public record Cluster(CellSet first, CellSet second, HouseSet links) {
        /// All places of the cluster.
        public CellSet cells() {
            return first.or(second);
        }

        /// The same cluster with its colors exchanged.
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
