package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.escargot.game.Games.R1C3;
import static org.escargot.game.Games.R1C4;
import static org.escargot.game.Games.R9C9;
import static org.escargot.game.Games.enter;
import static org.escargot.game.Games.play;
import static org.escargot.game.Games.typeAt;

import java.util.List;
import org.escargot.game.command.HistoryCommand;
import org.junit.jupiter.api.Test;

class HistoryTest {
    @Test
    void aCheckpointStaysAfterGoingBackToIt() {
        GameState state = play(
                typeAt(R1C3, 4),
                new HistoryCommand.SetCheckpoint(),
                typeAt(R1C4, 2),
                typeAt(R9C9 - 8, 3),
                new HistoryCommand.Restore(0));

        assertThat(state.board().digits().filled().size()).isEqualTo(31);
        assertThat(state.game().history().checkpoints()).hasSize(1);
        assertThat(state.apply(new HistoryCommand.Undo(), 0).board().digits().digit(R1C4))
                .isEqualTo(2);
    }

    @Test
    void aCheckpointKnowsWhenItsBoardCameAbout() {
        GameState state = play(typeAt(R1C3, 4), new HistoryCommand.SetCheckpoint(), typeAt(R1C4, 2));

        assertThat(state.game().history().checkpoints())
                .containsExactly(state.game().history().moments().get(1));
    }

    /// 1 in r1c1; from there 2 in r1c2, left for 3 in r1c2 and 4 in r1c3.
    private static GameState branched() {
        return enter(typeAt(0, 1), typeAt(1, 2), new HistoryCommand.Undo(), typeAt(1, 3), typeAt(2, 4));
    }

    private static List<String> tree(GameState state) {
        BoardTree tree = BoardTree.of(state.game().history());
        return tree.nodes().stream()
                .map(node -> node.parent() + " "
                        + node.moment().board().digits().toString().substring(0, 3))
                .toList();
    }

    @Test
    void aWayThatWasLeftWhileEnteringStaysInTheTree() {
        assertThat(tree(branched())).containsExactly("-1 ...", "0 1..", "1 13.", "2 134", "1 12.");
        assertThat(BoardTree.of(branched().game().history()).present()).isEqualTo(3);
    }

    @Test
    void anyBoardOfTheTreeCanBeRevisitedAndGoneOnFrom() {
        GameState back = branched().apply(new HistoryCommand.Revisit(4), 0);
        assertThat(back.board().digits().toString()).startsWith("12.");
        assertThat(tree(back)).containsExactly("-1 ...", "0 1..", "1 12.", "1 13.", "3 134");

        GameState further = back.apply(typeAt(2, 5), 0).apply(new HistoryCommand.Revisit(5), 0);
        assertThat(tree(further)).containsExactly("-1 ...", "0 1..", "1 13.", "2 134", "1 12.", "4 125");
        assertThat(further.board().digits().toString()).startsWith("134");
        assertThat(further.apply(new HistoryCommand.Revisit(99), 0).board()).isEqualTo(further.board());
    }

    @Test
    void inTheMiddleOfTheWayTheRestIsUndone() {
        GameState back = branched().apply(new HistoryCommand.Revisit(1), 0);
        assertThat(tree(back)).isEqualTo(tree(branched()));
        assertThat(back.game().history().redoable()).isEqualTo(2);
        assertThat(tree(back.apply(typeAt(1, 3), 0))).isEqualTo(tree(branched()));
    }

    @Test
    void whileAPuzzleIsPlayedNoWayIsKept() {
        GameState state = play(typeAt(R1C3, 4), new HistoryCommand.Undo(), typeAt(R1C3, 2));
        assertThat(state.game().history().branches()).isEmpty();
    }

    @Test
    void backToBeforeTheMistake() {
        GameState state = play(typeAt(R1C3, 4), typeAt(R1C4, 2), typeAt(4 + 1, 8));
        GameState back = state.apply(new HistoryCommand.BeforeMistake(Commands.SOLUTION), 0);

        assertThat(back.board().digits().digit(R1C3)).isEqualTo(4);
        assertThat(back.board().digits().digit(R1C4)).isZero();
        assertThat(back.apply(new HistoryCommand.Undo(), 0).board()).isEqualTo(state.board());
    }
}
