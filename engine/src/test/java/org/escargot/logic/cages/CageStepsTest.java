package org.escargot.logic.cages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.logic.cages.CageBoards.facts;
import static org.escargot.logic.cages.CageBoards.only;
import static org.escargot.logic.cages.CageBoards.place;
import static org.escargot.logic.cages.CageBoards.row;
import static org.escargot.logic.cages.CageBoards.steps;
import static org.escargot.logic.cages.CageBoards.without;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.escargot.grid.Board;
import org.escargot.grid.Cage;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.pattern.Sums.Balance;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Test;

/// Steps of cages on an empty usual board: what must be found, what must not, and that each is proved.
class CageStepsTest {
    private static final CombinationFinder COMBINATIONS = new CombinationFinder(Source.CAGES, 9, 12);

    @Test
    void seventeenInTwoCellsIsEightAndNine() {
        Step step = only(COMBINATIONS, facts(new Cage(row(0, 0, 1), 17)));

        assertThat(step.technique()).isEqualTo(Technique.CAGE_SINGLE_COMBINATION);
        assertThat(step.effects().eliminations().digits()).isEqualTo(DigitSet.of(1, 2, 3, 4, 5, 6, 7));
    }

    @Test
    void aCombinationGoesWithADigitThatNoCellCanHold() {
        Facts facts = without(facts(new Cage(row(0, 0, 1), 10)), row(0, 0, 1), DigitSet.of(1, 2));
        Step step = only(COMBINATIONS, facts);

        assertThat(step.technique()).isEqualTo(Technique.CAGE_COMBINATIONS);
        assertThat(step.effects().eliminations().digits()).isEqualTo(DigitSet.of(5, 8, 9));
        assertThat(sums(step).left()).containsExactly(DigitSet.of(3, 7), DigitSet.of(4, 6));
        assertThat(sums(step).lost()).containsExactly(DigitSet.of(1, 9), DigitSet.of(2, 8));
    }

    /// 3 may stand twice by the sum alone, 3+3, but no digit stands twice in a cage.
    @Test
    void halfOfTheTotalGoesFromTwoCells() {
        assertThat(only(COMBINATIONS, facts(new Cage(row(0, 0, 1), 6)))
                        .effects()
                        .eliminations()
                        .digits())
                .isEqualTo(DigitSet.of(3, 6, 7, 8, 9));
    }

    @Test
    void nothingFollowsWhereEachDigitFits() {
        assertThat(steps(COMBINATIONS, facts(new Cage(row(0, 0, 1, 2), 15)))).isEmpty();
        assertThat(steps(new BoundFinder(), facts(new Cage(row(0, 0, 1, 2), 15))))
                .isEmpty();
        assertThat(steps(new NeededDigitFinder(Source.CAGES, 9), facts(new Cage(row(0, 0, 1), 10))))
                .isEmpty();
    }

    @Test
    void aNeededDigitPointsOutOfItsCage() {
        Step step = only(new NeededDigitFinder(Source.CAGES, 9), facts(new Cage(row(0, 0, 1, 2), 7)));

        assertThat(step.effects().eliminations().digits()).isEqualTo(DigitSet.of(1, 2, 4));
        assertThat(step.effects().eliminations().cells())
                .isEqualTo(Houses.cells(House.row(0))
                        .or(Houses.cells(House.box(0)))
                        .minus(row(0, 0, 1, 2)));
    }

    @Test
    void largeDigitsDoNotFitBesideManyOthers() {
        Step step = only(new BoundFinder(), facts(new Cage(row(0, 0, 1, 2, 3), 11)));

        assertThat(step.effects().eliminations().digits()).isEqualTo(DigitSet.of(6, 7, 8, 9));
    }

    @Test
    void anInnieIsWhatTheCagesOfAHouseLeave() {
        Facts facts = facts(new Cage(row(0, 0, 1, 2, 3), 20), new Cage(row(0, 4, 5, 6, 7), 18));
        Step step = only(new LastCellFinder(Source.ONE_HOUSE), facts);

        assertThat(step.technique()).isEqualTo(Technique.INNIE);
        assertThat(step.effects()).isEqualTo(Effects.place(Cell.at(0, 8), 7));
    }

    @Test
    void anOutieIsWhatTheCagesOfTwoRowsHaveOutside() {
        Cage left = new Cage(row(0, 0, 1, 2, 3).or(row(1, 0, 1, 2, 3)), 36);
        Cage middle = new Cage(row(0, 4, 5, 6).or(row(1, 4, 5, 6)), 30);
        Cage right = new Cage(row(0, 7, 8).or(row(1, 7, 8)).or(row(2, 8)), 28);
        Step step = only(new LastCellFinder(Source.HOUSES), facts(left, middle, right));

        assertThat(step.technique()).isEqualTo(Technique.OUTIE);
        assertThat(step.effects()).isEqualTo(Effects.place(Cell.at(2, 8), 4));
    }

