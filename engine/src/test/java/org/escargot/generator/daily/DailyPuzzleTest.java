package org.escargot.generator.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32;
import org.escargot.generator.Level;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("many")
class DailyPuzzleTest {
    private static final LocalDate FIRST = LocalDate.of(2026, 1, 1);
    private static final int TEN_YEARS = 3650;

    /// Checksums of the puzzles of a day in every hundred: whoever has to change one breaks the promise of the
    /// version.
    @ParameterizedTest
    @CsvSource({
        "2, 1994137093",
        "7, 923039228",
        "11, 2531292271",
        "15, 2366329814",
        "18, 2448969638",
        "19, 226063456",
        "20, 3003698044"
    })
    void neverChanges(int level, long checksum) {
        CRC32 crc = new CRC32();
        for (int day = 0; day < TEN_YEARS; day += 100) {
            crc.update(puzzle(day, level).toString().getBytes(StandardCharsets.US_ASCII));
        }
        assertThat(crc.getValue()).isEqualTo(checksum);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void isProperOfItsLevelAndLikeNoOther(int level) {
        check(level, 365);
    }

    @Tag("full")
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void holdsForEveryDayOfTenYears(int level) {
        check(level, 1);
    }

    private static void check(int level, int step) {
        Level row = Level.of(level);
        Set<Givens> puzzles = new HashSet<>();
        int days = 0;
        for (int day = 0; day < TEN_YEARS; day += step) {
            Givens puzzle = puzzle(day, level);
            assertThat(new BandSolver().count(puzzle, 2)).as("%s", puzzle).isEqualTo(1);
            assertThat(row.clues().contains(puzzle.cells().size()))
                    .as("%s", puzzle)
                    .isTrue();
            assertThat(row.wish().judge(puzzle).isMet()).as("%s", puzzle).isTrue();
            puzzles.add(puzzle);
            days++;
        }
        assertThat(puzzles).hasSize(days);
    }

    @Test
    void wantsADateOfEightDigits() {
        assertThatIllegalArgumentException().isThrownBy(() -> DailyPuzzle.of(261122, 2));
    }

    private static Givens puzzle(int day, int level) {
        LocalDate date = FIRST.plusDays(day);
        return DailyPuzzle.of(date.getYear() * 10000 + date.getMonthValue() * 100 + date.getDayOfMonth(), level);
    }
}
