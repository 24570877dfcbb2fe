package org.escargot.simd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;

class NarrowSweepTest {
    private static final List<String> PUZZLES = List.of(
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
            "030060105020400390007030400061050900802706501005040760004080200078001040203070050",
            "000000010400000000020000000000050407008000300001090000300400200050100000000800000",
            "550000000000000000000000000000000000000000000000000000000000000000000000000000000");

    @Test
    void bothWidthsSweepAlike() {
        LaneState wide = new LaneState();
        NarrowState narrow = new NarrowState();
        for (int lane = 0; lane < PUZZLES.size(); lane++) {
            wide.load(lane, Givens.of(PUZZLES.get(lane)));
            narrow.load(lane, Givens.of(PUZZLES.get(lane)));
        }
        for (int sweep = 0; sweep < 10; sweep++) {
            assertThat(inUse(NarrowSweep.sweep(narrow.words))).isEqualTo(inUse(LaneSweep.sweep(wide.words)));
            for (int place = 0; place < LaneSweep.SLOTS * PUZZLES.size(); place++) {
                int slot = place / PUZZLES.size();
                int lane = place % PUZZLES.size();
                assertThat(narrow.words[slot * NarrowSweep.LANES + lane])
                        .isEqualTo(wide.words[slot * LaneSweep.LANES + lane]);
            }
        }
    }

    private static long inUse(long outcome) {
        return outcome & ((1L << PUZZLES.size()) - 1) * (1 | 1L << LaneSweep.SOLVED | 1L << LaneSweep.STUCK);
    }
}