    /// 44 − 45 would be an outie of less than 1: a puzzle without a solution, of which nothing is told.
    @Test
    void aSumThatNoDigitMakesIsNoStep() {
        Facts facts = facts(new Cage(row(0, 0, 1, 2, 3), 20), new Cage(row(0, 4, 5, 6, 7), 25));

        assertThat(steps(new LastCellFinder(Source.ONE_HOUSE), facts)).isEmpty();
    }

    @Test
    void twoInniesAreACageOfTheirOwn() {
        Facts facts = facts(new Cage(row(0, 0, 1, 2, 3), 20), new Cage(row(0, 4, 5, 6), 21));
        Step step = only(new CombinationFinder(Source.ONE_HOUSE, 3, 4), facts);

        assertThat(step.technique()).isEqualTo(Technique.HIDDEN_CAGE);
        assertThat(sums(step).left()).containsExactly(DigitSet.of(1, 3));
    }

    @Test
    void anInnieAndAnOutieDifferByAKnownNumber() {
        Facts facts =
                facts(new Cage(row(0, 0, 1, 2, 3), 20), new Cage(row(0, 4, 5, 6).or(row(1, 6)), 24));
        Facts known = place(facts, Cell.at(0, 7), 3);
        Step step = only(new DifferenceFinder(Source.ONE_HOUSE, 2), known);

        assertThat(step.technique()).isEqualTo(Technique.INNIE_OUTIE_DIFFERENCE);
        assertThat(step.effects().eliminations().cells(9)).isEqualTo(row(0, 8));
        assertThat(step.effects().eliminations().cells(2)).isEqualTo(row(1, 6));
    }

    @Test
    void aCageAndACellTakeTwoDigits() {
        Facts facts = without(facts(new Cage(row(0, 0, 1), 9)), row(0, 0, 1), DigitSet.of(3, 4, 5, 6));
        Facts pair = without(facts, row(0, 5), DigitSet.ALL.minus(DigitSet.of(1, 2)));
        Step step = only(new KillerSubsetFinder(2), pair);

        assertThat(step.technique()).isEqualTo(Technique.KILLER_PAIR);
        assertThat(step.effects().eliminations())
                .isEqualTo(
                        CandidateSet.of(row(0, 2, 3, 4, 6, 7, 8), 1).or(CandidateSet.of(row(0, 2, 3, 4, 6, 7, 8), 2)));
    }

    @Test
    void aCombinationThatEmptiesAnotherCageIsBlocked() {
        Facts facts = facts(new Cage(row(0, 0, 1), 4), new Cage(row(0, 2, 3), 10));
        Step step = only(new BlockerFinder(), facts);

        assertThat(step.technique()).isEqualTo(Technique.CAGE_BLOCKER);
        assertThat(sums(step).lost()).containsExactly(DigitSet.of(1, 9), DigitSet.of(3, 7));
    }

    /// What no certificate shows is not proved: a cage that the puzzle does not have, a house taken too often.
    @Test
    void aWrongCertificateProvesNothing() {
        Cage cage = new Cage(row(0, 0, 1, 2), 15);
        Effects nine = Effects.eliminate(row(0, 0), 9);
        Facts facts = facts(cage);

        for (Balance balance : List.of(
                Balance.of(cage),
                Balance.of(new Cage(row(0, 0, 1, 2), 7)),
                new Balance(List.of(new Balance.OfHouse(2, House.row(0)))))) {
            Sums sums = new Sums(List.of(balance), row(0, 0, 1, 2), DigitSet.of(9), List.of(), List.of());
            assertThat(StepProof.of(facts, new Step(Technique.CAGE_COMBINATIONS, sums, nine))
                            .holds())
                    .isFalse();
        }
    }

    /// 3 in two cells to 45 in nine: all sums of different digits, 511 sets without the empty one.
    @Test
    void allCombinationsTogetherAreTheSetsOfDigits() {
        int count = IntStream.rangeClosed(1, 9)
                .flatMap(size -> IntStream.rangeClosed(1, 45)
                        .map(total -> Combinations.of(DigitSet.ALL, size, total).size()))
                .sum();

        assertThat(count).isEqualTo(511);
        assertThat(Combinations.of(DigitSet.ALL, 3, 24)).containsExactly(DigitSet.of(7, 8, 9));
        assertThat(Combinations.of(DigitSet.ALL, 9, 44)).isEmpty();
    }

