package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
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

/// Killer pairs and triples: digits of a house that are all taken by cages and cells in it that share no cell. A cage
/// takes as many of them as each of its combinations has, and a cell takes one if it has no other candidates. The
/// digits go from the rest of the house.
///
/// Valid because a house has each digit once. Steps come house by house, then by digits.
///
/// @param size how many digits, 2 or 3
public record KillerSubsetFinder(int size) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(size == 2 ? Technique.KILLER_PAIR : Technique.KILLER_TRIPLE);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    /// Cells that take some digits, with their sum where they are a cage.
    private record Taker(Rest rest, Ways ways) {
        /// How many of `digits` each combination has.
        int least(DigitSet digits) {
            int least = ways.left().isEmpty() ? 0 : digits.size();
            for (DigitSet set : ways.left()) {
                least = Math.min(least, set.and(digits).size());
            }
            return least;
        }
    }

    /// How many of some digits the cells of a sum take at least.
    private record Share(Rest rest, int least) {}

    @Override
    public boolean find(Facts facts, StepSink sink) {
        HouseSet houses = facts.board().houses();
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            List<Taker> takers = takers(facts, house);
            if (!takers.isEmpty() && find(facts, house, takers, sink)) {
                return true;
            }
        }
        return false;
    }

    private static List<Taker> takers(Facts facts, int house) {
        List<Taker> takers = new ArrayList<>();
        for (Source source : List.of(Source.CAGES, Source.ONE_HOUSE)) {
            for (Rest rest : source.rests(facts)) {
                if (rest.size() > 1
                        && facts.cells(house).containsAll(rest.cells())
                        && rest.minus().isEmpty()) {
                    takers.add(new Taker(rest, Ways.of(facts, rest)));
                }
            }
        }
        return takers;
    }

    private boolean find(Facts facts, int house, List<Taker> takers, StepSink sink) {
        DigitSet open = facts.union(facts.cells(house).and(facts.unsolved()));
        int[] digits = open.stream().toArray();
        for (int chosen = 0; chosen < 1 << digits.length; chosen++) {
            if (Integer.bitCount(chosen) == size) {
                DigitSet some = DigitSet.EMPTY;
                for (int at = 0; at < digits.length; at++) {
                    some = (chosen >> at & 1) != 0 ? some.with(digits[at]) : some;
                }
                if (find(facts, house, takers, some, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean find(Facts facts, int house, List<Taker> takers, DigitSet digits, StepSink sink) {
        CellSet open = facts.cells(house).and(facts.unsolved());
        CellSet taking = CellSet.EMPTY;
        int count = 0;
        List<Balance> balances = new ArrayList<>();
        for (Share share : shares(takers, digits)) {
            CellSet cells = share.rest.plus();
            if (share.least > only(facts, cells, digits).size() && !cells.intersects(taking)) {
                taking = taking.or(cells);
                count += share.least;
                balances.add(share.rest.why());
            }
        }
        return tell(facts, open, new Sums(balances, taking, digits, List.of(), List.of()), count, sink);
    }

    private static List<Share> shares(List<Taker> takers, DigitSet digits) {
        List<Share> shares = new ArrayList<>();
        for (Taker taker : takers) {
            int least = taker.least(digits);
            if (least > 0) {
                shares.add(new Share(taker.rest, least));
            }
        }
        shares.sort(Comparator.comparingInt(share -> -share.least));
        return shares;
    }

    /// Tells `sums`, whose cells take `count` of the digits, together with the cells that take one each.
    private boolean tell(Facts facts, CellSet open, Sums sums, int count, StepSink sink) {
        CellSet taking = sums.cells();
        DigitSet digits = sums.digits();
        CellSet single = only(facts, open.minus(taking), digits);
        CandidateSet gone = Effects.eliminate(facts, open.minus(taking).minus(single), digits)
                .eliminations();
        Sums all = new Sums(sums.balances(), taking.or(single), digits, List.of(), List.of());
        return sums.balances().size() + single.size() > 1
                && !sums.balances().isEmpty()
                && count + single.size() == size
                && !gone.isEmpty()
                && sink.accept(new Step(finds().iterator().next(), all, Effects.eliminate(gone)));
    }

    /// Those of `cells` that have no candidates but `digits`.
    private static CellSet only(Facts facts, CellSet cells, DigitSet digits) {
        CellSet only = CellSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            only = digits.containsAll(facts.candidates(cell)) ? only.with(cell) : only;
        }
        return only;
    }
}
