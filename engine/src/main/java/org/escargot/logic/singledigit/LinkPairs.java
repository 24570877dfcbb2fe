package org.escargot.logic.singledigit;

import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.StrongLinks;
import org.escargot.logic.step.Facts;

/// Walks over all pairs of strong links of one digit whose near ends see each other.
final class LinkPairs {
    private LinkPairs() {}

    /// Receives one pair; `true` stops.
    @FunctionalInterface
    interface Sink {
        boolean accept(StrongLinks links);
    }

    /// Offers the pairs of `digit` with one link in `firsts` and the other, in a later house, in `seconds`.
    static boolean each(Facts facts, int digit, HouseSet firsts, HouseSet seconds, Sink sink) {
        HouseSet conjugates = facts.conjugates(digit);
        HouseSet left = conjugates.and(firsts);
        HouseSet right = conjugates.and(seconds);
        for (int first = left.first(); first >= 0; first = left.next(first)) {
            for (int second = right.next(first); second >= 0; second = right.next(second)) {
                if (ends(digit, first, facts.places(digit, first), second, facts.places(digit, second), sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The four ways to join one end of each link; four different cells.
    private static boolean ends(int digit, int first, CellSet one, int second, CellSet two, Sink sink) {
        if (one.intersects(two)) {
            return false;
        }
        for (int near = one.first(); near >= 0; near = one.next(near)) {
            CellSet joined = two.and(Houses.peers(near));
            for (int other = joined.first(); other >= 0; other = joined.next(other)) {
                StrongLinks.Link link = new StrongLinks.Link(first, one.without(near), CellSet.of(near));
                StrongLinks.Link next = new StrongLinks.Link(second, two.without(other), CellSet.of(other));
                if (sink.accept(new StrongLinks(digit, link, next))) {
                    return true;
                }
            }
        }
        return false;
    }
}
