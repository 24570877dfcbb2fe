package org.escargot.canonical;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.Optional;
import org.escargot.grid.Grid;
import org.escargot.logic.TestPuzzles;
import org.junit.jupiter.api.Test;

/// The lists of forms beside the repository; skipped where they are not there.
class SharedFormsTest {
    private final Canonicalizer canonicalizer = new Canonicalizer();

    @Test
    void formsAndAutomorphismsAreThoseOfTheVectors() {
        for (String[] fields : rows("vectors.tsv")) {
            CanonicalForm form = canonicalizer.of(Grid.of(fields[0].strip()));
            assertThat(form.grid()).hasToString(fields[1]);
            assertThat(form.automorphisms()).isEqualTo(Integer.parseInt(fields[2]));
        }
    }

    @Test
    void puzzlesHaveTheFormsOfTheList() {
        for (String[] fields : rows("puzzle-minlex.tsv")) {
            assertThat(canonicalizer.grid(Grid.of(fields[0].strip()))).hasToString(fields[1]);
        }
    }

    @Test
    void gridsOfTheCatalogAreTheirOwnForms() {
        for (String[] fields : rows("grid-ranks.tsv")) {
            assertThat(canonicalizer.grid(Grid.of(fields[0]))).hasToString(fields[0]);
        }
    }

    private static List<String[]> rows(String file) {
        Optional<List<String>> lines = TestPuzzles.shared("data/canonical/" + file);
        assumeTrue(lines.isPresent(), "no lists of forms beside the repository");
        return lines.orElseThrow().stream().map(line -> line.split("\t", -1)).toList();
    }
}
