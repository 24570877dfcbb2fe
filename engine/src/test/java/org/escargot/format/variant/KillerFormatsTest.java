package org.escargot.format.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Format;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KillerFormatsTest {
    /// Cages of 10, 6 and 7, and one without a total; five cells are in none.
    @Test
    void signsLeadToTheTotalOfTheirCage() {
        VariantEntry entry =
                (VariantEntry) Formats.read("A<<v^..60>7.^.^. a name").getFirst();
        assertThat(entry.metadata()).isEqualTo("a name");
        assertThat(entry.variant().rules().frame()).isEqualTo(Frame.ofBoxes(4));
        assertThat(entry.variant().rules().constraints())
                .contains(
                        new SumRule.Cage(Cells.of(0, 1, 2, 9), OptionalInt.of(10)),
                        new SumRule.Cage(Cells.of(18, 27), OptionalInt.empty()))
                .hasSize(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"<<<<<<<<<<<<<<<<", "><..............", ".<..............", "v..............v"})
    void signsThatLeadNowhereAreRefused(String text) {
        assertThat(Formats.read(text, Formats.named("killer")).getFirst()).isInstanceOf(BrokenEntry.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3x3::k:1:2:3", "3x3:x:k:", "3x3::k:1:-2", "3x3"})
    void numbersThatDoNotFitAreRefused(String text) {
        assertThat(Formats.read(text, Formats.named("sumocue")).getFirst()).isInstanceOf(BrokenEntry.class);
    }

    /// Random cages, grown cell by cell, come back in both forms.
    @Test
    void cagesComeBack() {
        Random random = new Random(45);
        for (int round = 0; round < 50; round++) {
            List<Constraint> rules = cages(random);
            assertComesBack("killer", rules);
            if (round % 2 == 0) {
                rules.add(0, new HouseRule.Diagonal(HouseRule.Slope.FALLING));
                rules.add(0, new HouseRule.Diagonal(HouseRule.Slope.RISING));
            }
            assertComesBack("sumocue", rules);
        }
    }

    private static List<Constraint> cages(Random random) {
        Frame frame = Frame.CLASSIC;
        boolean[] taken = new boolean[81];
        List<Constraint> cages = new ArrayList<>();
        for (int tries = 0; tries < 60; tries++) {
            int cell = random.nextInt(81);
            List<Integer> cage = new ArrayList<>();
            for (int step = 0; step < 12; step++) {
                int row = frame.row(cell) + random.nextInt(3) - 1;
                int column = frame.column(cell) + (row == frame.row(cell) ? random.nextInt(3) - 1 : 0);
                if (frame.has(row, column) && !taken[frame.cell(row, column)]) {
                    boolean touches = cage.isEmpty() || cage.contains(cell);
                    cell = frame.cell(row, column);
                    if (touches && !cage.contains(cell)) {
                        cage.add(cell);
                    }
                }
            }
            cage.forEach(own -> taken[own] = true);
            if (!cage.isEmpty()) {
                OptionalInt total = random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(1 + random.nextInt(45));
                cages.add(new SumRule.Cage(
                        Cells.of(cage.stream().mapToInt(Integer::intValue)).sorted(), total));
            }
        }
        return cages;
    }

    private static void assertComesBack(String id, List<Constraint> rules) {
        Format format = Formats.named(id).orElseThrow();
        Variant variant = new Variant(Rules.of(Frame.CLASSIC, rules).orElseThrow(), Digits.empty(Frame.CLASSIC));
        String text = format.variantWriter()
                .orElseThrow()
                .write(new VariantEntry(1, variant, "its name"))
                .orElseThrow();
        VariantEntry again = (VariantEntry) Formats.read(text).getFirst();
        assertThat(again.variant().rules().constraints()).containsExactlyInAnyOrderElementsOf(rules);
        assertThat(again.metadata()).isEqualTo("its name");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".Cage~9~R1C1~R5C5",
                ".Cage~9~R1C1~R1C2.~R1C1_1",
                ".AntiKnight",
                ".Cage~9~R1C1~R1C2.Cage~9~R1C1~R2C1"
            })
    void whatIsNoKillerIsNotWritten(String text) {
        VariantEntry entry = (VariantEntry) Formats.read(text).getFirst();
        assertThat(KillerTextWriter.write(entry)).isEmpty();
    }
}
