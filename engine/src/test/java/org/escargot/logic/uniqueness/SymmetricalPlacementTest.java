package org.escargot.logic.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.escargot.Sudoku;
import org.escargot.canonical.Canonicalizer;
import org.escargot.canonical.Morph;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.MinimalPuzzles;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.random.RandomSource;
import org.junit.jupiter.api.Test;

/// Symmetries of the givens, also those that an exchange of lines hides, and what follows from them.
class SymmetricalPlacementTest {
    /// Made of grids with many automorphisms; the last one has a symmetry that changes no digit.
    private static final List<String> SYMMETRIC = List.of(
            ".51..7.....89.6..4.4...3....17........2...5........46....8...7.7..1.93.....4..62.",
            ".......3...1.3.4.7.6...49.....76.....8.1...29..9...5...94..5..18...2.....7..4.6..",
            ".5.3...9...96..2......78.....1.4....8......234....95..6.5.....7.....1.4..2..9...1",
            "2.5...3......4..96...1.7.256...1.2...2..98.7.7.3.249..3.145.6....9.7.5...5.86...1",
            "....927.......5..3...8...64.23.....5.7....9..6.....18.8..6.....4.5..3....9.17....",
            "...5..42..1...26.8..96.7....42....5.86..1...2...9...677.6....9...524....2...681..",
            "...1.326...79.8...4.....85..62....13.58..4.......7..98...58...489....7..31.62....",
            "586....2...3...719..9....8....1973.....2..658...8..9..8....9...2..586...197..3...",
            "56..9......8..13..4.2.........56.9.....4.2....3...8.1........24..1.3..8..9....6.5");

    private final RandomSource random = RandomSource.of(20261126);

    @Test
    void symmetriesAreTheAutomorphisms() {
        for (String line : SYMMETRIC) {
            Grid givens = Morph.random(random).apply(Grid.of(line));
            assertThat(GivenSymmetries.any(givens)).hasSize(automorphisms(givens) - 1);
            assertThat(GivenSymmetries.any(givens)).isNotEmpty();
        }
    }

    @Test
    void puzzlesByChanceHaveNone() {
        MinimalPuzzles puzzles = new MinimalPuzzles(20261126);
        for (int index = 0; index < 200; index++) {
            Grid givens = puzzles.puzzle(index).puzzle().grid();
            assertThat(GivenSymmetries.any(givens)).hasSize(automorphisms(givens) - 1);
        }
    }

    @Test
    void theSolutionHasEachSymmetry() {
        for (String line : SYMMETRIC) {
            Grid givens = Grid.of(line);
            Grid solution = Sudoku.solve(new Givens(givens)).orElseThrow();
            for (GivenSymmetry symmetry : GivenSymmetries.any(givens)) {
                for (int cell = 0; cell < Cell.COUNT; cell++) {
                    int image = solution.digit(symmetry.motion().image(cell));
                    assertThat(image).isEqualTo(symmetry.image(solution.digit(cell)));
                }
            }
        }
    }

    @Test
    void whatGoesIsProvedAndMovesWithTheLines() {
        for (String line : SYMMETRIC) {
            Givens givens = new Givens(Grid.of(line));
            Grid solution = Sudoku.solve(givens).orElseThrow();
            Morph morph = Morph.random(random);
            Givens moved = morph.apply(givens);
            CandidateSet one = oneFalse(givens, solution);
            Facts facts = new Facts(Pencilmarks.of(givens).without(one), givens);
            Facts there = new Facts(Pencilmarks.of(moved).without(moved(one, morph)), moved);
            int rounds = 0;
            for (List<Step> steps = found(facts); !steps.isEmpty(); steps = found(facts)) {
                CandidateSet gone = CandidateSet.EMPTY;
                Set<String> effects = new TreeSet<>();
                for (Step step : steps) {
                    assertThat(StepProof.of(facts, step).holds()).isTrue();
                    gone = gone.or(step.effects().eliminations());
                    effects.add(moved(step.effects().eliminations(), morph).toString());
                }
                assertThat(gone.stream().anyMatch(candidate -> isTrue(candidate, solution)))
                        .isFalse();
                assertThat(effects(found(there))).isEqualTo(effects);
                facts = new Facts(facts.marks().without(gone), givens);
                there = new Facts(there.marks().without(moved(gone, morph)), moved);
                rounds++;
            }
            assertThat(rounds).isPositive();
        }
    }

    private static List<Step> found(Facts facts) {
        List<Step> found = new ArrayList<>();
        SymmetricalPlacementFinder.ANY.find(facts, step -> {
            found.add(step);
            return false;
        });
        return found;
    }

    private static Set<String> effects(List<Step> steps) {
        return steps.stream()
                .map(step -> step.effects().eliminations().toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// One that any technique might have eliminated: then its images go, too.
    private static CandidateSet oneFalse(Givens givens, Grid solution) {
        return CandidateSet.of(new Facts(Pencilmarks.of(givens), givens)
                .allCandidates().stream()
                        .filter(candidate -> !isTrue(candidate, solution))
                        .findFirst()
                        .orElseThrow());
    }

    private static boolean isTrue(int candidate, Grid solution) {
        return solution.digit(Candidate.cell(candidate)) == Candidate.digit(candidate);
    }

    private static CandidateSet moved(CandidateSet candidates, Morph morph) {
        return CandidateSet.of(candidates.stream()
                .map(candidate ->
                        Candidate.of(morph.cell(Candidate.cell(candidate)), morph.digit(Candidate.digit(candidate))))
                .toArray());
    }

    private static int automorphisms(Grid grid) {
        return new Canonicalizer().of(grid).automorphisms();
    }
}
