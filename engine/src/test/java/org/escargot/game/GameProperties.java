package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.ClockCommand;
import org.escargot.game.command.Command;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.command.Option;
import org.escargot.game.command.SelectionCommand;
import org.escargot.grid.CellSet;

/// Whatever a player does, in whatever order.
class GameProperties {
    @Provide
    Arbitrary<GameState> states() {
        return Commands.states(40);
    }

    @Provide
    Arbitrary<Command> commands() {
        return Commands.any();
    }

    @Provide
    Arbitrary<List<Command>> lists() {
        return Commands.lists(60);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void oneCommandIsOneStepOrNone(@ForAll("states") GameState state, @ForAll("commands") Command command) {
        History before = state.game().history();
        History after = state.apply(command, 100_000).game().history();

        switch (command) {
            case BoardCommand _, SelectionCommand _, HandCommand _, ClockCommand _ -> {
                boolean none = after.equals(before);
                // What is typed again as it was undone goes on with it.
                boolean isRedone = after.boards().equals(before.boards());
                boolean one = after.undoable() == before.undoable() + 1 && (after.redoable() == 0 || isRedone);
                assertThat(none || one).isTrue();
                assertThat(none).isEqualTo(after.present().equals(before.present()));
            }
            case HistoryCommand.Revisit _ -> assertThat(tree(after)).isEqualTo(tree(before));
            case HistoryCommand _ ->
                assertThat(after.undoable()).isBetween(before.undoable() - 1, before.undoable() + 1);
        }
    }

    /// The boards of the tree, each with all that came before it.
    private static Set<List<Moment>> tree(History history) {
        BoardTree tree = BoardTree.of(history);
        return IntStream.range(0, tree.nodes().size()).mapToObj(tree::way).collect(Collectors.toSet());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void undoTakesBackAnyCommandAndRedoBringsItAgain(
            @ForAll("states") GameState state, @ForAll("commands") Command command) {
        GameState done = state.apply(command, 100_000);
        if (command instanceof HistoryCommand.Undo
                || command instanceof HistoryCommand.Redo
                || command instanceof HistoryCommand.Revisit
                || done.board().equals(state.board())) {
            return;
        }
        GameState undone = done.apply(new HistoryCommand.Undo(), 100_001);
        assertThat(undone.board()).isEqualTo(state.board());
        assertThat(undone.game().history().boards())
                .isEqualTo(done.game().history().boards());
        GameState redone = undone.apply(new HistoryCommand.Redo(), 100_002);
        assertThat(redone.game().history()).isEqualTo(done.game().history());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void undoLeadsBackToTheStart(@ForAll("lists") List<Command> commands) {
        GameState state = Commands.after(Commands.start(), commands);
        Board end = state.board();
        int steps = state.game().history().undoable();
        for (int i = 0; i < steps; i++) {
            state = state.apply(new HistoryCommand.Undo(), 0);
        }
        assertThat(state.board()).isEqualTo(Commands.start().board());
        for (int i = 0; i < steps; i++) {
            state = state.apply(new HistoryCommand.Redo(), 0);
        }
        assertThat(state.board()).isEqualTo(end);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void theProgramsCandidatesFollowTheBoard(@ForAll("states") GameState state) {
        for (Board board : state.game().history().boards()) {
            if (board.candidates() instanceof Candidates.Automatic automatic) {
                CellSet sure = board.digits()
                        .filled()
                        .minus(board.clashes())
                        .or(board.givens().filled());
                assertThat(automatic.counted().containsAll(sure)).isTrue();
                assertThat(board.center()).isEqualTo(AutomaticCandidates.center(board.digits(), automatic));
            }
        }
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void withTheRulesOnlyOptionNoCommandPlacesAClash(@ForAll("lists") List<Command> commands) {
        GameState state = Commands.start().apply(new HandCommand.TurnOn(Option.RULES_ONLY), 0);
        for (Command command : commands) {
            boolean typing = command instanceof BoardCommand.Type
                    || command instanceof BoardCommand.TypeAs
                    || command instanceof BoardCommand.TypeAt
                    || command instanceof SelectionCommand;
            if (typing) {
                state = state.apply(command, 0);
            }
        }
        assertThat(state.board().clashes().isEmpty()).isTrue();
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void aResultIsThereExactlyWhenThePlayerHasSolvedThePuzzle(@ForAll("states") GameState state) {
        if (state.game().isWon()) {
            assertThat(state.board().standing()).isEqualTo(BoardStatus.SOLVED);
        }
        state.game()
                .result()
                .ifPresent(result -> assertThat(state.game().history().boards())
                        .anyMatch(board -> board.standing() == BoardStatus.SOLVED));
    }
}
