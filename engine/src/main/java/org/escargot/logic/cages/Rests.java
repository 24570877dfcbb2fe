package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Cage;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.step.Facts;

/// The sums of a position: those of the cages, and what cages leave of houses next to each other. Each kind is made
/// when a finder first asks for it: most steps need none of the many of several houses.
final class Rests {
    private static final int MOST_CELLS = 6;
    /// Cages across the border of a group of which each may be taken in or left out.
    private static final int MOST_CHOSEN = 5;

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
        Maker maker = new Maker(facts, ofCages(facts));
        facts.board().houses().stream().forEach(house -> maker.add(HouseSet.of(house)));
        return new OfOneHouse(maker.sorted());
    }

    private static OfHouses houses(Facts facts) {
        List<Rest> known = new ArrayList<>(ofCages(facts));
        known.addAll(ofOneHouse(facts));
        Maker maker = new Maker(facts, known);
        Groups.of(facts.board()).forEach(maker::add);
        return new OfHouses(maker.sorted());
    }

    /// Gathers what cages leave of groups of houses, each set of cells once, and none that is `known` already.
    private static final class Maker {
        private final Facts facts;
        private final List<Rest> made = new ArrayList<>();
        private final Set<Sides> known = new HashSet<>();
        private final List<Cage> apart = new ArrayList<>();

        /// The cells of a sum.
        private record Sides(CellSet plus, CellSet minus) {}

        Maker(Facts facts, List<Rest> before) {
            this.facts = facts;
            before.forEach(rest -> known.add(new Sides(rest.plus(), rest.minus())));
            CellSet taken = CellSet.EMPTY;
            for (Cage cage : facts.board().cages()) {
                if (!cage.cells().intersects(taken)) {
                    taken = taken.or(cage.cells());
                    apart.add(cage);
                }
            }
        }

        void add(HouseSet group) {
            CellSet cells = facts.board().cells(group);
            List<Cage> inside = new ArrayList<>();
            List<Cage> across = new ArrayList<>();
            for (Cage cage : apart) {
                if (cells.containsAll(cage.cells())) {
                    inside.add(cage);
                } else if (cells.intersects(cage.cells()) && cage.cells().intersects(facts.unsolved())) {
                    across.add(cage);
                }
            }
            choose(group, inside, across);
        }

        /// Adds the sums with each choice of the cages across the border, or with the likely ones of many.
        private void choose(HouseSet group, List<Cage> inside, List<Cage> across) {
            if (across.size() <= MOST_CHOSEN) {
                for (int chosen = 0; chosen < 1 << across.size(); chosen++) {
                    add(group, inside, across, chosen);
                }
            } else {
                add(group, inside, across, 0);
                add(group, inside, across, (1 << across.size()) - 1);
                add(group, inside, across, smallSides(facts.board().cells(group), across));
            }
        }

        /// The cages that have fewer open cells outside of `cells` than inside.
        private int smallSides(CellSet cells, List<Cage> across) {
            int chosen = 0;
            for (int at = 0; at < across.size(); at++) {
                CellSet open = across.get(at).cells().and(facts.unsolved());
                chosen |= open.minus(cells).size() < open.and(cells).size() ? 1 << at : 0;
            }
            return chosen;
        }

        private void add(HouseSet group, List<Cage> inside, List<Cage> across, int chosen) {
            List<Cage> cages = new ArrayList<>(inside);
            for (int at = 0; at < across.size(); at++) {
                if ((chosen >> at & 1) != 0) {
                    cages.add(across.get(at));
                }
            }
            if (cages.isEmpty()) {
                return;
            }
            Rest rest = Rest.of(facts, Balance.of(group, cages));
            if (rest.size() > 0 && rest.size() <= MOST_CELLS && known.add(new Sides(rest.plus(), rest.minus()))) {
                made.add(rest);
            }
        }

        List<Rest> sorted() {
            return made.stream().sorted(Comparator.comparingInt(Rest::size)).toList();
        }
    }
}
