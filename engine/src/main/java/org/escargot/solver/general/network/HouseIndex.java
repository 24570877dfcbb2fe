package org.escargot.solver.general.network;

import java.util.Arrays;
import java.util.List;

/// In which houses each cell lies. Immutable.
public final class HouseIndex {
    private static final int[] NONE = {};

    private final int houses;
    private final int[][] ofCells;

    /// The index of `houses` on a board of `cells` cells.
    public HouseIndex(int cells, List<int[]> houses) {
        this.houses = houses.size();
        ofCells = new int[cells][];
        Arrays.fill(ofCells, NONE);
        for (int house = 0; house < houses.size(); house++) {
            for (int cell : houses.get(house)) {
                ofCells[cell] = Groups.joined(ofCells[cell], new int[] {house});
            }
        }
    }

    /// How many houses there are.
    public int houses() {
        return houses;
    }

    /// The numbers of the houses that `cell` lies in, in ascending order; not to be changed.
    public int[] of(int cell) {
        return ofCells[cell];
    }
}
