package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.escargot.game.Board;
import org.escargot.game.help.Hint;
import org.escargot.generator.wish.UnavailableTechniques;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintLadder;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solutions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Positions to practise in: every technique that can be the easiest next step has some, drawn and made.
class PracticeTest {
    private static final List<Finder> LADDER = HintLadder.finders();
    private static final int PATIENCE_MS = 60_000;

    private final String kept = Files.readString(Path.of("src/main/page/public/practice.txt"));

    PracticeTest() throws IOException {}

    @ParameterizedTest
    @MethodSource("rare")
    void whatIsDrawnHasTheTechniqueAsItsEasiestStep(Technique technique) {
        for (long seed = 1; seed <= 3; seed++) {
            isForPractice(Practice.drawn(technique, kept, seed).orElseThrow(), technique);
        }
    }

    /// Singles are made at once, so none are kept.
    static Stream<Technique> rare() {
        return Arrays.stream(Technique.values())
                .filter(technique -> UnavailableTechniques.why(technique).isEmpty())
                .filter(technique -> technique.family() != Family.SINGLES);
    }

    @ParameterizedTest
    @MethodSource("common")
    void whatIsMadeHasTheTechniqueAsItsEasiestStep(Technique technique) {
        isForPractice(Practice.board(technique, "", 7, PATIENCE_MS).orElseThrow(), technique);
    }

    static Stream<Technique> common() {
        return Stream.of(
                Technique.FULL_HOUSE,
                Technique.NAKED_SINGLE,
                Technique.HIDDEN_SINGLE,
                Technique.POINTING,
                Technique.NAKED_PAIR,
                Technique.X_WING,
                Technique.SKYSCRAPER,
                Technique.DIRECT_HIDDEN_PAIR,
                Technique.FORCING_X_CHAIN,
                Technique.FORCING_CHAIN);
    }

    @Test
    void whatCannotBeMadeAndIsNotKeptIsNotThere() {
        assertThat(Practice.board(Technique.MUTANT_SWORDFISH, "", 1, 0)).isEmpty();
    }

    /// The puzzle has one solution, nothing below the technique's rung is there, and the technique is. Techniques
    /// without a rung stand beside their kin; what is there besides them is harder.
    private static void isForPractice(Board board, Technique technique) {
        assertThat(new BandSolver().count(board.puzzle(), 2)).isEqualTo(1);
        Facts facts = board.facts();
        if (!Finders.TECHNIQUES.contains(technique)) {
            assertThat(new ExplainerRater()
                            .next(facts.marks())
                            .orElseThrow()
                            .step()
                            .technique())
                    .isEqualTo(technique);
            return;
        }
        Finder own = Finders.ALL.stream()
                .filter(finder -> finder.finds().contains(technique))
                .findFirst()
                .orElseThrow();
        assertThat(own.find(facts, step -> step.technique() == technique)).isTrue();
        List<Finder> easier = LADDER.stream()
                .takeWhile(finder -> !finder.finds().contains(technique))
                .toList();
        if (easier.size() < LADDER.size()) {
            assertThat(new LogicSolver(easier).next(facts)).isEmpty();
            Set<Technique> rung = LADDER.get(easier.size()).finds();
            assertThat(Hint.of(board, Solutions.of(board.puzzle(), new BandSolver()), new LogicSolver(LADDER)))
                    .isInstanceOfSatisfying(
                            Hint.Next.class,
                            next -> assertThat(rung).contains(next.step().technique()));
        }
    }
}
