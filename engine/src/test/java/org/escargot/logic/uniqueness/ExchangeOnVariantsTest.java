package org.escargot.logic.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.junit.jupiter.api.Test;

/// A rectangle of which three corners hold 6 and 8 alone, on boards with more rules: it is deadly only where 6 and 8
/// could trade places without breaking one of these.
class ExchangeOnVariantsTest {
    private static final int LAST = Cell.at(1, 3);
    private static final CellSet FLOOR = CellSet.of(Cell.at(0, 0), Cell.at(0, 3), Cell.at(1, 0));
    private static final DigitSet OTHERS = DigitSet.ALL.minus(DigitSet.of(6, 8));

    private final Board.Builder board = new Board.Builder(9, CellSet.ALL);

    ExchangeOnVariantsTest() {
        for (int house = 0; house < House.COUNT; house++) {
            board.house(house, Houses.cells(house));
        }
    }

    @Test
    void withoutARuleBesideItTheFourthCornerIsNeither() {
        cage(15, Cell.at(8, 0), Cell.at(8, 1));

        assertThat(steps())
                .singleElement()
                .satisfies(step -> assertThat(step.effects())
                        .isEqualTo(Effects.eliminate(CandidateSet.of(LAST, DigitSet.of(6, 8)))));
    }

    @Test
    void aCageKeepsItsTotalWhereItHasTwoCornersOfALine() {
        cage(14, Cell.at(0, 0), Cell.at(1, 0));

        assertThat(steps()).hasSize(1);
    }

    @Test
    void aCageLosesItsTotalWhereItHasOneCorner() {
        cage(13, Cell.at(1, 3), Cell.at(1, 4));

        assertThat(steps()).isEmpty();
    }

    @Test
    void aHouseMoreWouldHaveADigitTwice() {
        board.house(House.COUNT, diagonal());

        assertThat(steps()).isEmpty();
    }

    @Test
    void aKnightsMoveMayEndOnTheOtherDigit() {
        board.apart(Cell.at(1, 3), Cell.at(3, 4), "anti-knight");

        assertThat(steps()).isEmpty();
    }

    @Test
    void aKnightsMoveToACellThatCanHoldNeitherDoesNotMatter() {
        board.apart(Cell.at(1, 3), Cell.at(3, 4), "anti-knight");

        assertThat(steps(Cell.at(3, 4))).hasSize(1);
    }

    @Test
    void aDotMayForbidTheOtherDigit() {
        board.exclude(Candidate.of(Cell.at(1, 3), 8), Candidate.of(Cell.at(1, 4), 1), "dot");

        assertThat(steps()).isEmpty();
    }

    private void cage(int total, int... cells) {
        board.apart(cells[0], cells[1], "cage");
        board.cage(new Cage(CellSet.of(cells), total));
    }

    private static CellSet diagonal() {
        CellSet cells = CellSet.EMPTY;
        for (int at = 0; at < 9; at++) {
            cells = cells.with(Cell.at(at, at));
        }
        return cells;
    }

    /// The steps of uniqueness test 1, each proved; `bare` cells hold neither 6 nor 8.
    private List<Step> steps(int... bare) {
        Pencilmarks start = Pencilmarks.empty(board.build());
        Pencilmarks marks = start;
        for (int cell : FLOOR.stream().toArray()) {
            marks = marks.without(CandidateSet.of(cell, OTHERS));
        }
        for (int cell : bare) {
            marks = marks.without(CandidateSet.of(cell, DigitSet.of(6, 8)));
        }
        Facts facts = new Facts(marks, start);
        List<Step> steps = new ArrayList<>();
        new UniqueRectangle1Finder(PairCandidates.ANY).find(facts, step -> {
            steps.add(step);
            return false;
        });
        assertThat(steps).allMatch(step -> StepProof.of(facts, step).holds());
        return steps;
    }
}
