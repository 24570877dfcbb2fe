package org.escargot.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.escargot.game.Board;
import org.escargot.generator.practice.TechniqueLadder;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.FirstStep;
import org.escargot.logic.step.Technique;
import org.escargot.rating.explainer.ExplainerRater;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Positions to practise in: every technique that can be the easiest next step has some, drawn and made.
class PracticeTest {
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
                .filter(technique -> technique.practice().isPossible())
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

    /// The puzzle has one solution, nothing below the technique's rung of practice is there, and the technique is.
    /// A hint may tell something else first: hints go by what is easiest to see.
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
        TechniqueLadder ladder = TechniqueLadder.of(technique);
        assertThat(ladder.finder().find(facts, new FirstStep())).isTrue();
        assertThat(new LogicSolver(ladder.easier()).next(facts)).isEmpty();
    }
}
