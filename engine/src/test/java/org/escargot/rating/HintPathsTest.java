package org.escargot.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.Many;
import org.escargot.grid.Givens;
import org.escargot.logic.MinimalPuzzles;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.step.Technique;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Hints lead to the end of every puzzle without a trial, and every step on the way is true and proved.
///
/// `-Descargot.every=N` takes every Nth puzzle of the lists beside the project, 1 all of them;
/// `-Descargot.soundness=N` says how many random minimal puzzles.
class HintPathsTest {
    private static final long SEED = 20261125;

    @Tag("many")
    @Test
    void everyStepOfRandomPuzzlesIsSoundAndProved() {
        MinimalPuzzles puzzles = new MinimalPuzzles(SEED);
        int count = Integer.getInteger("escargot.soundness", Many.of(10, 30));
        assertAllSound(
                "random",
                IntStream.range(0, count)
                        .mapToObj(index -> puzzles.puzzle(index).puzzle()));
    }

    @Tag("full")
    @ParameterizedTest
    @ValueSource(strings = {"puzzles/magictour-1465.txt", "puzzles/forum-hardest-375.txt", "logic/explainer-rated.tsv"})
    void everyPuzzleOfTheListsHasAFullPath(String list) {
        List<String> lines = TestPuzzles.shared("data/" + list).orElse(List.of());
        Assumptions.assumeFalse(lines.isEmpty());
        int every = Integer.getInteger("escargot.every", 100);
        assertAllSound(
                list,
                IntStream.range(0, lines.size())
                        .filter(index -> index % every == 0)
                        .mapToObj(index -> Givens.of(lines.get(index).substring(0, 81))));
    }

    private static void assertAllSound(String name, Stream<Givens> puzzles) {
        Map<Technique, Integer> met = new EnumMap<>(Technique.class);
        List<HintPath> paths = puzzles.map(HintPath::of).toList();
        paths.forEach(path -> path.met().forEach((technique, steps) -> met.merge(technique, steps, Integer::sum)));
        System.out.println(name + ": " + paths.size() + " puzzles, " + met);
        assertThat(paths).flatExtracting(HintPath::faults).isEmpty();
        assertThat(met).isNotEmpty().doesNotContainKey(Technique.BRUTE_FORCE);
    }
}
