package org.escargot.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
    @ParameterizedTest
    @CsvSource({
        "none, 81, '{r1c2}'",
        "rotational-180, 41, '{r1c2, r9c8}'",
        "rotational-90, 21, '{r1c2, r2c9, r8c1, r9c8}'",
        "horizontal, 45, '{r1c2, r1c8}'",
        "vertical, 45, '{r1c2, r9c2}'",
        "diagonal, 45, '{r1c2, r2c1}'",
        "antidiagonal, 45, '{r1c2, r8c9}'",
        "full, 15, '{r1c2, r1c8, r2c1, r2c9, r8c1, r8c9, r9c2, r9c8}'"
    })
    void theOrbitsAreThoseOfTheKind(String id, long orbits, String ofTheSecondCell) {
        Symmetry symmetry = Symmetry.of(id).orElseThrow();

        assertThat(IntStream.range(0, Cell.COUNT)
                        .mapToObj(symmetry::orbit)
                        .distinct()
                        .count())
                .isEqualTo(orbits);
        assertThat(symmetry.orbit(1).toString()).isEqualTo(ofTheSecondCell);
        assertThat(symmetry.id()).isEqualTo(id);
    }

    @ParameterizedTest
    @EnumSource
    void eachCellOfAnOrbitHasTheSameOrbit(Symmetry symmetry) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            CellSet orbit = symmetry.orbit(cell);

            assertThat(orbit.contains(cell)).isTrue();
            assertThat(orbit.stream().mapToObj(symmetry::orbit)).containsOnly(orbit);
            assertThat(symmetry.holds(orbit)).isTrue();
        }
    }

    @Test
    void aPatternThatLacksAPartOfAnOrbitDoesNotHold() {
        assertThat(Symmetry.ROTATIONAL_180.holds(CellSet.of(0))).isFalse();
        assertThat(Symmetry.NONE.holds(CellSet.of(0))).isTrue();
        assertThat(Symmetry.of("spiral")).isEmpty();
    }
}
