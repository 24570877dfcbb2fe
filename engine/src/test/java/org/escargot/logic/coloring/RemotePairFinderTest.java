package org.escargot.logic.coloring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

/// Six cells with 4 and 7 in a ring, r1c1, r1c4, r4c4, r4c7, r7c7, r7c1; each sees its two neighbors only. All other
/// cells have every candidate. Opposite cells of the ring differ, and two other cells see both of them.
class RemotePairFinderTest {
    private static final Finder SHORTEST = new RemotePairFinder();
    private static final Finder ALL = new HodokuRemotePairFinder();
    private static final List<Integer> RING = List.of(0, 3, 30, 33, 60, 54);
    private static final DigitSet PAIR = DigitSet.of(4, 7);
    private static final int R1C7 = 6;
    private static final int R4C1 = 27;
    private static final int R7C4 = 57;

    @Test
    void theShortestChainsTellEachTwoEndsOnce() {
        assertThat(eliminations(steps(SHORTEST)))
                .containsExactly(pairs(R1C7, R4C1), pairs(R1C7, R7C4), pairs(R4C1, R7C4));
    }

    @Test
    void amongAllChainsALongerOneEliminatesMoreAndComesFirst() {
        List<Step> steps = steps(ALL);

        // Each of the six cells begins two chains of each length, one in each direction.
        assertThat(steps).hasSize(24);
        assertThat(steps.subList(0, 12)).allMatch(step -> cells(step) == 6);
        assertThat(steps.subList(12, 24)).allMatch(step -> cells(step) == 4);
    }

    /// The ends of six cells see each other here, so the rest of their house loses both digits, too.
    @Test
    void allChainsThatEliminateAsMuchComeByLowCells() {
        List<CandidateSet> different =
                eliminations(steps(ALL)).stream().distinct().toList();

        assertThat(different.getFirst()).isEqualTo(pairs(1, 2, 4, 5, R1C7, 7, 8, R4C1, R7C4));
        assertThat(different.subList(0, 6)).allMatch(eliminated -> eliminated.size() == 18);
        assertThat(different.subList(6, different.size()))
                .containsExactly(pairs(R1C7, R4C1), pairs(R1C7, R7C4), pairs(R4C1, R7C4));
    }

    @Test
    void everyChainIsProved() {
        for (Finder finder : List.of(SHORTEST, ALL)) {
            assertThat(steps(finder)).isNotEmpty().allSatisfy(step -> {
                assertThat(step.technique()).isEqualTo(Technique.REMOTE_PAIR);
                assertThat(StepProof.of(facts(), step).holds()).isTrue();
            });
        }
    }

    private static List<Step> steps(Finder finder) {
        List<Step> steps = new ArrayList<>();
        finder.find(facts(), step -> {
            steps.add(step);
            return false;
        });
        return steps;
    }

    private static Facts facts() {
        int[] candidates = new int[Cell.COUNT];
        Arrays.fill(candidates, DigitSet.ALL.bits());
        RING.forEach(cell -> candidates[cell] = PAIR.bits());
        Pencilmarks marks = Pencilmarks.ofCandidates(candidates);
        return new Facts(marks, marks);
    }

    private static List<CandidateSet> eliminations(List<Step> steps) {
        return steps.stream().map(step -> step.effects().eliminations()).toList();
    }

    private static int cells(Step step) {
        return step.pattern().truths().cells().size();
    }

    private static CandidateSet pairs(int... cells) {
        CellSet set = CellSet.of(cells);
        return CandidateSet.of(set, 4).or(CandidateSet.of(set, 7));
    }
}
