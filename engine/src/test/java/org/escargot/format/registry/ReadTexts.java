package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;

/// A puzzle in several forms, and what is read of a text.
final class ReadTexts {
    static final String P = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    static final String SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    static String rows(String cells, String separator) {
        return IntStream.range(0, 9)
                .mapToObj(row -> cells.substring(9 * row, 9 * row + 9))
                .map(row -> String.join(separator, row.split("")))
                .collect(Collectors.joining("\n"));
    }

    static String boxed(String cells, String bar, String rule) {
        return IntStream.range(0, 9)
                .mapToObj(row -> (row % 3 == 0 ? rule + "\n" : "")
                        + bar
                        + IntStream.range(0, 3)
                                .mapToObj(box -> cells.substring(9 * row + 3 * box, 9 * row + 3 * box + 3) + bar)
                                .collect(Collectors.joining()))
                .collect(Collectors.joining("\n", "", "\n" + rule));
    }

    static PuzzleEntry single(String text) {
        List<Entry> entries = Formats.read(text);
        assertThat(entries).hasSize(1);
        assertThat(entries.getFirst()).isInstanceOf(PuzzleEntry.class);
        return (PuzzleEntry) entries.getFirst();
    }

    static List<String> described(String text) {
        return Formats.read(text).stream()
                .map(entry -> switch (entry) {
                    case PuzzleEntry puzzle -> puzzle.line() + " " + puzzle.puzzle() + " " + puzzle.metadata();
                    case BrokenEntry broken -> broken.problem().toString();
                    case VariantEntry variant -> variant.usual().problem().toString();
                })
                .toList();
    }

    private ReadTexts() {}
}
