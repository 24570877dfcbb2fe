package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.press;
import static org.escargot.game.Games.typeAs;
import static org.escargot.game.Games.typeAt;

import java.util.List;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.Command;
import org.escargot.game.command.Mode;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.junit.jupiter.api.Test;

class KeptCandidatesTest {
    private final Command start = new BoardCommand.StartCandidates();

    @Test
    void theyFollowEveryDigit() {
        GameState state = play(start);
        assertThat(state.board().center().at(R1C3)).isEqualTo(DigitSet.of(1, 2, 4));
        GameState placed = state.apply(typeAt(R1C4, 2), 0);
        assertThat(placed.board().center().at(R1C3)).isEqualTo(DigitSet.of(1, 4));
        GameState erased = placed.apply(new BoardCommand.EraseAt(R1C4), 0);
        assertThat(erased.board().center()).isEqualTo(state.board().center());
    }

    @Test
    void whatThePlayerEliminatesStaysEliminated() {
        GameState state = play(start, press(R1C3), typeAs(1, Mode.CENTER), typeAt(R1C4, 2));
        assertThat(state.board().center().at(R1C3)).isEqualTo(DigitSet.of(4));
        GameState back = state.apply(new BoardCommand.EraseAt(R1C4), 0).apply(typeAs(1, Mode.CENTER), 0);
        assertThat(back.board().center().at(R1C3)).isEqualTo(DigitSet.of(1, 2, 4));
    }

    @Test
    void aDigitThatClashesEliminatesNothingUntilTheClashIsGone() {
        GameState state = play(start, typeAt(R1C4, 2));
        int far = 5;
        GameState clashing = state.apply(typeAt(far, 2), 0);
        CellSet twos = state.board().center().cellsOf(2);
        assertThat(clashing.board().center().cellsOf(2)).isEqualTo(twos.without(far));
        GameState resolved = clashing.apply(new BoardCommand.EraseAt(R1C4), 0);
        assertThat(resolved.board().center())
                .isEqualTo(play(start, typeAt(far, 2)).board().center());
    }

    @Test
    void marksMadeBeforeAreRespected() {
        GameState state = play(press(R1C3), typeAs(4, Mode.CENTER), start);
        assertThat(state.board().center().at(R1C3)).isEqualTo(DigitSet.of(4));
        assertThat(state.board().center().at(R1C4)).isEqualTo(DigitSet.of(2, 6));
    }

    @Test
    void fillingBringsBackNothingThatThePlayerRuledOut() {
        GameState byHand = play(press(R1C3), typeAs(4, Mode.CENTER), new BoardCommand.FillCandidates());
        assertThat(byHand.board().center().at(R1C3)).isEqualTo(DigitSet.of(4));
        assertThat(byHand.board().center().at(R1C4)).isEqualTo(DigitSet.of(2, 6));
        GameState kept = play(start, press(R1C4), typeAs(6, Mode.CENTER), new BoardCommand.FillCandidates());
        assertThat(kept.board().center().at(R1C4)).isEqualTo(DigitSet.of(2));
    }

    @Test
    void fillingLeavesNoCellEmptyWhereTheRulesAllowNoneOfItsMarks() {
        GameState byHand = play(press(R1C3), typeAs(3, Mode.CENTER), new BoardCommand.FillCandidates());
        assertThat(byHand.board().center().at(R1C3)).isEqualTo(DigitSet.of(1, 2, 4));
    }

    @Test
    void whatWasNeededComesBackInItsCellAlone() {
        BoardCommand restore = new BoardCommand.RestoreCandidates(CellSet.of(R1C4));
        DigitSet all = play(start).board().center().at(R1C4);
        for (GameState spoilt :
                List.of(play(start, press(R1C4), typeAs(6, Mode.CENTER)), play(press(R1C4), typeAs(9, Mode.CENTER)))) {
            GameState restored = spoilt.apply(restore, 0);
            assertThat(restored.board().center().at(R1C4)).isEqualTo(all);
            assertThat(restored.board().center().at(R1C3))
                    .isEqualTo(spoilt.board().center().at(R1C3));
        }
    }

    @Test
    void startingAndFillingAreOneStepEach() {
        assertThat(play(start).game().history().undoable()).isEqualTo(1);
        GameState filled = play(new BoardCommand.FillCandidates());
        assertThat(filled.board().center()).isEqualTo(play(start).board().center());
        assertThat(filled.board().candidates()).isEqualTo(new Candidates.ByHand());
    }
}
