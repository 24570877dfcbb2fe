package org.escargot.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.escargot.grid.Grid;
import org.junit.jupiter.api.Test;

/// The lists of forms beside the repository; skipped where they are not there.
class SharedFormsTest {
    private final Canonicalizer canonicalizer = new Canonicalizer();

    @Test
    void formsAndAutomorphismsAreThoseOfTheVectors() throws IOException {
        for (String[] fields : rows("vectors.tsv")) {
            CanonicalForm form = canonicalizer.of(Grid.of(fields[0].strip()));
            assertThat(form.grid()).hasToString(fields[1]);
            assertThat(form.automorphisms()).isEqualTo(Integer.parseInt(fields[2]));
        }
    }

    @Test
    void puzzlesHaveTheFormsOfTheList() throws IOException {
        for (String[] fields : rows("puzzle-minlex.tsv")) {
            assertThat(canonicalizer.grid(Grid.of(fields[0].strip()))).hasToString(fields[1]);
        }
    }

    @Test
    void gridsOfTheCatalogueAreTheirOwnForms() throws IOException {
        for (String[] fields : rows("grid-ranks.tsv")) {
            assertThat(canonicalizer.grid(Grid.of(fields[0]))).hasToString(fields[0]);
        }
    }

    private static List<String[]> rows(String file) throws IOException {
        Path path = shared().resolve("data/canonical").resolve(file);
        assumeTrue(Files.exists(path), "no lists of forms beside the repository");
        try (var lines = Files.lines(path)) {
            return lines.map(line -> line.split("\t", -1)).toList();
        }
    }

    private static Path shared() {
        String configured = System.getProperty("escargot.shared");
        if (configured != null) {
            return Path.of(configured);
        }
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("mvnw")) && root.getParent() != null) {
            root = root.getParent();
        }
        return root.resolveSibling("shared");
    }
}
