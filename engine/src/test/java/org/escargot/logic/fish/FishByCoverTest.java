package org.escargot.logic.fish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

class FishByCoverTest {
    private static final HouseSet ROWS_1_2 = HouseSet.of(0, 1);
    private static final HouseSet ROWS_1_3 = HouseSet.of(0, 2);

    private static final Step COLUMN_AND_FIRST_BOX = fish(1, ROWS_1_2, HouseSet.of(9, 18));
    private static final Step COLUMN_AND_THIRD_BOX = fish(1, ROWS_1_2, HouseSet.of(9, 20));
    private static final Step LATER_COLUMNS = fish(1, ROWS_1_2, HouseSet.of(10, 11));
    private static final Step OTHER_BASE = fish(1, ROWS_1_3, HouseSet.of(9, 10));
    private static final Step OTHER_DIGIT = fish(2, ROWS_1_3, HouseSet.of(9, 10));

    @Test
    void fishOfOneBaseComeByTheLowestHouseThatTheOthersLack() {
        assertThat(found(LATER_COLUMNS, COLUMN_AND_THIRD_BOX, COLUMN_AND_FIRST_BOX))
                .containsExactly(COLUMN_AND_FIRST_BOX, COLUMN_AND_THIRD_BOX, LATER_COLUMNS);
    }

    @Test
    void basesAndDigitsStayInTheirOrder() {
        assertThat(found(OTHER_DIGIT, OTHER_BASE, LATER_COLUMNS, COLUMN_AND_FIRST_BOX))
                .containsExactly(OTHER_DIGIT, OTHER_BASE, COLUMN_AND_FIRST_BOX, LATER_COLUMNS);
    }

    @Test
    void aSinkThatStopsGetsTheFirstByCoverAndNoMore() {
        List<Step> steps = new ArrayList<>();
        Finder finder =
                new FishByCover(new Told(List.of(LATER_COLUMNS, COLUMN_AND_FIRST_BOX, OTHER_BASE, OTHER_DIGIT)));

        assertThat(finder.find(facts(), steps::add)).isTrue();
        assertThat(steps).containsExactly(COLUMN_AND_FIRST_BOX);
    }

    @Test
    void withoutFishNothingIsFound() {
        assertThat(found()).isEmpty();
    }

    private static List<Step> found(Step... told) {
        List<Step> steps = new ArrayList<>();
        boolean stopped = new FishByCover(new Told(List.of(told))).find(facts(), step -> {
            steps.add(step);
            return false;
        });
        assertThat(stopped).isFalse();
        return steps;
    }

    private static Facts facts() {
        Givens none = Givens.of(".".repeat(81));
        return new Facts(Pencilmarks.of(none), none);
    }

    private static Step fish(int digit, HouseSet base, HouseSet cover) {
        Fish fish = new Fish(digit, base, cover, CellSet.EMPTY, CellSet.EMPTY);
        return new Step(Technique.FRANKEN_X_WING, fish, Effects.eliminate(CellSet.of(80), digit));
    }

    /// Tells the steps it was given, in their order.
    private record Told(List<Step> steps) implements DigitFinder {
        @Override
        public Set<Technique> finds() {
            return Set.of(Technique.FRANKEN_X_WING);
        }

        @Override
        public boolean find(Facts facts, DigitSet digits, StepSink sink) {
            return steps.stream().anyMatch(sink::accept);
        }
    }
}
