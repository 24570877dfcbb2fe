package org.escargot.cli.forms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Test;

class SeenFormsTest {
    @Test
    void itKnowsWhatASetKnows() {
        RandomSource random = RandomSource.of(1);
        SeenForms seen = new SeenForms();
        Set<FormKey> set = new HashSet<>();
        int differences = 0;
        for (int i = 0; i < 300_000; i++) {
            FormKey key = new FormKey(random.nextLong(1000) << 54, 1 + random.nextLong(200) * (1L << 55));
            differences += seen.add(key) == set.add(key) ? 0 : 1;
        }
        assertThat(differences).isZero();
        assertThat(seen.size()).isEqualTo(set.size()).isGreaterThan(100_000);
    }

    @Test
    void aKeyOfNothingButZerosIsAKeyToo() {
        SeenForms seen = new SeenForms();

        assertThat(seen.add(new FormKey(0, 0))).isTrue();
        assertThat(seen.add(new FormKey(0, 0))).isFalse();
    }

    @Test
    void everyCellCountsInAKey() {
        Set<FormKey> keys = new HashSet<>();
        keys.add(FormKey.of(Grid.EMPTY));
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                keys.add(FormKey.of(Grid.EMPTY.with(cell, digit)));
            }
        }
        assertThat(keys).hasSize(1 + 81 * 9);
    }
}
