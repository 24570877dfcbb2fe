package org.escargot.solver.general.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.HouseIndex;
import org.escargot.solver.general.network.Sight;
import org.escargot.solver.general.propagators.SumGroups;

/// Sums of sums that share no cell: where cells of one see cells of the other, all together have less freedom than each
/// sum by itself. Little killers next to each other are bound so, whose cells differ in rows, columns and regions.
final class CombinedSums {
    private static final int LEAST_CELLS = 5;
    /// More sums than that are not combined: pairs of them would take too long to look at.
    private static final int MOST_SUMS = 50;

    private final int size;
    private final Sight sight;
    private final HouseIndex houses;
    private final List<Part> parts = new ArrayList<>();

    CombinedSums(int size, Sight sight, HouseIndex houses) {
        this.size = size;
        this.sight = sight;
        this.houses = houses;
    }

    /// Cells and what they add up to; the slack is how far that is from the least or the most that they can come to.
    private static final class Part {
        final int[] cells;
        final long total;
        final long slack;

        Part(int[] cells, long total, long slack) {
            this.cells = cells;
            this.total = total;
            this.slack = slack;
        }

        boolean sharesNone(Part other) {
            return Arrays.stream(cells).noneMatch(cell -> Groups.contains(other.cells, cell));
        }
    }

    /// Adds that `sum`, cells that differ in number, adds up to `total`.
    void add(int[] sum, int total) {
        if (sum.length >= LEAST_CELLS) {
            parts.add(part(sum, total));
        }
    }

    private Part part(int[] cells, long total) {
        SumGroups groups = SumGroups.of(cells, ones(cells), sight, houses);
        return new Part(cells, total, Math.min(total - groups.least(size), groups.most(size) - total));
    }

    /// The sums that have less slack than those they are made of have together. The tightest gather others first.
    List<DerivedSums.Equation> find() {
        List<DerivedSums.Equation> found = new ArrayList<>();
        List<Part> left = new ArrayList<>(parts.size() <= MOST_SUMS ? parts : List.of());
        left.sort(Comparator.comparingLong(part -> part.slack));
        while (!left.isEmpty()) {
            Part first = left.removeFirst();
            Part grown = grown(first, left);
            if (grown.cells.length > first.cells.length) {
                found.add(new DerivedSums.Equation(grown.cells, ones(grown.cells), Math.toIntExact(grown.total)));
            }
        }
        return found;
    }

    /// `part` and all of `left` that join it, which go from there.
    private Part grown(Part part, List<Part> left) {
        Part grown = part;
        Optional<Part> next = best(grown, left);
        while (next.isPresent()) {
            left.remove(next.get());
            grown = both(grown, next.get());
            next = best(grown, left);
        }
        return grown;
    }

    /// With which of `left` there is least slack; none if all leave as much as there is apart.
    private Optional<Part> best(Part part, List<Part> left) {
        Optional<Part> best = Optional.empty();
        long least = Long.MAX_VALUE;
        for (Part other : left) {
            if (part.sharesNone(other)) {
                long slack = both(part, other).slack;
                if (slack < part.slack + other.slack && slack < least) {
                    least = slack;
                    best = Optional.of(other);
                }
            }
        }
        return best;
    }

    private Part both(Part one, Part other) {
        return part(Groups.joined(one.cells, other.cells), one.total + other.total);
    }

    private static int[] ones(int[] cells) {
        int[] factors = new int[cells.length];
        Arrays.fill(factors, 1);
        return factors;
    }
}
