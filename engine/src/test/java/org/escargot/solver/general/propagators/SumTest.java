package org.escargot.solver.general.propagators;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.escargot.solver.general.network.Arcs;
import org.escargot.solver.general.network.HouseIndex;
import org.escargot.solver.general.network.Network;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;
import org.escargot.solver.general.network.Sight;
import org.junit.jupiter.api.Test;

class SumTest {
    private static final int[] FACTORS = {1, 1, 1, -1, -1, 10, -3, 2};

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(7);

    /// Equations of up to four cells, with every kind of factors, of small boards and of the largest.
    @Test
    void keepsTheDigitsOfFillingsAndNoOthers() {
        int possible = 0;
        for (int round = 0; round < 4_000; round++) {
            Equation equation = equation(round % 2 == 0 ? 9 : 25);
            int[] expected = equation.inFillings(0, equation.total, new int[equation.open.length]);

            Position position = equation.position();
            boolean isPossible = position.settleAll();

            assertThat(isPossible).as(equation::toString).isEqualTo(expected[0] != 0);
            if (isPossible) {
                possible++;
                assertThat(position.open).as(equation::toString).isEqualTo(expected);
            }
        }
        assertThat(possible).isBetween(1_000, 3_500);
    }

    private Equation equation(int size) {
        int[] cells = IntStream.range(0, 1 + random.nextInt(4)).toArray();
        int[] factors = IntStream.of(cells)
                .map(_ -> FACTORS[random.nextInt(FACTORS.length)])
                .toArray();
        int[] open = IntStream.of(cells).map(_ -> digits(size)).toArray();
        Sight sight = new Sight(cells.length);
        for (int pairs = random.nextInt(4); pairs > 0; pairs--) {
            sight.join(new int[] {random.nextInt(cells.length), random.nextInt(cells.length)});
        }
        // A total that some digits come to, most often; else nearly all would be impossible.
        int total = IntStream.of(cells)
                .map(cell -> factors[cell] * (Integer.numberOfTrailingZeros(open[cell]) + 1))
                .sum();
        return new Equation(size, factors, open, sight, random.nextInt(4) == 0 ? total + random.nextInt(30) : total);
    }

    private int digits(int size) {
        int some = 1 << random.nextInt(size);
        for (int more = random.nextInt(6); more > 0; more--) {
            some |= 1 << random.nextInt(size);
        }
        return some;
    }

    /// One equation over the cells 0, 1, ...
    private static final class Equation {
        private final int size;
        private final int[] factors;
        private final int[] open;
        private final Sight sight;
        private final long total;

        Equation(int size, int[] factors, int[] open, Sight sight, long total) {
            this.size = size;
            this.factors = factors;
            this.open = open;
            this.sight = sight;
            this.total = total;
        }

        Position position() {
            int[] cells = IntStream.range(0, open.length).toArray();
            HouseIndex noHouses = new HouseIndex(cells.length, List.of());
            Propagator sum = new Sum(cells, factors, total, sight, noHouses, Propagator.Stage.SUMS);
            return new Position(new Network(
                    size,
                    open,
                    IntStream.of(cells).mapToObj(sight::seen).toArray(int[][]::new),
                    sight,
                    new Arcs(Collections.nCopies(cells.length, List.of())),
                    new int[0][],
                    new Propagator[] {sum},
                    new int[cells.length],
                    1,
                    null));
        }

        /// What the cells hold in some filling; `filling` has the cells before `at`, and `rest` is what is missing.
        int[] inFillings(int at, long rest, int[] filling) {
            if (at == filling.length) {
                return rest == 0 ? filling.clone() : new int[at];
            }
            int[] found = new int[filling.length];
            for (int left = open[at]; left != 0; left &= left - 1) {
                filling[at] = left & -left;
                if (isSeenBefore(at, filling)) {
                    continue;
                }
                long digit = Integer.numberOfTrailingZeros(left) + 1L;
                int[] more = inFillings(at + 1, rest - factors[at] * digit, filling);
                Arrays.setAll(found, cell -> found[cell] | more[cell]);
            }
            return found;
        }

        private boolean isSeenBefore(int at, int[] filling) {
            return IntStream.range(0, at).anyMatch(cell -> filling[cell] == filling[at] && sight.sees(cell, at));
        }

        @Override
        public String toString() {
            return Arrays.toString(factors) + " of " + Arrays.toString(open) + " = " + total;
        }
    }
}
