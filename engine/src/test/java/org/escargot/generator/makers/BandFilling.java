package org.escargot.generator.makers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.DigitSet;

/// What the rows of the two boxes beside a box 1 hold; turned over the diagonal, what the columns of the two below it
/// hold.
///
/// @param one the rows of the first of them
/// @param other the rows of the second
record BandFilling(List<DigitSet> one, List<DigitSet> other) {
    /// Whether two of [Triples#ALL] can be the rows and the columns of a box.
    static final boolean[][] CROSS =
            Triples.ALL.stream().map(BandFilling::crosses).toArray(boolean[][]::new);

    /// For each of [Triples#ALL] as rows of box 1, the places of the triples of each of its fillings, two by two.
    private static final int[][] PLACES = Triples.ALL.stream()
            .map(rows -> all(rows).stream().flatMapToInt(BandFilling::places).toArray())
            .toArray(int[][]::new);

    private static boolean[] crosses(Triples rows) {
        boolean[] crosses = new boolean[Triples.ALL.size()];
        Triples.ALL.forEach(columns -> crosses[columns.place()] = rows.cross(columns));
        return crosses;
    }

    private static IntStream places(BandFilling filling) {
        return IntStream.of(
                Triples.of(filling.one.get(0), filling.one.get(1)).place(),
                Triples.of(filling.other.get(0), filling.other.get(1)).place());
    }

    /// All 56 beside a box 1 with these `rows`.
    private static List<BandFilling> all(Triples rows) {
        List<BandFilling> fillings = new ArrayList<>();
        List<DigitSet> lacking =
                rows.sets().stream().map(row -> DigitSet.ALL.minus(row)).toList();
        for (DigitSet first : Triples.within(lacking.get(0))) {
            for (DigitSet second : Triples.within(lacking.get(1).minus(first))) {
                DigitSet third = DigitSet.ALL.minus(first).minus(second);
                if (lacking.get(2).containsAll(third)) {
                    fillings.add(new BandFilling(
                            List.of(first, second, third),
                            List.of(
                                    lacking.get(0).minus(first),
                                    lacking.get(1).minus(second),
                                    lacking.get(2).minus(third))));
                }
            }
        }
        return fillings;
    }

    /// For each of [Triples#ALL] as rows of box 1, how many fillings go with these columns.
    static int[] counts(Triples columnsOfOne, Triples columnsOfOther) {
        boolean[] fitsOne = CROSS[columnsOfOne.place()];
        boolean[] fitsOther = CROSS[columnsOfOther.place()];
        int[] counts = new int[PLACES.length];
        for (int rows = 0; rows < counts.length; rows++) {
            int[] places = PLACES[rows];
            for (int i = 0; i < places.length; i += 2) {
                counts[rows] += fitsOne[places[i]] && fitsOther[places[i + 1]] ? 1 : 0;
            }
        }
        return counts;
    }

    /// The first one beside a box 1 with these `rows` that goes with these columns.
    static BandFilling first(Triples rows, Triples columnsOfOne, Triples columnsOfOther) {
        return all(rows).stream()
                .filter(filling ->
                        Triples.of(filling.one.get(0), filling.one.get(1)).cross(columnsOfOne))
                .filter(filling ->
                        Triples.of(filling.other.get(0), filling.other.get(1)).cross(columnsOfOther))
                .findFirst()
                .orElseThrow();
    }
}
