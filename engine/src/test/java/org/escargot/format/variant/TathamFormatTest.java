package org.escargot.format.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.escargot.format.BrokenEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Cells;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
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

    @Test
    void whatStandsBehindAnIdMayHaveAColon() {
        assertThat(Formats.read("2x2:1a2m seed=5:0").getFirst()).isInstanceOf(VariantEntry.class);
    }

    /// Capital letters once led back before the first cell.
    @ParameterizedTest
    @ValueSource(strings = {"2x2:A1p", "2x2:1a2", "2x2:1a2z", "4j:p,Aa", "4j:p,1", "2x2k:p,p,#"})
    void runsThatDoNotFitTheBoardAreRefused(String id) {
        assertThat(Formats.read(id, Optional.of(new TathamFormat())).getFirst()).isInstanceOf(BrokenEntry.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2x2:1a2m", "2x3x:1zi", "4x4:1zzzzzzzzzt16", "2x2:1_2_3_4l"})
    void whatIsReadIsWrittenTheSame(String id) {
        VariantEntry entry = (VariantEntry) Formats.read(id).getFirst();
        assertThat(TathamWriter.write(entry)).contains(id + "\n");
    }

    /// Cages of two cells side by side, and a cell without one.
    @Test
    void cagesComeBack() {
        Frame frame = Frame.ofBoxes(4);
        Rules rules = Rules.of(
                        frame,
                        List.of(
                                new SumRule.Cage(Cells.of(0, 1, 9), OptionalInt.of(6)),
                                new SumRule.Cage(Cells.of(2, 3), OptionalInt.empty()),
                                new HouseRule.Diagonal(HouseRule.Slope.RISING),
                                new HouseRule.Diagonal(HouseRule.Slope.FALLING)))
                .orElseThrow();
        VariantEntry entry = new VariantEntry(1, new Variant(rules, Digits.of(frame, "...4............")), "a name");
        String written = TathamWriter.write(entry).orElseThrow();
        VariantEntry again = (VariantEntry) Formats.read(written).getFirst();
        assertThat(written).startsWith("2x2xk:c4l,").endsWith(" a name\n");
        assertThat(again.variant().rules().constraints()).containsExactlyInAnyOrderElementsOf(rules.constraints());
        assertThat(again.variant().givens()).isEqualTo(entry.variant().givens());
        assertThat(again.metadata()).isEqualTo("a name");
    }

    @Test
    void whatAnIdCannotSayIsNotWritten() {
        VariantEntry knights = (VariantEntry) Formats.read(".AntiKnight").getFirst();
        VariantEntry apart = (VariantEntry) Formats.read(".Cage~9~R1C1~R5C5").getFirst();
        assertThat(TathamWriter.write(knights)).isEmpty();
        assertThat(TathamWriter.write(apart)).isEmpty();
    }
}
