package org.escargot.format.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.logic.TestPuzzles;

/// The samples in a description of the field's formats that stands beside the repository, by section. Where a sample
/// says that it goes on (`...`), the tests make the rest.
record FormatSamples(List<String> lines) {
    private static final String FENCE = "```";

    /// The description; without it the test is skipped.
    static FormatSamples open() {
        Optional<List<String>> lines = TestPuzzles.shared("reference/formats.md");
        assumeTrue(lines.isPresent(), "no description of formats beside the repository");
        return new FormatSamples(lines.orElseThrow());
    }

    /// The lines of section `number`.
    private List<String> section(int number) {
        return lines.stream()
                .dropWhile(line -> !line.startsWith("## " + number + "."))
                .skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .toList();
    }

    /// The lines between the fences of section `number`, without the remarks that stand apart behind them.
    List<String> block(int number) {
        return section(number).stream()
                .dropWhile(line -> !line.startsWith(FENCE))
                .skip(1)
                .takeWhile(line -> !line.startsWith(FENCE))
                .map(line -> line.replaceFirst(" {8,}.*$", ""))
                .toList();
    }

    /// The words in code within the sentences of section `number`.
    private List<String> codes(int number) {
        List<String> codes = new ArrayList<>();
        for (String line : section(number)) {
            String[] parts = line.startsWith(FENCE) ? new String[0] : line.split("`", -1);
            codes.addAll(IntStream.range(0, parts.length / 2)
                    .mapToObj(i -> parts[2 * i + 1])
                    .toList());
        }
        return codes;
    }

    /// The first code of section `number` that begins with `beginning`.
    String code(int number, String beginning) {
        return codes(number).stream()
                .filter(code -> code.startsWith(beginning))
                .findFirst()
                .orElseThrow(() -> new AssertionError("No sample begins with " + beginning));
    }

    /// `text` up to where it goes on.
    static String begun(String text) {
        assertThat(text).contains("...");
        return text.substring(0, text.lastIndexOf("...")).strip();
    }

    /// `row`, the first of a grid, and the other rows of `cells`, made in the same manner.
    static String rows(String row, String cells) {
        String first = cells.substring(0, 9);
        return IntStream.range(0, 9)
                .mapToObj(i -> filled(row, first, cells.substring(9 * i, 9 * i + 9)))
                .collect(Collectors.joining("\n"));
    }

    /// `row` with other `cells` in place of `first`; a comma may stand for an empty cell with what follows it.
    private static String filled(String row, String first, String cells) {
        if (row.contains(",")) {
            return Arrays.stream(cells.split(""))
                    .map(cell -> cell.equals(".") ? "" : cell)
                    .collect(Collectors.joining(","));
        }
        StringBuilder filled = new StringBuilder(row);
        int at = 0;
        for (int i = 0; i < 9; i++) {
            at = row.indexOf(first.charAt(i), at);
            filled.setCharAt(at++, cells.charAt(i));
        }
        return filled.toString();
    }
}
