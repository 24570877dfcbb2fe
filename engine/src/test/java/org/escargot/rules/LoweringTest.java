package org.escargot.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.escargot.grid.Board;
import org.escargot.grid.Cage;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.rules.Lowering.Beyond;
import org.escargot.rules.Lowering.Lowered;
import org.junit.jupiter.api.Test;

class LoweringTest {
    private static final Frame SQUARE = Frame.ofBoxes(9);

    private static Variant empty(Frame frame, Constraint... rules) {
        return new Variant(Rules.of(frame, List.of(rules)).orElseThrow(), Digits.empty(frame));
    }

    private static Board board(Frame frame, Constraint... rules) {
        return lowered(empty(frame, rules)).start().board();
    }

    private static Lowered lowered(Variant variant) {
        assertThat(Lowering.of(variant)).isInstanceOf(Lowered.class);
        return (Lowered) Lowering.of(variant);
    }

    @Test
    void theUsualBoardHasItsUsualHousesAndPeers() {
        Board board = board(SQUARE);

        assertThat(board.houses()).isEqualTo(Board.CLASSIC.houses());
        assertThat(CellSet.ALL.stream()).allMatch(cell -> board.peers(cell).equals(Board.CLASSIC.peers(cell)));
    }

    @Test
    void housesAreNumberedByTheirKind() {
        Board board = board(
                SQUARE,
                new HouseRule.Diagonal(HouseRule.Slope.RISING),
                new HouseRule.Windoku(),
                new HouseRule.DisjointGroups(),
                new HouseRule.Different(Cells.of(0, 10, 20, 30, 40, 50, 60, 70, 72)));

        assertThat(board.cells(House.diagonal(0)).isEmpty()).isTrue();
        assertThat(board.cells(House.diagonal(1))).isEqualTo(CellSet.of(8, 16, 24, 32, 40, 48, 56, 64, 72));
        assertThat(board.cells(House.window(0))).isEqualTo(CellSet.of(10, 11, 12, 19, 20, 21, 28, 29, 30));
        assertThat(board.cells(House.group(4))).isEqualTo(CellSet.of(10, 13, 16, 37, 40, 43, 64, 67, 70));
        assertThat(board.cells(House.region(0))).isEqualTo(CellSet.of(0, 10, 20, 30, 40, 50, 60, 70, 72));
        assertThat(board.houses().size()).isEqualTo(27 + 1 + 9 + 9 + 1);
    }

    @Test
    void piecesAreRegionsInReadingOrderOfTheirFirstCells() {
        Frame frame = Frame.ofPieces(4, new int[] {1, 1, 1, 0, 1, 2, 0, 0, 2, 2, 0, 3, 2, 3, 3, 3});
        Board board = board(frame);

        assertThat(board.size()).isEqualTo(4);
        assertThat(board.cells().size()).isEqualTo(16);
        assertThat(board.cells(House.region(0))).isEqualTo(CellSet.of(0, 1, 2, 9));
        assertThat(board.cells(House.region(1))).isEqualTo(CellSet.of(3, 11, 12, 20));
        assertThat(board.cells(House.box(0)).isEmpty()).isTrue();
    }

    @Test
    void aRuleBetweenTwoCellsIsNamedWhereNoHouseJoinsThem() {
        Board board = board(SQUARE, new ApartRule.AntiKnight(), new ApartRule.NonConsecutive());
        int four = Candidate.of(0, 4);

        assertThat(board.peers(0)).isEqualTo(Board.CLASSIC.peers(0).or(CellSet.of(11, 19)));
        assertThat(board.peers(40).minus(Board.CLASSIC.peers(40)))
                .isEqualTo(CellSet.of(21, 23, 29, 33, 47, 51, 57, 59));
        assertThat(board.rule(four, Candidate.of(1, 4))).isEmpty();
        assertThat(board.rule(four, Candidate.of(1, 5))).isEqualTo("non-consecutive");
        assertThat(board(SQUARE, new ApartRule.AntiKnight()).rule(Candidate.of(40, 4), Candidate.of(21, 4)))
                .isEqualTo("anti-knight");
    }

    @Test
    void candidatesThatACellMayNotHoldAreGoneFromTheStart() {
        Lowered even = lowered(empty(SQUARE, new CellRule.Even(Cells.of(7))));

        assertThat(even.start().candidates(7)).isEqualTo(DigitSet.of(2, 4, 6, 8));
        assertThat(even.isWhole()).isTrue();
    }

    @Test
    void whatFindersDoNotSeeIsNamed() {
        Constraint cage = new SumRule.Cage(Cells.of(0, 1, 9), OptionalInt.of(8));
        Constraint thermo = new LineRule.Thermo(Cells.of(3, 4, 5));
        Lowered lowered = lowered(empty(SQUARE, new ApartRule.AntiKing(), cage, thermo));

        assertThat(lowered.unseen()).containsExactly(thermo);
        assertThat(lowered.start().board().cages()).containsExactly(new Cage(CellSet.of(0, 1, 9), 8));
        assertThat(lowered.isWhole()).isFalse();
    }

    @Test
    void aGivenThatCannotStandLeavesItsCellEmpty() {
        Variant twice = new Variant(
                Rules.of(SQUARE, List.of(new HouseRule.Diagonal(HouseRule.Slope.FALLING)))
                        .orElseThrow(),
                Digits.empty(SQUARE).with(0, 5).with(80, 5));

        assertThat(lowered(twice).start().digit(0)).isEqualTo(5);
        assertThat(lowered(twice).start().candidates(80).isEmpty()).isTrue();
    }

    @Test
    void otherBoardsAreRefusedWithTheReason() {
        Constraint[] many = IntStream.range(0, 17)
                .mapToObj(first -> new HouseRule.Different(Cells.of(IntStream.range(first, first + 9))))
                .toArray(Constraint[]::new);

        assertThat(Lowering.of(empty(Frame.ofBoxes(10)))).isEqualTo(Beyond.SIZE);
        assertThat(Lowering.of(empty(new Frame(9, 6, 9, List.of())))).isEqualTo(Beyond.SHAPE);
        assertThat(Lowering.of(empty(SQUARE, many))).isEqualTo(Beyond.REGIONS);
    }
}
