package org.escargot.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.escargot.grid.Cell;
import org.escargot.grid.Grid;
import org.escargot.logic.TestPuzzles;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class CanonicalizerTest {
    private static final Grid AI_ESCARGOT =
            Grid.of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    private static final Grid CYCLES =
            Grid.of("123456789456789123789123456231564897564897231897231564312645978645978312978312645");

    private final Canonicalizer canonicalizer = new Canonicalizer();

    /// The seven things that leave a puzzle the same puzzle.
    enum Dress {
        DIGITS {
            @Override
            Grid put(Grid grid) {
                byte[] digits = bytes(cell -> (grid.digit(cell) == 0 ? 0 : grid.digit(cell) % 9 + 1));
                return Grid.of(digits);
            }
        },
        ROWS_IN_A_BAND {
            @Override
            Grid put(Grid grid) {
                return moved(grid, (row, column) -> Cell.at(trade(row, 3, 5), column));
            }
        },
        COLUMNS_IN_A_STACK {
            @Override
            Grid put(Grid grid) {
                return moved(grid, (row, column) -> Cell.at(row, trade(column, 0, 1)));
            }
        },
        BANDS {
            @Override
            Grid put(Grid grid) {
                return moved(grid, (row, column) -> Cell.at((row + 3) % 9, column));
            }
        },
        STACKS {
            @Override
            Grid put(Grid grid) {
                return moved(grid, (row, column) -> Cell.at(row, (column + 6) % 9));
            }
        },
        TURNED_OVER {
            @Override
            Grid put(Grid grid) {
                return moved(grid, Orientation.COLUMNS::cell);
            }
        },
        TURNED_ROUND {
            @Override
            Grid put(Grid grid) {
                return moved(grid, (row, column) -> Orientation.COLUMNS.cell(8 - row, column));
            }
        };

        abstract Grid put(Grid grid);

        @FunctionalInterface
        interface Source {
            int of(int row, int column);
        }

        static Grid moved(Grid grid, Source source) {
            return Grid.of(bytes(cell -> grid.digit(source.of(Cell.row(cell), Cell.column(cell)))));
        }

        static byte[] bytes(IntUnaryOperator digit) {
            byte[] digits = new byte[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                digits[cell] = (byte) digit.applyAsInt(cell);
            }
            return digits;
        }

        static int trade(int line, int one, int other) {
            return line == one ? other : line == other ? one : line;
        }
    }

    static Stream<Arguments> forms() {
        return rows("/canonical/forms.txt");
    }

    static Stream<Arguments> sparse() {
        return rows("/canonical/sparse.txt");
    }

    private static Stream<Arguments> rows(String resource) {
        return TestPuzzles.lines(resource).stream()
                .map(line -> line.split(" ", -1))
                .map(fields -> Arguments.of((Object[]) fields));
    }

    @ParameterizedTest
    @EnumSource
    void noDressChangesTheForms(Dress dress) {
        for (Grid grid : new Grid[] {AI_ESCARGOT, CYCLES, CYCLES.with(40, 0), Grid.EMPTY.with(3, 7)}) {
            Grid dressed = dress.put(grid);
            assertThat(canonicalizer.grid(dressed)).isEqualTo(canonicalizer.grid(grid));
            assertThat(canonicalizer.patternFirst(dressed).grid())
                    .isEqualTo(canonicalizer.patternFirst(grid).grid());
            assertThat(canonicalizer.areIsomorphic(dressed, grid)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void thePublishedFormsComeOut(String puzzle, String form, int automorphisms) {
        Grid grid = Grid.of(puzzle);
        CanonicalForm found = canonicalizer.of(grid);

        assertThat(found.grid()).hasToString(form);
        assertThat(found.automorphisms()).isEqualTo(automorphisms);
        assertThat(found.morph().apply(grid)).isEqualTo(found.grid());
        assertThat(new SimpleCanonicalizer().of(grid).automorphisms()).isEqualTo(automorphisms);
    }

    /// Few givens leave much open, and so do givens that nothing tells apart; each case must still be quick.
    @ParameterizedTest
    @MethodSource("sparse")
    void sparseGridsAreQuickAndRight(String puzzle, String form, int automorphisms) {
        Grid grid = Grid.of(puzzle);
        assertThat(canonicalizer.of(grid))
                .extracting(CanonicalForm::automorphisms)
                .isEqualTo(automorphisms);
        for (int seed = 0; seed < 5; seed++) {
            Grid moved = Morph.random(RandomSource.of(seed)).apply(grid);
            CanonicalForm found = canonicalizer.of(moved);
            assertThat(found.grid()).hasToString(form);
            assertThat(found.morph().apply(moved)).isEqualTo(found.grid());
        }
    }

    @ParameterizedTest
    @MethodSource("sparse")
    void sparseGridsHaveTheirPatternFirstForm(String puzzle, String form, int automorphisms) {
        Grid grid = Grid.of(puzzle);
        Grid moved = Morph.random(RandomSource.of(1)).apply(grid);
        CanonicalForm found = canonicalizer.patternFirst(moved);

        assertThat(found.grid()).isEqualTo(canonicalizer.patternFirst(grid).grid());
        assertThat(found.automorphisms()).isEqualTo(automorphisms);
        assertThat(canonicalizer.grid(found.grid())).hasToString(form);
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource({"forms", "sparse"})
    void everyWayTriedGivesTheSameForm(String puzzle, String form, int automorphisms) {
        assertThat(BruteForce.of(Grid.of(puzzle))).isEqualTo(form + "\t" + automorphisms);
    }

    @Test
    void everyWayTriedGivesTheFormOfAiEscargot() {
        CanonicalForm form = new SimpleCanonicalizer().of(AI_ESCARGOT);

        assertThat(BruteForce.of(AI_ESCARGOT)).isEqualTo(form.grid() + "\t" + form.automorphisms());
    }

    /// Once a fault of patminlex, as a comment of its author says: the pattern comes first, then the digits.
    @Test
    void patternFirstIsAFormOfItsOwn() {
        Grid patternFirst =
                Grid.of("................12.....1345..6.74..1.7.8.6.348.4312.76.8..25.635..6.7.2.6.2138.57");

        assertThat(canonicalizer.patternFirst(patternFirst).grid()).isEqualTo(patternFirst);
        assertThat(canonicalizer.grid(patternFirst))
                .hasToString("................12.....1345..5.67.2..26318.578..2.5.63.48132.76.6.7.4..17...86.34");
    }

    @Test
    void whatIsNotIsomorphicIsToldApart() {
        assertThat(canonicalizer.areIsomorphic(AI_ESCARGOT, AI_ESCARGOT.with(0, 0)))
                .isFalse();
        assertThat(canonicalizer.areIsomorphic(
                        AI_ESCARGOT, AI_ESCARGOT.with(0, 0).with(1, 1)))
                .isFalse();
        assertThat(canonicalizer.areIsomorphic(
                        Grid.EMPTY.with(0, 1).with(1, 2), Grid.EMPTY.with(0, 1).with(3, 2)))
                .isFalse();
    }

    @Test
    void aGridOfOneDigitMovesOntoItselfInEveryWay() {
        byte[] ones = new byte[Cell.COUNT];
        Arrays.fill(ones, (byte) 1);

        assertThat(canonicalizer.of(Grid.of(ones)).automorphisms()).isEqualTo(2 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6);
    }
}
