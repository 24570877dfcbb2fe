package org.escargot.solver.general.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.escargot.rules.Block;
import org.escargot.rules.FrameRule;
import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.HouseIndex;
import org.escargot.solver.general.propagators.Leftovers;
import org.escargot.solver.general.propagators.Matching;
import org.jspecify.annotations.Nullable;

/// The houses of a puzzle: all of them, and the three families of its board, in each of which no two share a cell.
final class HouseFamilies {
    /// More crossings than that are left out: they only speed up the search.
    private static final int MOST_CROSSINGS = 10_000;

    private static final int MATCHED_BEYOND = 16;

    private final int size;
    private final int cells;
    private final List<int[]> all = new ArrayList<>();
    private final List<int[]> rows = new ArrayList<>();
    private final List<int[]> columns = new ArrayList<>();
    private final List<int[]> regions = new ArrayList<>();
    private @Nullable HouseIndex index;

    /// No house yet, of a board with `size` digits and `cells` cells.
    HouseFamilies(int size, int cells) {
        this.size = size;
        this.cells = cells;
    }

    /// Adds `house`, whose cells are `cells` by their numbers.
    void add(Block.House house, int[] cells) {
        all.add(cells);
        if (house.origin() instanceof FrameRule rule) {
            family(rule).add(cells);
        }
    }

    private List<int[]> family(FrameRule rule) {
        return switch (rule) {
            case ROWS -> rows;
            case COLUMNS -> columns;
            case REGIONS -> regions;
        };
    }

    /// All houses, in the order in which they were added.
    List<int[]> all() {
        return all;
    }

    /// In which houses each cell lies, by their places in [#all]; asked when all are added.
    HouseIndex index() {
        if (index == null) {
            index = new HouseIndex(cells, all);
        }
        return index;
    }

    /// Rows, columns and regions.
    List<List<int[]>> families() {
        return List.of(rows, columns, regions);
    }

    /// For each house that has all of `cells`, its other cells.
    int[][] rests(int[] cells) {
        return all.stream()
                .filter(house -> cells.length < house.length
                        && Arrays.stream(cells).allMatch(cell -> Groups.contains(house, cell)))
                .map(house -> Groups.without(house, cells))
                .toArray(int[][]::new);
    }

    /// How many houses `cells`, of which some may stand twice, are the cells of; 0 where they are not those of whole
    /// houses.
    int timesIn(int[] cells) {
        List<Integer> left = new ArrayList<>(Arrays.stream(cells).boxed().toList());
        int times = 0;
        for (int[] house : all) {
            List<Integer> own = Arrays.stream(house).boxed().toList();
            if (left.containsAll(own)) {
                own.forEach(left::remove);
                times++;
            }
        }
        return left.isEmpty() ? times : 0;
    }

    /// What any two houses that share at least two cells have outside their crossing.
    ///
    /// @param isCancelled asked for each house; true leaves out what follows
    List<Leftovers> crossings(BooleanSupplier isCancelled) {
        List<Leftovers> crossings = new ArrayList<>();
        for (int one = 0; one < all.size() && !isCancelled.getAsBoolean(); one++) {
            for (int other = one + 1; other < all.size() && crossings.size() < MOST_CROSSINGS; other++) {
                int[] inOne = Groups.without(all.get(one), all.get(other));
                if (inOne.length > 0 && inOne.length <= size - 2) {
                    crossings.add(new Leftovers(inOne, Groups.without(all.get(other), all.get(one))));
                }
            }
        }
        return crossings;
    }

    /// What knows all fillings of each house; none on boards of up to 16 digits, where it gains less than it costs.
    List<Matching> matchings() {
        return size > MATCHED_BEYOND ? all.stream().map(Matching::new).toList() : List.of();
    }
}
