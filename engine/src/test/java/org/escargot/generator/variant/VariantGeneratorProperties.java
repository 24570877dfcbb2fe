package org.escargot.generator.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.grid.Symmetry;
import org.escargot.rules.Cells;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;
import org.escargot.solver.general.Tally;

class VariantGeneratorProperties {
    @Provide
    Arbitrary<VariantRecipe> recipes() {
        Arbitrary<Set<VariantKind>> kinds =
                Arbitraries.of(VariantKind.values()).set().ofMinSize(0).ofMaxSize(2);
        Arbitrary<Symmetry> symmetries = Arbitraries.of(Symmetry.values());
        return Combinators.combine(kinds, Arbitraries.of(4, 6, 8, 9), symmetries, symmetries)
                .as((some, size, givens, shapes) -> new VariantRecipe(
                        some, size, givens, some.contains(VariantKind.JIGSAW) ? shapes : Symmetry.NONE))
                .filter(recipe -> VariantProblems.of(recipe).isEmpty());
    }

    @Property(tries = 150)
    void aPuzzleHasOneSolutionAndItsSymmetry(@ForAll("recipes") VariantRecipe recipe, @ForAll long seed) {
        GeneratedVariant made =
                new VariantGenerator(recipe).generate(seed, 3, 1_000).orElseThrow();
        Variant puzzle = made.puzzle();

        assertThat(puzzle.isSolvedBy(made.solution())).isTrue();
        assertThat(new GeneralSolver().count(puzzle, 2, RulesSolver.NEVER)).isEqualTo(new Tally.Exactly(1));
        for (int[] orbit : new BoardMaps(recipe.symmetry(), recipe.size()).orbits()) {
            assertThat(Arrays.stream(orbit)
                            .mapToObj(place -> digit(puzzle.givens(), place) > 0)
                            .distinct())
                    .hasSize(1);
        }
        for (VariantKind kind : recipe.kinds()) {
            assertThat(puzzle.rules().constraints()).containsAll(kind.constraints());
        }
    }

    @Property(tries = 40)
    void noGivenCanGo(@ForAll("recipes") VariantRecipe recipe, @ForAll long seed) {
        VariantRecipe small = new VariantRecipe(recipe.kinds(), 6);
        Variant puzzle = new VariantGenerator(small)
                .generate(seed, 0, 1_000)
                .orElseThrow()
                .puzzle();

        puzzle.givens().filled().stream().forEach(cell -> {
            Variant fewer = new Variant(puzzle.rules(), puzzle.givens().with(cell, 0));
            assertThat(new GeneralSolver().count(fewer, 2, RulesSolver.NEVER)).isEqualTo(new Tally.AtLeast(2));
        });
    }

    @Property(tries = 60)
    void piecesAreConnectedAndSymmetric(@ForAll("recipes") VariantRecipe recipe, @ForAll long seed) {
        if (!recipe.has(VariantKind.JIGSAW)) {
            return;
        }
        Frame frame = new VariantGenerator(recipe)
                .generate(seed, 0, 1_000)
                .orElseThrow()
                .puzzle()
                .rules()
                .frame();

        assertThat(frame.hasUsualBoxes()).isFalse();
        assertThat(frame.regions()).hasSize(recipe.size()).allSatisfy(region -> {
            assertThat(region.size()).isEqualTo(recipe.size());
            assertThat(reached(frame, region)).isEqualTo(recipe.size());
        });
        Set<List<Integer>> pieces = new TreeSet<>((one, other) -> one.toString().compareTo(other.toString()));
        int[] unmoved = new BoardMaps(Symmetry.NONE, recipe.size()).all().getFirst();
        frame.regions().forEach(region -> pieces.add(places(frame, region, unmoved)));
        for (int[] map : new BoardMaps(recipe.shapes(), recipe.size()).all()) {
            assertThat(frame.regions()).allSatisfy(region -> assertThat(pieces).contains(places(frame, region, map)));
        }
    }

    @Property(tries = 20)
    void aPuzzleDoesNotDependOnWhatWasMadeBefore(@ForAll("recipes") VariantRecipe recipe, @ForAll long seed) {
        VariantGenerator used = new VariantGenerator(recipe);
        used.generate(seed, 8, 1_000);
        used.generate(seed, 1, 1_000);

        assertThat(used.generate(seed, 5, 1_000)).isEqualTo(new VariantGenerator(recipe).generate(seed, 5, 1_000));
    }

    private static int digit(Digits digits, int place) {
        Frame frame = digits.frame();
        return digits.digit(frame.cell(place / frame.columns(), place % frame.columns()));
    }

    private static List<Integer> places(Frame frame, Cells cells, int[] map) {
        return cells.stream()
                .map(cell -> frame.row(cell) * frame.columns() + frame.column(cell))
                .map(place -> map[place])
                .sorted()
                .boxed()
                .toList();
    }

    /// How many cells of `region` can be reached from its first one.
    private static int reached(Frame frame, Cells region) {
        Set<Integer> seen = new TreeSet<>(List.of(region.first()));
        Deque<Integer> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            int cell = open.remove();
            for (int[] way : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                int row = frame.row(cell) + way[0];
                int column = frame.column(cell) + way[1];
                if (frame.has(row, column)
                        && region.contains(frame.cell(row, column))
                        && seen.add(frame.cell(row, column))) {
                    open.add(frame.cell(row, column));
                }
            }
        }
        return seen.size();
    }
}
