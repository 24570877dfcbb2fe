package org.escargot.generator.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.Flaw;
import org.escargot.grid.Symmetry;
import org.escargot.rules.Constraint;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantGeneratorTest {
    @ParameterizedTest
    @EnumSource(VariantKind.class)
    void everyKindIsMadeAlone(VariantKind kind) {
        assertThat(new VariantGenerator(new VariantRecipe(Set.of(kind), 9)).generate(1, 0, 100))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 9, 12})
    void aBoardOfEverySizeIsMade(int size) {
        VariantGenerator generator = new VariantGenerator(new VariantRecipe(Set.of(), size));

        assertThat(generator.generate(1, 0, 100)).isPresent();
    }

    @Test
    void rulesThatCannotStandTogetherAreSaid() {
        assertThat(problem(6, VariantKind.WINDOKU)).contains(VariantFlaw.WINDOWS_AND_SIZE);
        assertThat(problem(9, VariantKind.JIGSAW, VariantKind.DISJOINT)).contains(VariantFlaw.PIECES_AND_BOXES);
        assertThat(problem(7, VariantKind.DIAGONAL)).contains(VariantFlaw.SIZE_WITHOUT_BOXES);
        assertThat(problem(4, VariantKind.NON_CONSECUTIVE)).contains(VariantFlaw.NO_FILLING);
        assertThat(problem(9, VariantKind.KILLER, VariantKind.EVEN_ODD)).contains(VariantFlaw.MARKS_AND_CAGES);
        assertThat(problem(9, VariantKind.NON_CONSECUTIVE)).isEmpty();
        assertThat(VariantProblems.of(new VariantRecipe(Set.of(VariantKind.JIGSAW), 8).withShapes(Symmetry.DIAGONAL))
                        .map(Flaw::kind))
                .contains(VariantFlaw.PIECES_AND_SYMMETRY);
    }

    private static Optional<Flaw.Kind> problem(int size, VariantKind... kinds) {
        return VariantProblems.of(new VariantRecipe(Set.of(kinds), size)).map(Flaw::kind);
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void cagesCoverTheBoardWithTheirSymmetry(Symmetry symmetry) {
        VariantRecipe recipe = new VariantRecipe(Set.of(VariantKind.KILLER), 9).withShapes(symmetry);
        Variant puzzle =
                new VariantGenerator(recipe).generate(2, 0, 100).orElseThrow().puzzle();
        List<List<Integer>> cages = puzzle.rules().constraints().stream()
                .map(VariantGeneratorTest::cage)
                .toList();

        assertThat(puzzle.givens().filled().size()).isZero();
        assertThat(cages.stream().flatMap(List::stream)).hasSize(81).doesNotHaveDuplicates();
        for (int[] map : new BoardMaps(symmetry, 9).all()) {
            assertThat(cages)
                    .allSatisfy(cage -> assertThat(cages)
                            .contains(cage.stream()
                                    .map(place -> map[place])
                                    .sorted()
                                    .toList()));
        }
    }

    @Test
    void noCageIsLargerThanAskedFor() {
        VariantRecipe recipe = new VariantRecipe(Set.of(VariantKind.KILLER), 9).with(new CageWish(3, true));
        Variant puzzle =
                new VariantGenerator(recipe).generate(2, 0, 100).orElseThrow().puzzle();

        assertThat(puzzle.rules().constraints().stream()
                        .mapToInt(rule -> cage(rule).size())
                        .max())
                .hasValue(3);
        assertThat(Arrays.stream(puzzle.givens().toArray()).sum()).isPositive();
    }

    private static List<Integer> cage(Constraint rule) {
        return ((SumRule.Cage) rule).cells().stream().sorted().boxed().toList();
    }
}
