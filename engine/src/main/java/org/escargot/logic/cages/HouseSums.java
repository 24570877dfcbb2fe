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

/// Gathers what cages leave of groups of houses, each set of cells once, and none that is known already.
final class HouseSums {
    private static final int MOST_CELLS = 6;
    /// Cages across the border of a group of which each may be taken in or left out.
    private static final int MOST_CHOSEN = 5;

    private final Facts facts;
    private final Set<Sides> known = new HashSet<>();
    private final List<Part> apart = new ArrayList<>();
    private final List<Rest> made = new ArrayList<>();

    /// The cells of a sum.
    private record Sides(CellSet plus, CellSet minus) {}

    /// A cage, its cells without a digit, and what these make.
    private record Part(Cage cage, CellSet open, int total) {}

    HouseSums(Facts facts, List<Rest> before) {
        this.facts = facts;
        before.forEach(rest -> known.add(new Sides(rest.plus(), rest.minus())));
        CellSet taken = CellSet.EMPTY;
        for (Cage cage : facts.board().cages()) {
            if (!cage.cells().intersects(taken)) {
                taken = taken.or(cage.cells());
                apart.add(new Part(cage, cage.cells().and(facts.unsolved()), left(cage.total(), cage.cells())));
            }
        }
    }

    /// What was gathered, by the number of cells.
    List<Rest> sorted() {
        return made.stream().sorted(Comparator.comparingInt(Rest::size)).toList();
    }

    /// What is left of `total`, the sum of `cells`, for those without a digit.
    private int left(int total, CellSet cells) {
        int left = total;
        CellSet filled = cells.minus(facts.unsolved());
        for (int cell = filled.first(); cell >= 0; cell = filled.next(cell)) {
            left -= facts.digit(cell);
        }
        return left;
    }

    /// Adds what they leave of `group`.
    void add(HouseSet group) {
        CellSet cells = facts.board().cells(group);
        List<Part> inside = new ArrayList<>();
        List<Part> across = new ArrayList<>();
        for (Part part : apart) {
            if (cells.containsAll(part.cage.cells())) {
                inside.add(part);
            } else if (cells.intersects(part.cage.cells()) && !part.open.isEmpty()) {
                across.add(part);
            }
        }
        Sum sum = new Sum(group, cells, inside);
        if (across.size() <= MOST_CHOSEN) {
            for (int chosen = 0; chosen < 1 << across.size(); chosen++) {
                sum.add(across, chosen);
            }
        } else {
            sum.add(across, 0);
            sum.add(across, (1 << across.size()) - 1);
            sum.add(across, smallSides(cells, across));
        }
    }

    /// The cages that have fewer open cells outside of `cells` than inside.
    private static int smallSides(CellSet cells, List<Part> across) {
        int chosen = 0;
        for (int at = 0; at < across.size(); at++) {
            CellSet open = across.get(at).open;
            chosen |= open.minus(cells).size() < open.and(cells).size() ? 1 << at : 0;
        }
        return chosen;
    }

    /// What the cages inside leave of a group of houses.
    private final class Sum {
        private final HouseSet group;
        private final List<Part> inside;
        private final CellSet open;
        private final int total;

        Sum(HouseSet group, CellSet cells, List<Part> inside) {
            this.group = group;
            this.inside = inside;
            CellSet left = cells.and(facts.unsolved());
            int size = facts.board().size();
            int makes = left(group.size() * size * (size + 1) / 2, cells);
            for (Part part : inside) {
                left = left.minus(part.open);
                makes -= part.total;
            }
            open = left;
            total = makes;
        }

        /// Adds what is left once the chosen cages `across` the border are taken away, too.
        void add(List<Part> across, int chosen) {
            if (inside.isEmpty() && chosen == 0) {
                return;
            }
            CellSet taken = CellSet.EMPTY;
            int rest = total;
            for (int at = 0; at < across.size(); at++) {
                if ((chosen >> at & 1) != 0) {
                    taken = taken.or(across.get(at).open);
                    rest -= across.get(at).total;
                }
            }
            CellSet plus = open.minus(taken);
            CellSet minus = taken.minus(open);
            boolean turns = plus.isEmpty();
            Sides sides = turns ? new Sides(minus, plus) : new Sides(plus, minus);
            int size = plus.size() + minus.size();
            if (size > 0 && size <= MOST_CELLS && known.add(sides)) {
                made.add(new Rest(why(across, chosen), sides.plus, sides.minus, turns ? -rest : rest));
            }
        }

        private Balance why(List<Part> across, int chosen) {
            List<Cage> cages = new ArrayList<>();
            inside.forEach(part -> cages.add(part.cage));
            for (int at = 0; at < across.size(); at++) {
                if ((chosen >> at & 1) != 0) {
                    cages.add(across.get(at).cage);
                }
            }
            return Balance.of(group, cages);
        }
    }
}
