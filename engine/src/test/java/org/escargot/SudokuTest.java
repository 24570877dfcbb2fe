package org.escargot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SudokuTest {
    @Test
    void theExampleOfTheDocumentationRuns() {
        assertThat(SudokuSnippets.solve())
                .isEqualTo("162857493534129678789643521475312986913586742628794135356478219241935867897261354 1");
    }

    @Test
    void whatIsNoPuzzleIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> Sudoku.parse("123"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("line 1, column 4: ");
    }

    @Test
    void anEmptyGridIsNotProper() {
        assertThat(Sudoku.isProper(Sudoku.parse(".".repeat(81)))).isFalse();
    }
}
