package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.step.Facts;

/// The sums of a position: those of the cages, and what cages leave of houses next to each other. Each kind is made
/// when a finder first asks for it: most steps need none of the many of several houses.
final class Rests {
    private record OfCages(List<Rest> rests) {}

    private record OfOneHouse(List<Rest> rests) {}

    private record OfHouses(List<Rest> rests) {}

    private Rests() {}

    /// What is left of each cage, the smallest first.
    static List<Rest> ofCages(Facts facts) {
        return facts.once(OfCages.class, Rests::cages).rests;
    }

    /// What cages leave of a house, by the number of cells.
    static List<Rest> ofOneHouse(Facts facts) {
        return facts.once(OfOneHouse.class, Rests::oneHouse).rests;
    }

    /// What they leave of several houses, by the number of cells, then of houses.
    static List<Rest> ofHouses(Facts facts) {
        return facts.once(OfHouses.class, Rests::houses).rests;
    }

    private static OfCages cages(Facts facts) {
        return new OfCages(facts.board().cages().stream()
                .filter(cage -> cage.cells().intersects(facts.unsolved()))
                .map(cage -> Rest.of(facts, Balance.of(cage)))
                .sorted(Comparator.comparingInt(Rest::size))
                .toList());
    }

    private static OfOneHouse oneHouse(Facts facts) {
        HouseSums sums = new HouseSums(facts, ofCages(facts));
        facts.board().houses().stream().forEach(house -> sums.add(HouseSet.of(house)));
        return new OfOneHouse(sums.sorted());
    }

    private static OfHouses houses(Facts facts) {
        List<Rest> known = new ArrayList<>(ofCages(facts));
        known.addAll(ofOneHouse(facts));
        HouseSums sums = new HouseSums(facts, known);
        Groups.of(facts.board()).forEach(sums::add);
        return new OfHouses(sums.sorted());
    }
}
