package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.Many;
import org.escargot.generator.variant.GeneratedVariant;
import org.escargot.generator.variant.VariantGenerator;
import org.escargot.generator.variant.VariantKind;
import org.escargot.generator.variant.VariantRecipe;
import org.escargot.grid.Board;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.rating.VariantLadder;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Lowering;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What finders need of a board, and that each is right wherever its need is met.
class NeedsTest {
    private static final LogicSolver ALL = new LogicSolver(Finders.ALL);
    /// Steps of each finder that are looked at in a position; some see thousands.
    private static final int MOST_STEPS = 3;

    private static final List<Finder> QUICK = Finders.USUAL.stream()
            .filter(finder -> finder.need() == Need.LINES_AND_BOXES)
            .toList();

    private static Board board(Rules rules) {
        return ((Lowering.Lowered) Lowering.of(new Variant(rules, Digits.empty(rules.frame()))))
                .start()
                .board();
    }

    private static Board diagonal(Frame frame) {
        return board(Rules.of(frame, List.of(new HouseRule.Diagonal(HouseRule.Slope.RISING)))
                .orElseThrow());
    }

    @Test
    void aLadderLeavesOutWhatABoardDoesNotMeet() {
        assertThat(ALL.ladder(Board.CLASSIC)).isEqualTo(Finders.ALL);
        assertThat(ALL.ladder(diagonal(Frame.ofBoxes(9))))
                .contains(QUICK.getFirst())
                .noneMatch(finder -> finder.need() == Need.CLASSIC);
        assertThat(ALL.ladder(diagonal(Frame.ofBoxes(6))))
                .isNotEmpty()
                .allMatch(finder -> finder.need() == Need.HOUSES);
    }

    @Test
    void theLadderOfVariantsNeedsHousesAlone() {
        assertThat(VariantLadder.FINDERS).allMatch(finder -> finder.need() == Need.HOUSES);
        assertThat(VariantLadder.FORCING).allMatch(finder -> finder.need() == Need.HOUSES);
    }

    /// Other rules beside lines and boxes only take candidates away.
    @Tag("many")
    @ParameterizedTest
    @EnumSource(names = {"DIAGONAL", "WINDOKU", "ANTI_KNIGHT", "NON_CONSECUTIVE", "KILLER"})
    void whatNeedsLinesAndBoxesIsRightWhereMoreRulesAre(VariantKind kind) {
        VariantGenerator generator = new VariantGenerator(new VariantRecipe(Set.of(kind), 9));
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < Many.of(1, 4); i++) {
            generator.generate(47, i, 100).ifPresent(made -> faults.addAll(faults(made)));
        }

        assertThat(faults).isEmpty();
    }

    private static List<String> faults(GeneratedVariant made) {
        List<String> faults = new ArrayList<>();
        List<Grid> solutions = List.of(Grid.of(made.solution().toString()));
        Pencilmarks marks = ((Lowering.Lowered) Lowering.of(made.puzzle())).start();
        Climb climb = new LogicSolver(VariantLadder.FINDERS).climb();
        Optional<Step> next;
        do {
            Facts facts = new Facts(marks, marks);
            QUICK.forEach(finder -> some(finder, facts)
                    .forEach(step -> StepCheck.fault(facts, solutions, step).ifPresent(faults::add)));
            next = climb.next(facts);
            marks = next.isEmpty() ? marks : next.get().effects().applyTo(marks);
        } while (next.isPresent());
        return faults;
    }

    private static List<Step> some(Finder finder, Facts facts) {
        List<Step> steps = new ArrayList<>();
        finder.find(facts, step -> {
            steps.add(step);
            return steps.size() == MOST_STEPS;
        });
        return steps;
    }
}
