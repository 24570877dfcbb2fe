package org.escargot.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GridTest {
    private static final String SOLVED =
            "162857493534129678789643521475312986913586742628794135356478219241935867897261354";

    @Test
    void aSolvedGridHasNoClashes() {
        assertThat(Grid.of(SOLVED).isSolved()).isTrue();
        assertThat(Grid.of(SOLVED).clashes()).isEqualTo(CellSet.EMPTY);
    }

    @Test
    void clashesAreAllCellsOfADigitThatShareAHouse() {
        Grid grid = Grid.of(SOLVED).with(0, 6);

        assertThat(grid.isSolved()).isFalse();
        assertThat(grid.clashes()).hasToString("{r1c1, r1c2, r6c1}");
    }

    @Test
    void anEmptiedCellIsFreeAgainAndTheGridStillExtendsItself() {
        Grid grid = Grid.of(SOLVED).with(80, Digit.NONE);

        assertThat(grid.cellsOf(Digit.NONE)).hasToString("{r9c9}");
        assertThat(Grid.of(SOLVED).extendsGrid(grid)).isTrue();
        assertThat(grid.extendsGrid(Grid.of(SOLVED))).isFalse();
    }

    @Test
    void whatIsNoGridIsRefusedWithTheCell() {
        assertThatThrownBy(() -> Grid.of("1".repeat(80))).hasMessage("A grid has 81 digits, not 80.");
        assertThatThrownBy(() -> Grid.of("1".repeat(80) + "q"))
                .hasMessage("The character (q) at place 81 must be 1..9, 0 or a dot.");
        // Whose last byte is that of a digit.
        assertThatThrownBy(() -> Grid.of("\u0135" + "1".repeat(80)))
                .hasMessage("The character (\u0135) at place 1 must be 1..9, 0 or a dot.");
        assertThatThrownBy(() -> Grid.of(new byte[80])).hasMessage("A grid has 81 digits, not 80.");
    }

    @Test
    void whatIsNoCellHasNoName() {
        assertThatThrownBy(() -> Cell.name(81)).hasMessage("The cell (81) must be 0..80.");
        assertThatThrownBy(() -> Cell.at(9, 0)).hasMessage("The row (9) and the column (0) must be 0..8.");
        assertThatThrownBy(() -> Cell.at(0, -1)).hasMessage("The row (0) and the column (-1) must be 0..8.");
        assertThatThrownBy(() -> Candidate.of(81, 1)).hasMessage("The cell (81) must be 0..80.");
        assertThatThrownBy(() -> Candidate.of(0, 0)).hasMessage("The digit (0) must be 1..9.");
        assertThatThrownBy(() -> House.kind(63)).hasMessage("The house (63) must be 0..62.");
        assertThatThrownBy(() -> House.name(-1)).hasMessage("The house (-1) must be 0..62.");
    }

    @Test
    void pencilmarksLosePlacedDigitsFromPeers() {
        Pencilmarks marks = Pencilmarks.of(Givens.of("5" + ".".repeat(80)));

        assertThat(marks.digit(0)).isEqualTo(5);
        assertThat(marks.candidates(0)).isEqualTo(DigitSet.EMPTY);
        assertThat(marks.cellsOf(5).size()).isEqualTo(60);
        assertThat(marks.without(1, 3).candidates(1)).hasToString("1246789");
        assertThat(marks.without(CandidateSet.of(CellSet.of(1, 2), 7))
                        .cellsOf(7)
                        .size())
                .isEqualTo(78);
        assertThat(marks).hasToString("....5...." + marks.toString().substring(9));
    }
}
