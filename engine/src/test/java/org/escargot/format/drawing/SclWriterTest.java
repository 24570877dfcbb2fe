package org.escargot.format.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import org.escargot.format.Beside;
import org.escargot.format.Format;
import org.escargot.format.VariantEntry;
import org.escargot.format.codec.LzString;
import org.escargot.format.registry.Formats;
import org.escargot.rules.ApartRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.LineRule;
import org.escargot.rules.RandomRules;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SclWriterTest {
    private static final Format DRAWINGS = Formats.named("scl").orElseThrow();

    private static VariantEntry entry(Frame frame, Constraint... rules) {
        Rules all = Rules.of(frame, List.of(rules)).orElseThrow();
        return new VariantEntry(1, new Variant(all, Digits.empty(frame)), "");
    }

    private static Optional<String> link(VariantEntry entry) {
        return DRAWINGS.variantWriter().orElseThrow().write(entry);
    }

    private static VariantEntry read(String text) {
        return (VariantEntry) Formats.read(text).getFirst();
    }

    /// Rules come back as a string of them does.
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9})
    void everyRuleComesBack(int size) {
        Frame frame = Frame.ofBoxes(size);
        Random random = new Random(size);
        for (int round = 0; round < 200; round++) {
            Variant variant = new Variant(new RandomRules(random, frame).rules(3), Digits.empty(frame));
            VariantEntry entry = new VariantEntry(1, variant, "");
            Optional<String> string = Formats.named("iss")
                    .orElseThrow()
                    .variantWriter()
                    .orElseThrow()
                    .write(entry);
            Optional<String> link = link(entry);
            boolean isRead = string.isPresent() && Formats.read(string.get()).getFirst() instanceof VariantEntry;
            if (isRead && link.isPresent()) {
                assertThat(read(link.get()).variant())
                        .isEqualTo(read(string.get()).variant());
            }
        }
    }

    @Test
    void whatStandsBesideComesBack() {
        String solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        Beside beside = new Beside(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), "It's a \"thermo\".", solution);
        Variant variant =
                entry(Frame.CLASSIC, new LineRule.Thermo(Cells.of(2, 1, 0))).variant();

        VariantEntry back =
                read(link(new VariantEntry(1, variant, beside, List.of(), "Up")).orElseThrow());

        assertThat(back.variant()).isEqualTo(variant);
        assertThat(back.beside()).isEqualTo(beside);
        assertThat(back.metadata()).isEqualTo("Up");
        assertThat(back.unread()).isEmpty();
    }

    /// Nothing is drawn of it, and it is no puzzle of the usual Sudoku.
    @Test
    void aRuleWithoutDrawingComesBack() {
        VariantEntry rows = entry(Frame.withoutRegions(9), new ApartRule.AntiKnight());

        assertThat(read(link(rows).orElseThrow()).variant()).isEqualTo(rows.variant());
    }

    /// The rules of the metadata are those of another drawing then.
    @Test
    void aDrawingThatWasChangedIsReadAsItIsDrawn() {
        String json = SclWriter.json(entry(
                        Frame.CLASSIC,
                        new SumRule.Cage(Cells.of(0, 1), OptionalInt.of(10)),
                        new LineRule.Renban(Cells.of(4, 5))))
                .orElseThrow();

        VariantEntry changed =
                read("https://sudokupad.app/scl" + LzString.pack(json.replace("\"value\":\"10\"", "\"value\":\"11\"")));

        assertThat(changed.variant().rules().constraints())
                .containsExactly(new SumRule.Cage(Cells.of(0, 1), OptionalInt.of(11)));
        assertThat(changed.unread()).contains("1 × lines");
    }

    @Test
    void boardsThatCannotBeSaidAreRefused() {
        assertThat(link(entry(Frame.withoutRegions(20), new ApartRule.AntiKnight())))
                .isEmpty();
    }
}
