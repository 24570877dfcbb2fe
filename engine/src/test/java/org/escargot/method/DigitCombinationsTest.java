package org.escargot.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Houses;
import org.junit.jupiter.api.Test;

class DigitCombinationsTest {
    /// From the notebook, as an easy one.
    private static final Givens EASY =
            Givens.of("030060105020400390007030400061050900802706501005040760004080200078001040203070050");

    @Test
    void fiveOfElevenAre462() {
        CellSet eleven = CellSet.EMPTY;
        for (int cell = 0; cell < 11; cell++) {
            eleven = eleven.with(cell);
        }

        DigitCombinations found = DigitCombinations.of(eleven, 5);

        assertThat(found).isEqualTo(new DigitCombinations(11, 5, 462, 0));
    }

    @Test
    void thePurgeLeavesWhatHasEveryRowColumnAndBox() {
        Replay position = new Replay(EASY);
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            assertThat(DigitCombinations.of(position, digit)).isEqualTo(slowly(position, digit));
        }
    }

    /// As the report does it: all combinations first, then those that fill nine of each.
    private static DigitCombinations slowly(Replay position, int digit) {
        int[] free = IntStream.range(0, Cell.COUNT)
                .filter(cell -> position.candidates(cell).contains(digit))
                .toArray();
        CellSet placed = position.grid().cellsOf(digit);
        int missing = Digit.COUNT - placed.size();
        long all = 0;
        long left = 0;
        for (int choice = 0; choice < 1 << free.length; choice++) {
            if (Integer.bitCount(choice) == missing) {
                CellSet cells = placed;
                for (int i = 0; i < free.length; i++) {
                    cells = (choice >> i & 1) == 0 ? cells : cells.with(free[i]);
                }
                all++;
                left += fillsAllHouses(cells) ? 1 : 0;
            }
        }
        return new DigitCombinations(free.length, missing, all, left);
    }

    private static boolean fillsAllHouses(CellSet cells) {
        return IntStream.range(0, 27)
                .noneMatch(house -> cells.and(Houses.cells(house)).isEmpty());
    }

    @Test
    void ofADigitThatStandsNineTimesOneIsLeft() {
        assertThat(DigitCombinations.of(CellSet.EMPTY, 0)).isEqualTo(new DigitCombinations(0, 0, 1, 1));
    }

    @Test
    void moreThanNineCannotBeMissing() {
        assertThatThrownBy(() -> DigitCombinations.of(CellSet.EMPTY, 10))
                .hasMessage("The number of missing digits (10) must be 0..9.");
    }
}
