package org.escargot.rating.hodoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.escargot.grid.Givens;
import org.escargot.rating.scale.RatingLimits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Puzzles of our own that HoDoKu 2.2.4 rates like this, and would not if it took another step of the technique.
class HodokuOrderTest {
    @ParameterizedTest
    @CsvSource({
        // Skyscrapers: rows of all digits before columns.
        "5.....7...6...7.9879.4..........2.6.1..7....3.....487....38......4..9.3..2....1.9, Hard, 604",
        "...1...84..5..9......5...91.69..2.4.1.3...8.7.5.....6....49..1......37..5...1...., Hard, 714",
        "....97...3.........4926.51..3.9.2.7.59....4...............7.28..5......421.4.3..., Hard, 784",
        // Rectangles: one pair each, by its first cell.
        "8.54......1..8..7...7..1.6...3..985.9.........7....2..2....31....1..8..9...9.4..7, Extreme, 4214",
        // Avoidable rectangles: an open corner with two candidates.
        "..7...5..21.3....8.83.7..1.....49..74.....8..5.97...2...1.3.4.5.....7......61...., Extreme, 2750",
        // Turbot fish that eliminate equally much in equally low cells: by their lowest end.
        "..3.5....16..4....8..1..63.2......5.3...2...9......4.1.2.7.........1.94.4.95.31.., Hard, 1180"
    })
    void theStepOfATechniqueIsHodokus(String puzzle, String level, int score) {
        HodokuRating rating = new HodokuScale().rate(Givens.of(puzzle), RatingLimits.NONE);

        assertThat(rating.title()).isEqualTo(level);
        assertThat(rating.score()).isEqualTo(score);
    }
}