    @Test
    void everyTechniqueOfCagesHasAFinder() {
        Set<Technique> found = EnumSet.noneOf(Technique.class);
        List.<Finder>of(
                        new LastCellFinder(Source.CAGES),
                        new LastCellFinder(Source.HOUSES),
                        COMBINATIONS,
                        new CombinationFinder(Source.HOUSES, 4, 12),
                        new NeededDigitFinder(Source.CAGES, 9),
                        new BoundFinder(),
                        new DifferenceFinder(Source.HOUSES, 4),
                        new KillerSubsetFinder(2),
                        new KillerSubsetFinder(3),
                        new ComplementFinder(),
                        new BlockerFinder(),
                        new OverlapFinder(5))
                .forEach(finder -> found.addAll(finder.finds()));

        assertThat(found).hasSize(16);
    }

    /// 1+4 or 2+3 in each of two cages of a box: each has 1 or 2, and not both have 2.
    @Test
    void chainsGoAcrossCages() {
        Facts facts = facts(new Cage(row(0, 0, 1), 5), new Cage(row(1, 1, 2), 5));
        Step step = only(new SumChainFinder(2), facts);

        assertThat(step.technique()).isEqualTo(Technique.GROUPED_CONTINUOUS_NICE_LOOP);
        assertThat(step.pattern())
                .isInstanceOfSatisfying(
                        Chain.class, chain -> assertThat(chain.sums()).hasSize(2));
        assertThat(Houses.cells(House.box(0))
                        .containsAll(step.effects().eliminations().cells()))
                .isTrue();
    }

    @Test
    void noChainLeadsFromACageToOneThatItDoesNotSee() {
        Facts facts = facts(new Cage(row(0, 0, 1), 5), new Cage(row(4, 4, 5), 5));

        assertThat(steps(new SumChainFinder(3), facts)).isEmpty();
    }

    /// A chain whose sums the puzzle does not have is not proved.
    @Test
    void aChainNeedsTheCagesOfThePuzzle() {
        Step step = only(new SumChainFinder(2), facts(new Cage(row(0, 0, 1), 5), new Cage(row(1, 1, 2), 5)));

        assertThat(StepProof.of(facts(new Cage(row(0, 0, 1), 5)), step).holds()).isFalse();
    }

    /// 1, 2 or 3 in the first cell: each excludes 7 in the middle.
    @Test
    void whateverACellHoldsTheSameFollows() {
        Facts facts = dotted(1, 2, 3);
        Step step = only(new SumForcingFinder(Forcing.Kind.CELL), facts);

        assertThat(step.technique()).isEqualTo(Technique.FORCING_NET_VERITY);
        assertThat(step.effects()).isEqualTo(Effects.eliminate(CandidateSet.of(Candidate.of(Cell.at(4, 4), 7))));
        assertThat(steps(new SumForcingFinder(Forcing.Kind.CELL), dotted(1, 2))).isEmpty();
    }

    /// 9 leaves a cage of 17 no way.
    @Test
    void aCandidateThatLeavesACageNoWayGoes() {
        Facts facts = facts(new Cage(row(0, 0, 1), 17));
        List<Step> steps = steps(new SumForcingFinder(Forcing.Kind.CONTRADICTION), facts);

        assertThat(steps)
                .allMatch(step -> step.technique() == Technique.FORCING_NET_CONTRADICTION)
                .anyMatch(step -> step.effects().eliminations().equals(CandidateSet.of(Candidate.of(Cell.at(0, 5), 9))))
                .noneMatch(step -> step.effects().eliminations().cells().contains(Cell.at(8, 8)));
    }

    /// A first cell of 1, 2 or 3, and a rule by which each of `excluding` rules out 7 in the middle.
    private static Facts dotted(int... excluding) {
        Board.Builder board = new Board.Builder(9, CellSet.ALL);
        for (int house = 0; house < House.COUNT; house++) {
            board.house(house, Houses.cells(house));
        }
        for (int digit : excluding) {
            board.exclude(Candidate.of(Cell.at(0, 0), digit), Candidate.of(Cell.at(4, 4), 7), "dot");
        }
        Pencilmarks marks = Pencilmarks.empty(board.build());
        return without(new Facts(marks, marks), row(0, 0), DigitSet.of(4, 5, 6, 7, 8, 9));
    }

    private static Sums sums(Step step) {
        return (Sums) step.pattern();
    }
}
