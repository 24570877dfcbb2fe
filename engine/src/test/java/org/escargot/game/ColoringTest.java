package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.also;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.press;
import static org.escargot.game.Games.type;
import static org.escargot.game.Games.typeAs;
import static org.escargot.game.Games.typeAt;

import java.util.List;
import org.escargot.format.Feature;
import org.escargot.format.FormatWriter;
import org.escargot.format.registry.UsualFormats;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.command.Mode;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.game.keeping.SaveFormat;
import org.escargot.grid.CandidateColors;
import org.escargot.grid.CellSet;
import org.junit.jupiter.api.Test;

class ColoringTest {
    /// The candidates 2 of r1c3 and r1c4, where they are marked, in colors 1 and 3.
    private static GameState colored() {
        return play(
                new BoardCommand.FillCandidates(),
                press(R1C3),
                new HandCommand.TakeColor(1),
                type(2),
                press(R1C4),
                new HandCommand.TakeColor(3),
                type(2));
    }

    private static int color(GameState state, int cell) {
        return state.board().candidateColors().at(cell, 2);
    }

    @Test
    void aDigitColorsItsCandidateInTheSelectedCells() {
        assertThat(color(colored(), R1C3)).isEqualTo(1);
        assertThat(color(colored(), R1C4)).isEqualTo(3);
        assertThat(colored().notice()).isEqualTo(new Notice.Colored(3, 2, CellSet.of(R1C4)));
    }

    @Test
    void theSameColorAgainTakesItAwayAndAnotherReplacesIt() {
        GameState again = colored().apply(type(2), 0);
        assertThat(color(again, R1C4)).isZero();
        assertThat(again.notice()).isEqualTo(new Notice.Colored(0, 2, CellSet.of(R1C4)));

        GameState both = Commands.after(colored(), List.of(also(R1C3), type(2)));
        assertThat(color(both, R1C3)).isEqualTo(3);
    }

    @Test
    void aCandidateThatIsNotMarkedHasNoColor() {
        GameState state = play(press(R1C3), typeAs(2, Mode.CANDIDATE_COLOR));

        assertThat(state.board().candidateColors()).isEqualTo(CandidateColors.NONE);
        assertThat(state.notice()).isEqualTo(new Notice.NoCandidate(2));
    }

    @Test
    void undoAndRedoBringColorsBack() {
        GameState undone = colored().apply(new HistoryCommand.Undo(), 0);
        assertThat(color(undone, R1C4)).isZero();
        assertThat(color(undone.apply(new HistoryCommand.Redo(), 0), R1C4)).isEqualTo(3);
        assertThat(undone.notice()).isEqualTo(new Notice.Undone(CellSet.of(R1C4)));
    }

    @Test
    void theKeyForColorsFirstChangesTheModeThenTheColor() {
        GameState state = Commands.after(Commands.start(), List.of(new HandCommand.NextColor()));
        assertThat(state.hand().mode()).isEqualTo(Mode.CANDIDATE_COLOR);
        assertThat(state.hand().candidateColor()).isEqualTo(1);

        GameState last = Commands.after(state, List.of(new HandCommand.NextColor(), new HandCommand.TakeColor(4)));
        GameState first = last.apply(new HandCommand.NextColor(), 0);
        assertThat(first.hand().candidateColor()).isEqualTo(1);
        assertThat(first.apply(new HandCommand.PreviousColor(), 0).hand()).isEqualTo(last.hand());
    }

    @Test
    void erasingInTheModeOfColorsLeavesTheMarks() {
        GameState erased = colored().apply(new BoardCommand.Erase(), 0);

        assertThat(color(erased, R1C4)).isZero();
        assertThat(erased.board().center()).isEqualTo(colored().board().center());
        assertThat(colored()
                        .apply(new BoardCommand.ClearCandidateColors(), 0)
                        .board()
                        .candidateColors()
                        .isEmpty())
                .isTrue();
    }

    @Test
    void aPressedMarkTakesTheColorInHand() {
        GameState state = colored().apply(new BoardCommand.ColorCandidate(R1C3, 4), 0);

        assertThat(state.board().candidateColors().at(R1C3, 4)).isEqualTo(3);
    }

    @Test
    void aColorUnderADigitIsHiddenAndNotGone() {
        GameState placed = colored().apply(typeAt(R1C3, 4), 0);

        assertThat(color(placed, R1C3)).isEqualTo(1);
    }

    @Test
    void linksAndSavesCarryColors() {
        Board board = colored().board();

        assertThat(LinkCodec.read(LinkCodec.write(board))).isEqualTo(new Decoded.Done<>(board));
        assertThat(SaveFormat.write(colored().game(), 0)).contains(" p132").contains(" r142");
    }

    @Test
    void aFileThatHasNoPlaceForColorsSaysSo() {
        FormatWriter sdk = UsualFormats.withId("sdk").orElseThrow().writer().orElseThrow();

        assertThat(GameFiles.lost(colored().board(), sdk)).contains(Feature.CANDIDATE_COLORS);
    }
}
