package org.escargot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.Scale;
import org.escargot.told.ToldStep;
import org.junit.jupiter.api.Test;

class SudokuTest {
    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final Puzzle SEVERAL = Sudoku.parse("....7" + EASY.substring(5));

    @Test
    void theExampleOfTheDocumentationRuns() {
        assertThat(SudokuSnippets.solve())
                .isEqualTo("162857493534129678789643521475312986913586742628794135356478219241935867897261354 1");
    }

    @Test
    void ratesOnThreeScales() {
        assertThat(SudokuSnippets.rate(Sudoku.parse(EASY)))
                .contains("hodoku [Word[text=Easy], Whole[number=204]]", "explainer [Tenths[tenths=12, ", "human");
    }

    @Test
    void noScaleRatesWhatIsNoProperPuzzle() {
        for (Scale scale : Scales.ALL) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Sudoku.rate(SEVERAL, scale))
                    .withMessageContaining("must have one solution");
        }
    }

    @Test
    void tellsAHintInGreekAndAPathInFrench() {
        Puzzle puzzle = Sudoku.parse(EASY);
        assertThat(SudokuSnippets.hint(puzzle)).contains("Βάλτε το");
        List<ToldStep> path = Sudoku.path(puzzle, Locale.FRENCH);
        assertThat(path.getFirst().text()).contains("Placez le");
        assertThat(path).hasSize(51);
        assertThat(Sudoku.hint(puzzle, Locale.GERMAN).orElseThrow().text()).contains("Put ");
        assertThatIllegalArgumentException().isThrownBy(() -> Sudoku.path(SEVERAL, Locale.ENGLISH));
        assertThat(Sudoku.hint(Sudoku.parse("55" + EASY.substring(2)), Locale.ENGLISH))
                .isEmpty();
    }

    @Test
    void generatesUntilItIsCancelled() {
        List<Long> told = new ArrayList<>();
        Puzzle made = SudokuSnippets.generate(told::add, () -> false).orElseThrow();
        assertThat(made).isEqualTo(Sudoku.generate(9, 42));
        AtomicBoolean cancelled = new AtomicBoolean(true);
        assertThat(SudokuSnippets.generate(told::add, cancelled::get).filter(puzzle -> !puzzle.equals(made)))
                .isEmpty();
    }

    @Test
    void knowsIsomorphs() {
        Grid turned = Grid.of(turned(EASY));
        assertThat(SudokuSnippets.areIsomorphic(Sudoku.parse(EASY), new Givens(turned)))
                .isTrue();
        assertThat(SudokuSnippets.areIsomorphic(Sudoku.parse(EASY), SEVERAL)).isFalse();
    }

    private static String turned(String cells) {
        StringBuilder turned = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            turned.append(cells.charAt(cell % 9 * 9 + cell / 9));
        }
        return turned.toString();
    }

    @Test
    void readsAnyFormatAndClosesIt() throws IOException {
        AtomicBoolean closed = new AtomicBoolean();
        byte[] list = (EASY + "\n" + EASY.substring(1) + "\n" + Sudoku.generate(3, 1) + "\n")
                .getBytes(StandardCharsets.UTF_8);
        InputStream input = new ByteArrayInputStream(list) {
            @Override
            public void close() {
                closed.set(true);
            }
        };
        assertThat(SudokuSnippets.convert(input).split("</opensudoku>")).hasSizeGreaterThanOrEqualTo(2);
        assertThat(closed).isTrue();
        int entries = 0;
        try (var reader = Sudoku.read(new ByteArrayInputStream(list))) {
            for (var _ : reader) {
                entries++;
            }
        }
        assertThat(entries).isEqualTo(3);
    }

    @Test
    void writesWhatItReads() {
        Puzzle puzzle = Sudoku.parse(EASY);
        assertThat(Sudoku.parse(Sudoku.write(puzzle, Formats.GRID))).isEqualTo(puzzle);
    }

    @Test
    void whatIsNoPuzzleIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> Sudoku.parse("123"))
                .hasMessageStartingWith("line 1, column 4: ")
                .asInstanceOf(InstanceOfAssertFactories.type(PuzzleFormatException.class))
                .satisfies(refused -> {
                    assertThat(refused.problem().column()).isEqualTo(4);
                    assertThat(refused.problem().flaw().kind()).isInstanceOf(PuzzleFlaw.class);
                });
    }

    @Test
    void anEmptyGridIsNotProper() {
        assertThat(Sudoku.isProper(Sudoku.parse(".".repeat(81)))).isFalse();
    }
}
