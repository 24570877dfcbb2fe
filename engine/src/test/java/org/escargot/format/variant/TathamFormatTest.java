package org.escargot.format.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TathamFormatTest {
    @Test
    void givensStandInRuns() {
        Variant variant = ((VariantEntry) Formats.read("2x2:1a2m").getFirst()).variant();
        assertThat(variant.rules().frame().size()).isEqualTo(4);
        assertThat(variant.givens().toArray()).startsWith(1, 0, 2, 0).hasSize(81);
    }

    /// Capital letters once led back before the first cell.
    @ParameterizedTest
    @ValueSource(strings = {"2x2:A1p", "2x2:1a2", "2x2:1a2z", "4j:p,Aa", "4j:p,1", "2x2k:p,p,#"})
    void runsThatDoNotFitTheBoardAreRefused(String id) {
        assertThat(Formats.read(id, Optional.of(new TathamFormat())).getFirst()).isInstanceOf(BrokenEntry.class);
    }
}
