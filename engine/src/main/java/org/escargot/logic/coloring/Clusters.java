package org.escargot.logic.coloring;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Coloring;
import org.escargot.logic.step.Facts;

/// The places of one digit, joined by strong links into clusters of two colors each.
final class Clusters {
    private Clusters() {}

    /// The clusters of `digit`, each with at least two places, in reading order of their first places.
    static List<Coloring.Cluster> of(Facts facts, int digit) {
        List<Coloring.Cluster> clusters = new ArrayList<>();
        CellSet done = CellSet.EMPTY;
        CellSet places = facts.cellsOf(digit);
        for (int cell = places.first(); cell >= 0; cell = places.next(cell)) {
            if (!done.contains(cell)) {
                Coloring.Cluster cluster = cluster(facts, digit, cell);
                done = done.or(cluster.cells());
                if (!cluster.second().isEmpty()) {
                    clusters.add(cluster);
                }
            }
        }
        return clusters;
    }

    /// Spreads from `start` along strong links, changing color with each. In a position without a solution
    /// a place may get both colors.
    private static Coloring.Cluster cluster(Facts facts, int digit, int start) {
        CellSet first = CellSet.of(start);
        CellSet second = CellSet.EMPTY;
        HouseSet links = HouseSet.EMPTY;
        HouseSet conjugates = facts.conjugates(digit);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int house = conjugates.first(); house >= 0; house = conjugates.next(house)) {
                CellSet link = facts.places(digit, house);
                if (!links.contains(house) && (link.intersects(first) || link.intersects(second))) {
                    links = links.with(house);
                    CellSet seconds = second.or(link.intersects(first) ? link.minus(first) : CellSet.EMPTY);
                    first = first.or(link.minus(seconds));
                    second = seconds;
                    grown = true;
                }
            }
        }
        return new Coloring.Cluster(first, second, links);
    }
}
