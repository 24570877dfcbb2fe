package org.escargot.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Test;

/// Each typed set against [BitSet], on random members.
class SetsTest {
    private static BitSet random(RandomSource source, int size) {
        BitSet bits = new BitSet();
        IntStream.range(0, size).filter(_ -> source.nextInt(3) == 0).forEach(bits::set);
        return bits;
    }

    @Test
    void cellSetsBehaveLikeBitSets() {
        for (int seed = 0; seed < 200; seed++) {
            RandomSource source = RandomSource.of(seed);
            BitSet a = random(source, Cell.COUNT);
            BitSet b = random(source, Cell.COUNT);
            CellSet first = CellSet.of(a.stream().toArray());
            CellSet second = CellSet.of(b.stream().toArray());

            assertThat(first.stream().toArray()).isEqualTo(a.stream().toArray());
            assertThat(first.size()).isEqualTo(a.cardinality());
            assertThat(first.intersects(second)).isEqualTo(a.intersects(b));
            assertThat(first.containsAll(first.and(second))).isTrue();
            assertThat(first.minus(second).or(first.and(second))).isEqualTo(first);
            a.andNot(b);
            assertThat(first.minus(second).stream().toArray())
                    .isEqualTo(a.stream().toArray());
        }
    }

    @Test
    void candidateSetsBehaveLikeBitSets() {
        for (int seed = 0; seed < 200; seed++) {
            RandomSource source = RandomSource.of(seed);
            BitSet a = random(source, Candidate.COUNT);
            BitSet b = random(source, Candidate.COUNT);
            CandidateSet first = CandidateSet.of(a.stream().toArray());
            CandidateSet second = CandidateSet.of(b.stream().toArray());

            assertThat(first.stream().toArray()).isEqualTo(a.stream().toArray());
            assertThat(first.size()).isEqualTo(a.cardinality());
            assertThat(first.minus(second).or(first.and(second))).isEqualTo(first);
            a.and(b);
            assertThat(first.and(second).stream().toArray())
                    .isEqualTo(a.stream().toArray());
        }
    }

    @Test
    void setsOfDigitsAndHousesIterateInOrder() {
        assertThat(DigitSet.of(9, 1, 5)).hasToString("159");
        assertThat(DigitSet.ALL.next(9)).isZero();
        assertThat(HouseSet.of(26, 0, 12)).hasToString("{r1, c4, b9}");
        assertThat(HouseSet.ALL.next(26)).isEqualTo(-1);
    }

    @Test
    void whatIsNoCellNoDigitAndNoHouseIsRefused() {
        assertThatThrownBy(() -> CellSet.of(81)).hasMessage("The cell (81) must be 0..80.");
        assertThatThrownBy(() -> DigitSet.of(0)).hasMessage("The digit (0) must be 1..9.");
        assertThatThrownBy(() -> HouseSet.of(63)).hasMessage("The house (63) must be 0..62.");
        assertThatThrownBy(() -> CandidateSet.of(729)).hasMessage("The candidate (729) must be 0..728.");
    }
}
