package org.escargot.logic.cages;

import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// The complement of a cage in a house that holds all of it: the other cells need the digits that the cage leaves, so a
/// combination goes that leaves digits for which they have no places.
///
/// Valid because the house needs each digit. Steps come by the number of cells of the cage, then house by house.
public record ComplementFinder() implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.CAGE_COMPLEMENT);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (Rest rest : Source.CAGES.rests(facts)) {
            HouseSet houses = facts.commonHouses(rest.plus());
            for (int house = houses.first(); house >= 0 && rest.isLikeACage(facts); house = houses.next(house)) {
                if (rest.size() > 1 && find(facts, rest, house, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean find(Facts facts, Rest rest, int house, StepSink sink) {
        CellSet others = facts.cells(house).and(facts.unsolved()).minus(rest.plus());
        DigitSet open = open(facts, house);
        Ways ways = Ways.of(facts, rest);
        Ways fitting = ways.only(set -> open.containsAll(set) && Ways.canHold(facts, others, open.minus(set)));
        CandidateSet gone = fitting.gone(facts);
        Balance whole = Balance.of(HouseSet.of(house), List.of());
        Sums sums = new Sums(
                List.of(rest.why(), whole),
                rest.plus().or(others),
                gone.digits(),
                fitting.left(),
                ways.without(fitting));
        return !fitting.left().isEmpty()
                && fitting.left().size() < ways.left().size()
                && !gone.isEmpty()
                && sink.accept(new Step(Technique.CAGE_COMPLEMENT, sums, Effects.eliminate(gone)));
    }

    private static DigitSet open(Facts facts, int house) {
        DigitSet open = facts.board().digits();
        CellSet cells = facts.cells(house);
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            open = facts.digit(cell) == Digit.NONE ? open : open.without(facts.digit(cell));
        }
        return open;
    }
}
