package org.escargot.logic.cages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.logic.cages.CageBoards.facts;
import static org.escargot.logic.cages.CageBoards.only;
import static org.escargot.logic.cages.CageBoards.place;
import static org.escargot.logic.cages.CageBoards.row;
import static org.escargot.logic.cages.CageBoards.steps;
import static org.escargot.logic.cages.CageBoards.without;

import org.escargot.grid.Cage;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

/// Of each technique of cages a position where it must be found, and one beside it where it must not.
class CageCasesTest {
    @Test
    void theLastCellOfACageIsWhatTheOthersLeave() {
        LastCellFinder finder = new LastCellFinder(Source.CAGES);
        Facts open = facts(new Cage(row(0, 0, 1), 17));
        Step step = only(finder, place(open, Cell.at(0, 0), 8));

        assertThat(step.technique()).isEqualTo(Technique.FULL_CAGE);
        assertThat(step.effects()).isEqualTo(Effects.place(Cell.at(0, 1), 9));
        assertThat(steps(finder, open)).isEmpty();
    }

    /// 7 for the two cells of the last cage that are in the row; without that cage they are one of their own.
    @Test
    void aHouseSplitsACageThatSticksOut() {
        Cage left = new Cage(row(0, 0, 1, 2, 3), 20);
        Cage middle = new Cage(row(0, 4, 5, 6), 18);
        Cage right = new Cage(row(0, 7, 8).or(row(1, 7, 8)), 20);
        Finder finder = new CombinationFinder(Source.ONE_HOUSE, 3, 4);
        Step step = only(finder, facts(left, middle, right));

        assertThat(step.technique()).isEqualTo(Technique.SPLIT_CAGE);
        assertThat(step.effects().eliminations().cells()).isEqualTo(row(0, 7, 8));
        assertThat(step.effects().eliminations().digits()).isEqualTo(DigitSet.of(7, 8, 9));
        assertThat(only(finder, facts(left, middle)).technique()).isEqualTo(Technique.HIDDEN_CAGE);
        assertThat(steps(finder, facts(left, right))).isEmpty();
    }

    /// 6 for two cells that may be equal, so 3 stays; 10 takes nothing from them.
    @Test
    void twoInniesThatMayBeEqualMakeATotal() {
        CellSet first = row(0, 1, 2, 3, 4).or(row(1, 0, 1, 2, 3));
        CellSet second = row(0, 5, 6, 7, 8).or(row(1, 5, 6, 7, 8));
        Finder finder = new DifferenceFinder(Source.HOUSES, 2);
        Step step = only(finder, facts(new Cage(first, 40), new Cage(second, 44)));

        assertThat(step.technique()).isEqualTo(Technique.INNIES_OR_OUTIES);
        assertThat(step.effects().eliminations().digits()).isEqualTo(DigitSet.of(6, 7, 8, 9));
        assertThat(steps(finder, facts(new Cage(first, 40), new Cage(second, 40))))
                .isEmpty();
    }

    @Test
    void aCageAndACellTakeThreeDigits() {
        Finder finder = new KillerSubsetFinder(3);
        Step step = only(finder, without(facts(new Cage(row(0, 0, 1), 4)), row(0, 8), atLeast(4)));

        assertThat(step.technique()).isEqualTo(Technique.KILLER_TRIPLE);
        assertThat(step.effects().eliminations().cells()).isEqualTo(row(0, 2, 3, 4, 5, 6, 7));
        assertThat(step.effects().eliminations().digits()).isEqualTo(DigitSet.of(1, 2, 3));
        assertThat(steps(finder, without(facts(new Cage(row(0, 0, 1), 10)), row(0, 8), atLeast(4))))
                .isEmpty();
    }

    /// 10 in two cells need not have 1 or 2.
    @Test
    void aCageThatCanDoWithoutTheDigitsMakesNoPair() {
        Facts facts = without(facts(new Cage(row(0, 0, 1), 10)), row(0, 8), atLeast(3));

        assertThat(steps(new KillerSubsetFinder(2), facts)).isEmpty();
    }

    @Test
    void theRestOfABoxNeedsWhatACageLeaves() {
        Facts open = facts(new Cage(row(0, 0, 1), 10));
        CellSet others = Houses.cells(House.box(0)).minus(row(0, 0, 1));
        Step step = only(new ComplementFinder(), without(open, others, DigitSet.of(4)));

        assertThat(step.technique()).isEqualTo(Technique.CAGE_COMPLEMENT);
        assertThat(((Sums) step.pattern()).left()).containsExactly(DigitSet.of(4, 6));
        assertThat(steps(new ComplementFinder(), open)).isEmpty();
    }

    @Test
    void noCombinationIsBlockedByACageThatDoesNotSeeIt() {
        Facts facts = facts(new Cage(row(0, 0, 1), 4), new Cage(row(4, 4, 5), 10));

        assertThat(steps(new BlockerFinder(), facts)).isEmpty();
    }

    /// 8+9 in one cage leave 4+7 and 5+6 to another of 11 in its row.
    @Test
    void twoCagesOfARowAreFilledTogether() {
        Facts beside = facts(new Cage(row(0, 0, 1), 17), new Cage(row(0, 2, 3), 11));
        Facts apart = facts(new Cage(row(0, 0, 1), 17), new Cage(row(4, 4, 5), 11));

        assertThat(steps(new OverlapFinder(5), beside))
                .anyMatch(step -> step.technique() == Technique.CAGE_OVERLAP
                        && step.effects().eliminations().cells(3).containsAll(row(0, 2, 3)));
        assertThat(steps(new OverlapFinder(5), apart)).isEmpty();
    }

    private static DigitSet atLeast(int digit) {
        DigitSet digits = DigitSet.ALL;
        for (int lower = 1; lower < digit; lower++) {
            digits = digits.without(lower);
        }
        return digits;
    }
}
