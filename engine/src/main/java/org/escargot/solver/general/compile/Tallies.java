package org.escargot.solver.general.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.escargot.rules.Block;
import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.propagators.Portions;

/// What is said of how often digits stand in some cells. Where it is said of every digit, the numbers bind each other.
final class Tallies {
    private final TreeMap<int[], List<Block.Count>> counts = new TreeMap<>(Tables::compare);

    /// Adds what `count` says of `cells`.
    void add(int[] cells, Block.Count count) {
        if (Integer.bitCount(count.digits()) == 1 && cells.length <= Portions.MOST_CELLS) {
            counts.computeIfAbsent(cells, _ -> new ArrayList<>()).add(count);
        }
    }

    /// A propagator for all cells of which something is said for each of `size` digits.
    ///
    /// @param families houses of which no two in a family share a cell
    List<Portions> portions(int size, List<List<int[]>> families) {
        List<Portions> found = new ArrayList<>();
        counts.forEach((cells, own) -> {
            Block.Count[] ofDigits = new Block.Count[size];
            own.forEach(count -> ofDigits[Integer.numberOfTrailingZeros(count.digits())] = count);
            if (Arrays.stream(ofDigits).allMatch(Objects::nonNull)) {
                found.add(new Portions(cells, ofDigits, having(cells, families)));
            }
        });
        return found;
    }

    /// Those of `families` whose houses have all of `cells`.
    private static int[][][] having(int[] cells, List<List<int[]>> families) {
        return families.stream()
                .map(family -> family.toArray(int[][]::new))
                .filter(family -> Arrays.stream(cells)
                        .allMatch(cell -> Arrays.stream(family).anyMatch(house -> Groups.contains(house, cell))))
                .toArray(int[][][]::new);
    }
}
