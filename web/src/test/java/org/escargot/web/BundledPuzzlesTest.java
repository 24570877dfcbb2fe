package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.escargot.generator.Level;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;

class BundledPuzzlesTest {
    private final String kept = Files.readString(Path.of("src/main/page/public/pool.txt"));

    BundledPuzzlesTest() throws IOException {}

    @Test
    void everyKeptPuzzleHasItsLevelAndOneSolution() {
        assertThat(kept.lines()).isNotEmpty().allSatisfy(line -> {
            String[] parts = line.split(" ", 2);
            Givens puzzle = Givens.of(parts[1]);
            assertThat(new BandSolver().count(puzzle, 2)).isEqualTo(1);
            Level level = Level.of(Integer.parseInt(parts[0]));
            assertThat(level.wish().judge(puzzle).isMet()).as(line).isTrue();
        });
    }

    @Test
    void everyPuzzleOfAFirstVisitIsOfLevel6AndLooksTheSameUpsideDown() throws IOException {
        assertThat(Files.readAllLines(Path.of("src/main/page/game/first.txt")))
                .isNotEmpty()
                .allSatisfy(line -> {
                    Givens puzzle = Givens.of(line);
                    assertThat(new BandSolver().count(puzzle, 2)).isEqualTo(1);
                    assertThat(Level.of(6).wish().judge(puzzle).isMet()).isTrue();
                    assertThat(puzzle.cells().size()).isBetween(32, 34);
                    assertThat(new StringBuilder(pattern(line)).reverse()).hasToString(pattern(line));
                });
    }

    private static String pattern(String puzzle) {
        return puzzle.replaceAll("[1-9]", "x");
    }

    @Test
    void whatIsDrawnHasTheLevelAndComesAgainFromItsSeed() {
        for (long seed = 1; seed <= 20; seed++) {
            Givens drawn = BundledPuzzles.draw(Level.of(15), kept, seed);

            assertThat(Level.of(15).wish().judge(drawn).isMet()).isTrue();
            assertThat(kept).doesNotContain(drawn.toString());
            assertThat(BundledPuzzles.draw(Level.of(15), kept, seed)).isEqualTo(drawn);
        }
    }

    @Test
    void levelsThatAreNotKeptAreRefused() {
        assertThatThrownBy(() -> BundledPuzzles.draw(Level.of(0), kept, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("No puzzle of level 0 is kept.");
    }
}
