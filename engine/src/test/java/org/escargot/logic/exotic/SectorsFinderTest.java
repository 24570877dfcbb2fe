package org.escargot.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.junit.jupiter.api.Test;

class SectorsFinderTest {
    /// The cell r1c5 can only be 7, and r1c9 could be, too.
    private static final String NAKED_SINGLE =
            "5346.891.67219534.19834256.85976142.42685379.71392485.96153728.28741963.34528617.";

    @Test
    void oneCellIsANakedSingleAndNoLockedSet() {
        Givens puzzle = new Givens(Grid.of(NAKED_SINGLE));
        List<Step> steps = new ArrayList<>();

        new SectorsFinder().find(new Facts(Pencilmarks.of(puzzle), puzzle), step -> {
            steps.add(step);
            return false;
        });

        assertThat(steps)
                .noneMatch(step ->
                        step.pattern() instanceof Rank rank && rank.truths().size() == 1);
    }
}
