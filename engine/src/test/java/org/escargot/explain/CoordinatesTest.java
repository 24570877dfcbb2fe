package org.escargot.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.junit.jupiter.api.Test;

class CoordinatesTest {
    private static final CellSet ROW = CellSet.of(Cell.at(3, 0), Cell.at(3, 2));
    private static final CellSet COLUMN = CellSet.of(Cell.at(3, 6), Cell.at(5, 6));
    private static final CellSet RECTANGLE = CellSet.of(Cell.at(3, 4), Cell.at(3, 7), Cell.at(8, 4), Cell.at(8, 7));

    @Test
    void cellsOfALineAreNamedTogether() {
        assertThat(Coordinates.RC.cells(ROW)).isEqualTo("r4c13");
        assertThat(Coordinates.RC.cells(COLUMN)).isEqualTo("r46c7");
        assertThat(Coordinates.RC.cells(RECTANGLE)).isEqualTo("r4c58,r9c58");
        assertThat(Coordinates.RC.cells(CellSet.EMPTY)).isEmpty();
    }

    @Test
    void lettersSkipTheI() {
        assertThat(Coordinates.A1.cell(80)).isEqualTo("J9");
        assertThat(Coordinates.A1.cells(ROW)).isEqualTo("D13");
        assertThat(Coordinates.LC.cells(COLUMN)).isEqualTo("L46C7");
    }
}
