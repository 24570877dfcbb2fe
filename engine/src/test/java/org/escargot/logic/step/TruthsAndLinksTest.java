package org.escargot.logic.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.MinimalPuzzles;
import org.escargot.logic.SolvePath;
import org.escargot.logic.TestPuzzles;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.pattern.BentSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.ChainPair;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.pattern.SueDeCoq;
import org.escargot.logic.pattern.Wing;
import org.escargot.rating.HintLadder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Truths and links show what a step does, by counting alone.
class TruthsAndLinksTest {
    private static final long SEED = 20261126;
    private static final int PUZZLES = 40;
    private static final int POSITIONS = 6;

    private int shown;

    /// The steps that hints tell on the way through random puzzles.
    @Tag("many")
    @Test
    void everyStepOnTheWayIsShownOrRestsOnMore() {
        MinimalPuzzles puzzles = new MinimalPuzzles(SEED);
        LogicSolver solver = new LogicSolver(HintLadder.finders());
        for (int i = 0; i < PUZZLES; i++) {
            Givens puzzle = puzzles.puzzle(i).puzzle();
            SolvePath path = solver.solve(puzzle);
            List<Pencilmarks> positions = TestPuzzles.positions(path);
            for (int at = 0; at < path.steps().size(); at++) {
                check(new Facts(positions.get(at), puzzle), path.steps().get(at));
            }
        }
        assertThat(shown).isGreaterThan(2000);
    }

    /// All steps of positions in which something harder than singles is next.
    @Tag("many")
    @Test
    void everyStepOfAPositionIsShownOrRestsOnMore() {
        MinimalPuzzles puzzles = new MinimalPuzzles(SEED);
        LogicSolver singles = new LogicSolver(HintLadder.FIRST.subList(0, 4));
        for (int i = 0; i < POSITIONS; i++) {
            Givens puzzle = puzzles.puzzle(i).puzzle();
            Facts facts = new Facts(singles.solve(puzzle).end(), puzzle);
            new LogicSolver(Finders.USUAL).all(facts).forEach(step -> check(facts, step));
        }
        assertThat(shown).isGreaterThan(100);
    }

    private void check(Facts facts, Step step) {
        Optional<List<Rank>> ranks = TruthsAndLinks.of(facts, step);
        if (step.technique().assumesUniqueSolution()) {
            assertThat(ranks).isEmpty();
        } else if (isCounted(step.pattern())) {
            assertThat(ranks).as("%s in %s", step, facts.marks()).isPresent();
        }
        ranks.ifPresent(all -> {
            assertShown(facts, step, all);
            shown++;
        });
    }

    /// Whether the pattern has as many truths as can be told apart: an almost locked set that shares cells with another
    /// one would need them twice.
    private static boolean isCounted(Pattern pattern) {
        return switch (pattern) {
            case Single _, Locked _, Subset _, Fish _, SiameseFish _, Wing _, BentSet _, SueDeCoq _, Rank _ -> true;
            case Chain chain -> hasItsTruthsOnce(chain);
            case ChainPair pair -> hasItsTruthsOnce(pair.first()) && hasItsTruthsOnce(pair.second());
            default -> false;
        };
    }

    private static boolean hasItsTruthsOnce(Chain chain) {
        int all = chain.links().stream().mapToInt(link -> link.truths().size()).sum();
        return chain.truths().size() == all;
    }

    private static void assertShown(Facts facts, Step step, List<Rank> ranks) {
        CandidateSet placed = CandidateSet.EMPTY;
        CandidateSet eliminated = CandidateSet.EMPTY;
        for (Rank rank : ranks) {
            placed = placed.or(RankCount.placements(facts, rank));
            eliminated = eliminated.or(RankCount.eliminations(facts, rank));
        }
        Effects effects = step.effects();
        assertThat(effects.placements().minus(placed).isEmpty()).as("%s", step).isTrue();
        assertThat(effects.eliminations().minus(eliminated).isEmpty())
                .as("%s", step)
                .isTrue();
    }

    /// A naked pair in a line has its cells as truths, its digits in the line as links, and nothing to spare.
    @Test
    void aNakedPairHasTwoCellsAndTwoDigitsOfItsLine() {
        List<Rank> ranks =
                ranks(":0200:46:..5..41.+8...+8..+2.38..2.....5...8..4+2...+49.8.+5.4+8+5.2.6.3+5+7.+48.2...9.+25"
                        + ".+87.8..67+5..:737 937 939 758 998:433 632 633 636::");

        assertThat(ranks).hasSize(1);
        assertThat(ranks.getFirst().truths().cells().size()).isEqualTo(2);
        assertThat(ranks.getFirst().links().each())
                .containsExactly(CandidateSet.of(Houses.cells(2), 4), CandidateSet.of(Houses.cells(2), 6));
    }

    /// An XY-Wing has three cells, two links between them, and two through the candidate that goes.
    @Test
    void anXyWingHasThreeCellsAndFourLinks() {
        List<Rank> ranks = ranks(
                ":0800:679:..5..41.+8...+8..+2.38..2.....5...8..4+2...+49.8.+5.4+8+5.2.6.3+5+7.+48.2...9.+25"
                        + ".+87.8..67+5..:314 914 126 632 433 633 136 636 737 937 939 742 144 344 758 761 165 967 687 998:928::");

        assertThat(ranks).hasSize(1);
        assertThat(ranks.getFirst().truths().cells().size()).isEqualTo(3);
        assertThat(ranks.getFirst().links().size()).isEqualTo(4);
    }

    private static List<Rank> ranks(String line) {
        LibraryCase library = LibraryCase.of(line).orElseThrow();
        List<Rank> ranks = new ArrayList<>();
        for (Step step : CaseCheck.of(library).steps()) {
            ranks.addAll(TruthsAndLinks.of(library.facts(), step).orElseThrow());
        }
        return ranks;
    }
}
