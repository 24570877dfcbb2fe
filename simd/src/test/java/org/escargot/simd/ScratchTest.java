package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;

class ScratchTest {
    @Test
    void itGivesOneOfTwoArraysHoweverOftenItLooks() {
        Scratch scratch = new Scratch();
        Set<long[]> seen = Collections.newSetFromMap(new IdentityHashMap<>());

        for (int i = 0; i < 100_000; i++) {
            seen.add(scratch.next());
        }

        assertThat(seen).hasSizeBetween(1, 2).allMatch(array -> array.length == DigitSweep.ALL_PAIRS);
    }

    @Test
    void aSearchGoesOnWhereTheLastOnesScratchWasAnother() {
        SpreadSolver solver = new SpreadSolver();
        Givens puzzle = Givens.of("000000010400000000020000000000050407008000300001090000300400200050100000000806000");

        for (int i = 0; i < 70_000; i++) {
            assertThat(solver.count(puzzle, 2)).isEqualTo(1);
        }
    }
}
