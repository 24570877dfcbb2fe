package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.format.registry.ReadTexts.P;
import static org.escargot.format.registry.ReadTexts.SOLUTION;
import static org.escargot.format.registry.ReadTexts.boxed;
import static org.escargot.format.registry.ReadTexts.described;
import static org.escargot.format.registry.ReadTexts.rows;
import static org.escargot.format.registry.ReadTexts.single;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Lists and lines that people paste. One line of data is one case.
class ListsReadTest {
    @ParameterizedTest
    @ValueSource(chars = {'.', '0', '_', '*', 'X', 'x', '-', ' '})
    void anyUsualCharacterStandsForAnEmptyCell(char empty) {
        String cells = P.replace('.', empty);

        assertThat(single(cells).puzzle()).isEqualTo(Givens.of(P));
        assertThat(single(rows(cells, "")).puzzle()).isEqualTo(Givens.of(P));
        assertThat(single(boxed(cells, "|", "+---+---+---+")).puzzle()).isEqualTo(Givens.of(P));
    }

    static Stream<Arguments> metadata() {
        return Stream.of(
                arguments(P, ""),
                arguments(P + " easy, 24", "easy, 24"),
                arguments(P + "\teasy\t24", "easy\t24"),
                arguments(P + ",easy,24", "easy,24"),
                arguments(P + ";easy", "easy"),
                arguments(P + " # easy", "# easy"),
                arguments(P + "#easy", "#easy"),
                arguments("\"" + P + "\"", ""),
                arguments("7,\"" + P + "\",\"easy\"", "7 \"easy\""),
                arguments("\"7\";\"" + P + "\"", "\"7\""),
                arguments("b2a3f1 " + P + " 7.1", "b2a3f1 7.1"),
                arguments("b2a3f1\t" + P, "b2a3f1"),
                arguments("17," + P + "," + SOLUTION, "17 " + SOLUTION),
                arguments("  " + P + "  ", ""),
                arguments(P + "  \t", ""),
                arguments("[" + P + "]", "[ ]"));
    }

    @ParameterizedTest
    @MethodSource("metadata")
    void whatStandsBesideThePuzzleIsKept(String line, String metadata) {
        PuzzleEntry entry = single(line);

        assertThat(entry.puzzle()).isEqualTo(Givens.of(P));
        assertThat(entry.metadata()).isEqualTo(metadata);
    }

    @Test
    void aListHasCommentsHeadingsAndBadLines() {
        String list = """
                # a comment
                // another
                ; a third

                puzzle,solution
                %s,%s
                1234
                [hard]
                %s
                """.formatted(P, SOLUTION, P);

        assertThat(described(list))
                .containsExactly(
                        "6 " + P + " " + SOLUTION,
                        "line 7, column 5: the line ends after 4 cells; "
                                + "a puzzle has 81 cells, each a digit 1-9 or . or 0",
                        "9 " + P + " ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void anyLineEndEndsALine(String end) {
        assertThat(described(P + end + end + P + end)).containsExactly("1 " + P + " ", "3 " + P + " ");
    }

    @Test
    void aPlusMarksAPlacedDigit() {
        PuzzleEntry entry =
                single("53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

        assertThat(entry.puzzle()).isEqualTo(Givens.of(P));
        assertThat(entry.current()).contains(Grid.of("534" + P.substring(3)));
    }

    @Test
    void aLineOfHodokusLibraryIsAPuzzleWithMetadata() {
        PuzzleEntry entry = single(":0000:1:+5" + P.substring(1) + ":::182:");

        assertThat(entry.puzzle()).isEqualTo(Givens.of("." + P.substring(1)));
        assertThat(entry.current()).contains(Grid.of(P));
        assertThat(entry.metadata()).isEqualTo(":0000:1: :::182:");
    }

    @Test
    void sevenHundredTwentyNineCharactersAreCandidates() {
        Pencilmarks marks = Pencilmarks.of(Givens.of(P));

        assertThat(single(marks.toString()).puzzle()).hasToString(marks.toString());
        assertThat(single(marks.toString().replace('.', '0') + " sukaku")).satisfies(entry -> {
            assertThat(entry.puzzle()).hasToString(marks.toString());
            assertThat(entry.metadata()).isEqualTo("sukaku");
        });
    }
}
