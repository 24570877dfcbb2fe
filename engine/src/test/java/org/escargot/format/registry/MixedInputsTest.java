package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.format.registry.ReadTexts.P;
import static org.escargot.format.registry.ReadTexts.SOLUTION;
import static org.escargot.format.registry.ReadTexts.described;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What stands before and behind a puzzle of any format is read, or gets its sentence.
class MixedInputsTest {
    private static final String OTHER =
            ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
    private static final PuzzleEntry PUZZLE = (PuzzleEntry) Formats.read(P).getFirst();
    private static final VariantEntry KILLER = (VariantEntry)
            Formats.read(".Cage~15~R1C1~R1C2~R1C3.Cage~12~R2C1~R2C2").getFirst();

    static Stream<Arguments> samples() {
        Stream<Arguments> usual = Formats.writable().stream()
                .map(format -> arguments(
                        format.id(), format.writer().orElseThrow().write(PUZZLE).strip()));
        Stream<Arguments> variants = Stream.of("iss", "sumocue")
                .map(id -> arguments("rules in " + id, written(Formats.named(id).orElseThrow(), KILLER)));
        Stream<Arguments> others = Stream.of(
                arguments("a rule without arguments", ".AntiKnight"),
                arguments("a name before a rule", "Puzzle 1 .AntiKnight"),
                arguments("a game id", "2x2:1a2m"),
                arguments("json", "{\"puzzle\": \"" + P + "\"}"),
                arguments("a list of json", "[\n{\"puzzle\": \"" + P + "\"}\n]"),
                arguments("one line of xml", "<opensudoku><game data=\"" + P.replace('.', '0') + "\"/></opensudoku>"));
        return Stream.of(usual, variants, others).flatMap(each -> each);
    }

    private static String written(Format format, VariantEntry entry) {
        return format.variantWriter().orElseThrow().write(entry).orElseThrow().strip();
    }

    private static boolean isOther(Entry entry) {
        return entry instanceof PuzzleEntry puzzle && puzzle.start().toString().equals(OTHER);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aLineBehindItIsRead(String name, String sample) {
        assertThat(Formats.read(sample + "\n" + OTHER + "\n").getLast()).matches(MixedInputsTest::isOther);
        assertThat(Formats.read(sample + "\nsome words\n\n" + OTHER + " b\n").getLast())
                .matches(MixedInputsTest::isOther)
                .satisfies(last -> assertThat(((PuzzleEntry) last).metadata()).isEqualTo("b"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aLineBeforeItIsRead(String name, String sample) {
        assertThat(Formats.read(OTHER + "\n" + sample + "\n").getFirst()).matches(MixedInputsTest::isOther);
        assertThat(Formats.read(OTHER + "\n" + sample + "\n")).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void halfALineBehindItGetsItsSentence(String name, String sample) {
        assertThat(Formats.read(sample + "\n" + P.substring(0, 50) + "\n").getLast())
                .isInstanceOf(BrokenEntry.class);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theSameFileTwiceIsTwoPuzzlesOrSaidToBeBroken(String name, String sample) {
        List<Entry> twice = Formats.read(sample + "\n" + sample + "\n");

        assertThat(twice.size() > 1 || twice.getFirst() instanceof BrokenEntry).isTrue();
    }

    @Test
    void aNamedFormatReadsWhatFollowsItsFile() {
        Format xml = Formats.named("opensudoku").orElseThrow();
        String file = xml.writer().orElseThrow().write(PUZZLE);

        assertThat(Formats.read(file + file, Optional.of(xml))).hasSize(2);
        assertThat(Formats.read(file + "and words\n" + file, Optional.of(xml))).hasSize(2);
        assertThat(Formats.read(file + "12345", Optional.of(xml)).getLast()).isInstanceOf(BrokenEntry.class);
    }

    @Test
    void everyLineBehindAStringOfRulesIsRead() {
        assertThat(described(".AntiKnight.~R1C1_5\n" + P + "\n\nwords\n.Windoku\n" + OTHER))
                .hasSize(5)
                .satisfies(read -> {
                    assertThat(read.get(1)).isEqualTo("2 " + P + " ");
                    assertThat(read.get(2)).startsWith("line 4");
                    assertThat(read.get(4)).isEqualTo("6 " + OTHER + " ");
                });
    }

    @Test
    void candidatesBelowALineAreAGridOfTheirOwn() {
        String marks =
                Formats.named("candidates").orElseThrow().writer().orElseThrow().write(PUZZLE);

        assertThat(Formats.read(OTHER + "\n" + marks)).hasSize(2).noneMatch(BrokenEntry.class::isInstance);
    }

    @Test
    void aSolutionBeforeItsPuzzleIsNoName() {
        assertThat(described("solution,puzzle\n" + SOLUTION + "," + P)).containsExactly("2 " + P + " ");
        assertThat(described("id;answer;board;level\n17;\"" + SOLUTION + "\";\"" + P + "\";hard"))
                .containsExactly("2 " + P + " 17 ;hard".replace(" ;", " "));
        assertThat(described(SOLUTION + "\t" + P + "\teasy")).containsExactly("1 " + P + " easy");
    }
}
