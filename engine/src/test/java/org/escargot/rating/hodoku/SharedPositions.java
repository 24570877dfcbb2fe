package org.escargot.rating.hodoku;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.step.Facts;
import org.junit.jupiter.api.Assumptions;

/// Positions of HoDoKu's own paths, each with the step that it takes there; not in the repository.
final class SharedPositions {
    private SharedPositions() {}

    /// Every `stride`-th row, by its fields: grid, eliminated candidates, type of the step, outcome, line. A test that
    /// asks is skipped where they are missing.
    static List<String[]> rows(int stride) throws IOException {
        Path file = TestPuzzles.sharedPath("data/logic/hodoku-positions.tsv.gz").orElse(Path.of(""));
        Assumptions.assumeTrue(Files.isRegularFile(file));
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            List<String> rows = in.lines().filter(row -> !row.startsWith("#")).toList();
            return IntStream.iterate(0, i -> i < rows.size(), i -> i + stride)
                    .mapToObj(i -> rows.get(i).split("\t", -1))
                    .toList();
        }
    }

    /// The position of a row.
    static Facts facts(String[] row) {
        return LibraryCase.of(":0000:1:" + row[0] + ":" + row[1] + ":::")
                .orElseThrow()
                .facts();
    }
}
