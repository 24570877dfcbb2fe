package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Givens;
import org.junit.jupiter.api.Test;

/// What was once taken for something else without a word, or told a dozen times.
class LostInputsTest {
    private static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static String rows(String cells) {
        return IntStream.range(0, 9)
                .mapToObj(row -> cells.substring(9 * row, 9 * row + 9))
                .collect(Collectors.joining("\n"));
    }

    private static List<String> described(String text) {
        return Formats.read(text).stream()
                .map(entry -> switch (entry) {
                    case PuzzleEntry puzzle -> puzzle.line() + " " + puzzle.puzzle();
                    case BrokenEntry broken -> broken.problem().toString();
                    case VariantEntry variant -> variant.usual().problem().toString();
                })
                .toList();
    }

    @Test
    void aRowOfEightDigitsLacksOne() {
        assertThat(described(rows(SOLUTION).replace("426853791", "42853791")))
                .containsExactly("line 5, column 8: row 5 has 8 cells where 9 belong");
        assertThat(described("1\n2\n3\n4\n5\n6\n7\n8\n9\n"))
                .containsExactly("line 1, column 1: row 1 has 1 cell where 9 belong");
    }

    @Test
    void sevenHundredTwentyNineCharactersAreCandidatesOnlyInTheirPlaces() {
        assertThat(described(P.repeat(9)))
                .containsExactly("line 1, column 1: the digit 5 stands where a candidate 1 or . belongs;"
                        + " 729 characters are the candidates of 81 cells, nine a cell");
    }

    @Test
    void doubleWidthCharactersAreReadAsTheUsualOnes() {
        StringBuilder wide = new StringBuilder();
        rows(P).chars().forEach(c -> wide.append(c > ' ' ? (char) (c + '\uFF01' - '!') : (char) c));

        assertThat(described(wide.toString())).containsExactly("1 " + P);
        assertThat(described(wide.toString().replace("\n", ""))).containsExactly("1 " + P);
    }

    @Test
    void aPuzzleOnOneLineIsFoundBehindManyShortOnes() {
        assertThat(described("x\n".repeat(64) + P)).last().isEqualTo("65 " + P);
    }

    @Test
    void whatIsNoPuzzleAtAllGetsOneSentence() {
        assertThat(described("once upon a time\nthere were 3 bears\nand 1 girl\n"))
                .containsExactly("line 1, column 1: there is no puzzle here; a puzzle has 81 cells,"
                        + " each a digit 1-9 or . or 0");
        assertThat(described("words\n".repeat(100) + P)).containsExactly("101 " + P);
    }

    @Test
    void aGridThatCannotBeReadGetsOneSentence() {
        String twelve = rows(P).replace("6..195...", "6..195..q5") + "\n123456789\n1\n2\n";

        assertThat(described(twelve)).hasSize(1);
        assertThat(described(twelve + "\n" + rows(P))).hasSize(2).last().isEqualTo("14 " + P);
        assertThat(described(rows(P).replace("6..195...", "6..195..") + "\n" + rows(P)))
                .hasSize(2)
                .last()
                .isEqualTo("10 " + P);
    }

    @Test
    void rowsMayStandAsParagraphs() {
        assertThat(described(rows(P).replace("\n", "\n\n"))).containsExactly("1 " + P);
        assertThat(((PuzzleEntry) Formats.read(rows(P).replace("\n", "\n\n") + "\n\n")
                                .getFirst())
                        .puzzle())
                .isEqualTo(Givens.of(P));
    }
}
