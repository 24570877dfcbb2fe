package org.escargot.logic.houses;

import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Chains of a single strong link, called common peer elimination: a candidate goes that cannot be true together with
/// any place of a digit in a house, or with either digit of a cell.
///
///     | . 5 . | 5 . . |
///     | . . x | . . . |      the places of 5 in the row see x, one of them by a knight's move
///
/// Valid because one of the places holds the digit, or one of the digits stands in the cell. On the usual board these
/// are locked candidates. Steps come by the number of places, then house by house and digit by digit, cells last.
public record OneLinkFinder() implements Finder {
    /// As many as one sees at a glance.
    private static final int MOST_PLACES = 4;

    @Override
    public Set<Technique> finds() {
        return ChainNames.ALL;
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int size = 2; size <= MOST_PLACES; size++) {
            if (inHouses(facts, size, sink)) {
                return true;
            }
        }
        return facts.board().hasExclusions() && inCells(facts, sink);
    }

    private static boolean inHouses(Facts facts, int size, StepSink sink) {
        HouseSet houses = facts.board().houses();
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                CellSet places = facts.places(digit, house);
                if (places.size() == size) {
                    CellSet first = CellSet.of(places.first());
                    StrongLink link = StrongLink.inHouse(digit, house, first, places.minus(first));
                    if (report(facts, CandidateSet.of(places, digit), link, sink)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean inCells(Facts facts, StepSink sink) {
        CellSet cells = facts.bivalue();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet digits = facts.candidates(cell);
            StrongLink link = StrongLink.inCell(cell, digits.first(), digits.next(digits.first()));
            if (report(facts, CandidateSet.of(cell, digits), link, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Facts facts, CandidateSet either, StrongLink link, StepSink sink) {
        CandidateSet gone = facts.ruledOutByEach(either);
        Chain chain = Chain.open(link);
        return !gone.isEmpty() && sink.accept(new Step(ChainNames.of(chain), chain, Effects.eliminate(gone)));
    }
}
