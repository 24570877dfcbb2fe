package org.escargot.solver.general.propagators;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.escargot.solver.general.network.Arcs;
import org.escargot.solver.general.network.Network;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;
import org.escargot.solver.general.network.Sight;
import org.junit.jupiter.api.Test;

class MatchingTest {
    private static final int SIZE = 5;
    private static final int[] HOUSE = {0, 1, 2, 3, 4};

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(28);

    /// One propagator is asked for all of them, as a search asks it: what it remembers must not mislead it.
    @Test
    void keepsTheDigitsOfFillingsAndNoOthers() {
        Matching matching = new Matching(HOUSE);
        for (int round = 0; round < 5_000; round++) {
            int[] open = random.ints(SIZE, 1, 1 << SIZE)
                    .map(mask -> mask | random.nextInt(1 << SIZE))
                    .toArray();
            int[] expected = inFillings(open, 0, 0, new int[SIZE]);
            Position position = position(open, matching);

            boolean isPossible = matching.prune(position);

            assertThat(isPossible).as(Arrays.toString(open)).isEqualTo(expected[0] != 0);
            if (isPossible) {
                assertThat(position.open).as(Arrays.toString(open)).isEqualTo(expected);
            }
        }
    }

    /// What the cells hold in some filling; `filling` has the cells before `at`, whose digits are `used`.
    private static int[] inFillings(int[] open, int at, int used, int[] filling) {
        if (at == SIZE) {
            return filling.clone();
        }
        int[] found = new int[SIZE];
        for (int left = open[at] & ~used; left != 0; left &= left - 1) {
            filling[at] = left & -left;
            int[] more = inFillings(open, at + 1, used | filling[at], filling);
            Arrays.setAll(found, cell -> found[cell] | more[cell]);
        }
        return found;
    }

    private static Position position(int[] open, Propagator propagator) {
        return new Position(new Network(
                SIZE,
                open,
                new int[SIZE][0],
                new Sight(SIZE),
                new Arcs(Collections.nCopies(SIZE, List.of())),
                new int[][] {HOUSE},
                new Propagator[] {propagator},
                new int[SIZE],
                0,
                null));
    }
}
