package org.escargot.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Cell;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Test;

class MorphTest {
    @Test
    void peersStayPeers() {
        for (int seed = 0; seed < 50; seed++) {
            Morph morph = Morph.random(RandomSource.of(seed));
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                int target = morph.cell(cell);
                assertThat(Houses.peers(cell).stream().map(morph::cell))
                        .allMatch(peer -> Houses.peers(target).contains(peer));
            }
        }
    }

    @Test
    void theInverseTakesItBack() {
        Grid grid = Grid.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
        for (int seed = 0; seed < 50; seed++) {
            Morph morph = Morph.random(RandomSource.of(seed));
            assertThat(morph.inverse().apply(morph.apply(grid))).isEqualTo(grid);
        }
    }
}
