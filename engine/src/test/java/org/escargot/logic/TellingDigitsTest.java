package org.escargot.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.famous.FamousPuzzle;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.rating.hodoku.HodokuScale;
import org.junit.jupiter.api.Test;

/// Of which digits a [DigitFinder] need not be asked.
class TellingDigitsTest {
    private static final int RANDOM = 30;

    @Test
    void areThoseWithAPlaceInNoTemplate() {
        positions().forEach(facts -> {
            DigitSet telling = DigitSet.EMPTY;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                CellSet places = facts.cellsOf(digit);
                telling = inTemplates(places, 0).equals(places) ? telling : telling.with(digit);
            }
            assertThat(facts.telling()).isEqualTo(telling);
        });
    }

    @Test
    void otherDigitsHaveNoStepOfTheirOwn() {
        positions().forEach(facts -> {
            DigitSet others = DigitSet.ALL.minus(facts.telling());
            for (Finder finder : Finders.ALL) {
                if (finder instanceof DigitFinder ofDigits && Finders.USUAL.contains(finder)) {
                    ofDigits.find(facts, others, step -> {
                        throw new AssertionError(step);
                    });
                }
            }
        });
    }

    /// Then anything follows, even if the box and the column can do without, too.
    @Test
    void aDigitTellsThatARowCannotHoldIt() {
        Pencilmarks marks = Pencilmarks.of(Givens.of(".".repeat(81)));
        CellSet houses =
                Houses.cells(House.row(0)).or(Houses.cells(House.column(0))).or(Houses.cells(House.box(0)));
        Pencilmarks broken = new Effects(CandidateSet.EMPTY, CandidateSet.of(houses, 5)).applyTo(marks);
        assertThat(new Facts(broken, broken).telling()).isEqualTo(DigitSet.of(5));
    }

    /// The places that lie in a template, told by laying all of them over each other.
    private static CellSet inTemplates(CellSet places, int row) {
        if (row == 9) {
            return places;
        }
        CellSet here = places.and(Houses.cells(House.row(row)));
        if (here.isEmpty()) {
            return inTemplates(places, row + 1);
        }
        CellSet all = CellSet.EMPTY;
        for (int cell = here.first(); cell >= 0; cell = here.next(cell)) {
            CellSet left = places.minus(Houses.peers(cell));
            boolean leavesRows = IntStream.range(row + 1, 9)
                    .allMatch(later -> !places.intersects(Houses.cells(House.row(later)))
                            || left.intersects(Houses.cells(House.row(later))));
            all = leavesRows ? all.or(inTemplates(left, row + 1)) : all;
        }
        return all;
    }

    private static Stream<Facts> positions() {
        MinimalPuzzles minimal = new MinimalPuzzles(20261126);
        Stream<Givens> random =
                IntStream.range(0, RANDOM).mapToObj(i -> minimal.puzzle(i).puzzle());
        Stream<Givens> famous = Stream.of(FamousPuzzle.AI_ESCARGOT.givens(), FamousPuzzle.HARDER.givens());
        return Stream.concat(random, famous).flatMap(TellingDigitsTest::positions);
    }

    private static Stream<Facts> positions(Givens puzzle) {
        SolvePath path = new HodokuScale().climb(puzzle);
        Stream.Builder<Facts> positions = Stream.builder();
        Pencilmarks marks = path.start();
        for (Step step : path.steps()) {
            positions.add(new Facts(marks, puzzle));
            marks = step.effects().applyTo(marks);
        }
        return positions.build();
    }
}
