package org.escargot.logic.wings;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Facts;

/// The strong links between candidates of a position, by the candidate that they begin with: the one of its cell, then
/// those of its row, column and box; a pair that two houses join comes once.
final class StrongLinks {
    private final Facts facts;
    private final List<List<StrongLink>> from = new ArrayList<>();

    private StrongLinks(Facts facts) {
        this.facts = facts;
        for (int candidate = 0; candidate < Candidate.COUNT; candidate++) {
            from.add(new ArrayList<>());
        }
    }

    static StrongLinks of(Facts facts) {
        StrongLinks links = new StrongLinks(facts);
        CandidateSet all = facts.allCandidates();
        for (int candidate = all.first(); candidate >= 0; candidate = all.next(candidate)) {
            links.add(Candidate.cell(candidate), Candidate.digit(candidate));
        }
        return links;
    }

    private void add(int cell, int digit) {
        List<StrongLink> links = from.get(Candidate.of(cell, digit));
        DigitSet others = facts.candidates(cell).without(digit);
        if (others.size() == 1) {
            links.add(StrongLink.inCell(cell, digit, others.first()));
        }
        CellSet known = CellSet.EMPTY;
        HouseSet houses = Houses.of(cell);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet other = facts.places(digit, house).without(cell);
            if (other.size() == 1 && !other.intersects(known)) {
                links.add(StrongLink.inHouse(digit, house, CellSet.of(cell), other));
                known = known.or(other);
            }
        }
    }

    /// The links that begin with `candidate`.
    List<StrongLink> from(int candidate) {
        return from.get(candidate);
    }

    /// The links that begin with what cannot be true together with the end of `link`: other digits of its cell, then
    /// its digit in other cells.
    List<StrongLink> after(StrongLink link) {
        int cell = link.to().places().first();
        int digit = link.to().digit();
        List<StrongLink> after = new ArrayList<>();
        DigitSet others = facts.candidates(cell).without(digit);
        for (int other = others.first(); other > 0; other = others.next(other)) {
            after.addAll(from(Candidate.of(cell, other)));
        }
        CellSet peers = facts.cellsOf(digit).and(Houses.peers(cell));
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            after.addAll(from(Candidate.of(peer, digit)));
        }
        return after;
    }
}
