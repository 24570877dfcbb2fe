package org.escargot.logic.als;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.escargot.famous.FamousPuzzle;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.chains.Als;
import org.escargot.logic.step.Facts;
import org.escargot.rating.hodoku.HodokuScale;
import org.junit.jupiter.api.Test;

/// What almost locked sets have in common, by bits, against the plain definitions.
class CommonsTest {
    private static final int EVERY = 9;

    @Test
    void restrictedCommonsAreTheDigitsThatStandInOneOfTheTwo() {
        forPositions(facts -> {
            for (Commons.Overlap overlap : Commons.Overlap.values()) {
                Commons commons = Commons.of(facts, overlap);
                for (int from = 0; from < commons.sets().size(); from++) {
                    assertThat(commons.ahead(from)).isEqualTo(plain(commons.sets(), from, overlap));
                }
            }
        });
    }

    @Test
    void whatIsLostIsSeenFromBoth() {
        forPositions(facts -> {
            Commons commons = Commons.of(facts, Commons.Overlap.OFF);
            List<Als> sets = commons.sets();
            for (int one = 0; one < sets.size(); one++) {
                short[] lost = new short[sets.size()];
                for (int other = 0; other < lost.length; other++) {
                    lost[other] = (short) sets.get(one).lost(sets.get(other));
                }
                assertThat(commons.lost(one)).isEqualTo(lost);
            }
        });
    }

    @Test
    void aChainThatTakesSomethingMayEnd() {
        forPositions(facts -> {
            Commons commons = Commons.of(facts, Commons.Overlap.OFF);
            AheadEnds ends = new AheadEnds(commons);
            for (int start = 0; start < commons.sets().size(); start++) {
                if (!ends.mayEnd(start)) {
                    ChainWalk.all(commons, ChainWalk.Reach.AHEAD, start, (last, lost) -> {
                        throw new AssertionError("a chain to the set " + last + " takes " + lost);
                    });
                }
            }
        });
    }

    private static int[] plain(List<Als> sets, int from, Commons.Overlap overlap) {
        List<Integer> ahead = new ArrayList<>();
        Als one = sets.get(from);
        for (int to = from + 1; to < sets.size(); to++) {
            Als other = sets.get(to);
            int digits = 0;
            for (int digit = 1; digit <= 9; digit++) {
                boolean isShared =
                        one.digits().contains(digit) && other.digits().contains(digit);
                digits |= isShared && one.seen(digit).containsAll(other.places(digit)) ? 1 << digit - 1 : 0;
            }
            boolean mayJoin = overlap == Commons.Overlap.ON || !one.cells().intersects(other.cells());
            if (digits != 0 && mayJoin) {
                ahead.add(to << 9 | digits);
            }
        }
        return ahead.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void forPositions(Consumer<Facts> test) {
        List<Givens> puzzles = new ArrayList<>(TestPuzzles.minimal(4));
        puzzles.add(FamousPuzzle.AI_ESCARGOT.givens());
        for (Givens puzzle : puzzles) {
            List<Pencilmarks> positions = TestPuzzles.positions(new HodokuScale().climb(puzzle));
            for (int at = 0; at < positions.size(); at += EVERY) {
                test.accept(new Facts(positions.get(at), puzzle));
            }
        }
    }
}
