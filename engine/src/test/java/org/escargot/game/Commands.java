package org.escargot.game;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.ClockCommand;
import org.escargot.game.command.Command;
import org.escargot.game.command.Direction;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.command.Layer;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.game.command.SelectionCommand;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Symmetry;
import org.escargot.logic.step.Effects;

/// Commands as a cat on the keyboard would give them, and states that they lead to.
final class Commands {
    static final String PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static final Grid SOLUTION =
            Grid.of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    static final Givens GIVENS = Givens.of(PUZZLE);

    private Commands() {}

    /// Any command; those that write are the most frequent.
    static Arbitrary<Command> any() {
        return Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(4, selecting()),
                net.jqwik.api.Tuple.of(5, writing()),
                net.jqwik.api.Tuple.of(2, holding()),
                net.jqwik.api.Tuple.of(2, keeping()),
                net.jqwik.api.Tuple.of(1, staging()));
    }

    /// Any number of commands, up to `most`.
    static Arbitrary<List<Command>> lists(int most) {
        return any().list().ofMaxSize(most);
    }

    /// A game after any commands, those that pause it left out.
    static Arbitrary<GameState> states(int most) {
        return Combinators.combine(lists(most), Arbitraries.of(GameState.enter(), start()))
                .as((commands, start) -> after(start, commands));
    }

    static GameState start() {
        return GameState.play(GIVENS, new Level(7), 1_000);
    }

    static GameState after(GameState start, List<Command> commands) {
        GameState state = start;
        long now = 1_000;
        for (Command command : commands) {
            now += 700;
            state = state.apply(command, now);
            if (state.isPaused()) {
                state = state.apply(new ClockCommand.Resume(), now + 100);
            }
        }
        return state;
    }

    private static Arbitrary<Integer> cells() {
        return Arbitraries.integers().between(0, Cell.COUNT - 1);
    }

    private static Arbitrary<Integer> digits() {
        return Arbitraries.integers().between(1, 9);
    }

    private static Arbitrary<Command> selecting() {
        Arbitrary<Direction> directions = Arbitraries.of(Direction.class);
        return Arbitraries.oneOf(
                cells().map(SelectionCommand.Press::new),
                cells().map(SelectionCommand.GoTo::new),
                cells().map(SelectionCommand.PressAlso::new),
                cells().map(SelectionCommand.DragTo::new),
                cells().map(SelectionCommand.SelectSame::new),
                digits().map(SelectionCommand.SelectDigit::new),
                Arbitraries.integers().between(0, 26).map(SelectionCommand.SelectHouse::new),
                Arbitraries.integers().between(0, 26).map(SelectionCommand.SelectHouseAlso::new),
                directions.map(SelectionCommand.Move::new),
                directions.map(SelectionCommand.Extend::new),
                directions.map(SelectionCommand.MoveToEmpty::new),
                Arbitraries.of(
                        new SelectionCommand.SelectAll(),
                        new SelectionCommand.SelectNone(),
                        new SelectionCommand.Invert(),
                        new SelectionCommand.SelectSameAsFocus()));
    }

    private static Arbitrary<Command> writing() {
        Arbitrary<CandidateSet> candidates = Arbitraries.integers()
                .between(0, Candidate.COUNT - 1)
                .list()
                .ofMaxSize(3)
                .map(list -> CandidateSet.of(list.stream().mapToInt(i -> i).toArray()));
        return Arbitraries.oneOf(
                digits().map(BoardCommand.Type::new),
                Combinators.combine(digits(), Arbitraries.of(Mode.class)).as(BoardCommand.TypeAs::new),
                Combinators.combine(cells(), digits()).as(BoardCommand.TypeAt::new),
                cells().map(cell -> new BoardCommand.TypeAt(cell, SOLUTION.digit(cell))),
                cells().map(BoardCommand.EraseAt::new),
                Arbitraries.of(Layer.class).map(BoardCommand.EraseLayer::new),
                digits().map(BoardCommand.FillDigit::new),
                Combinators.combine(cells(), digits()).as(BoardCommand.ColorCandidate::new),
                digits().map(digit -> new BoardCommand.TypeAs(digit, Mode.CANDIDATE_COLOR)),
                Combinators.combine(candidates, candidates)
                        .as((placed, eliminated) -> new BoardCommand.Apply(new Effects(placed, eliminated))),
                Arbitraries.of(
                        new BoardCommand.Erase(),
                        new BoardCommand.FillCandidates(),
                        new BoardCommand.FillAllNine(),
                        new BoardCommand.ClearMarks(),
                        new BoardCommand.ClearCandidateColors(),
                        new BoardCommand.StartCandidates(),
                        new BoardCommand.StartCandidates(),
                        new BoardCommand.StopCandidates()));
    }

    private static Arbitrary<Command> holding() {
        return Arbitraries.oneOf(
                Arbitraries.of(Mode.class).map(HandCommand.SetMode::new),
                Arbitraries.integers().between(1, 4).map(HandCommand.TakeColor::new),
                digits().map(HandCommand.Choose::new),
                digits().map(HandCommand.Pad::new),
                Arbitraries.of(Option.class).map(HandCommand.TurnOn::new),
                Arbitraries.of(Option.class).map(HandCommand.TurnOff::new),
                Arbitraries.of(Symmetry.class).map(HandCommand.KeepSymmetry::new),
                Arbitraries.of(
                        new HandCommand.NextMode(),
                        new HandCommand.NextColor(),
                        new HandCommand.PreviousColor(),
                        new HandCommand.PreviousMode(),
                        new HandCommand.ToggleEraser(),
                        new HandCommand.PutBack()));
    }

    private static Arbitrary<Command> keeping() {
        return Arbitraries.oneOf(
                Arbitraries.integers().between(-1, 3).map(HistoryCommand.Restore::new),
                Arbitraries.integers().between(-1, 3).map(HistoryCommand.DropCheckpoint::new),
                Arbitraries.integers().between(-1, 12).map(HistoryCommand.Revisit::new),
                Arbitraries.of(
                        new HistoryCommand.Undo(),
                        new HistoryCommand.Undo(),
                        new HistoryCommand.Redo(),
                        new HistoryCommand.SetCheckpoint(),
                        new HistoryCommand.BeforeMistake(SOLUTION),
                        new HistoryCommand.BeforeMistake(Grid.EMPTY),
                        new ClockCommand.Pause(),
                        new ClockCommand.Resume(),
                        new ClockCommand.CountHint(),
                        new ClockCommand.CountCheck()));
    }

    private static Arbitrary<Command> staging() {
        return Arbitraries.of(
                new BoardCommand.Solve(SOLUTION),
                new BoardCommand.Solve(Grid.EMPTY),
                new BoardCommand.Restart(),
                new BoardCommand.ClearAll(),
                new BoardCommand.EnterPuzzle(),
                new BoardCommand.Play(),
                new BoardCommand.Play(),
                new BoardCommand.Paste(PUZZLE),
                new BoardCommand.Paste("55" + PUZZLE.substring(2)),
                new BoardCommand.Paste("| 12 3 456 | 7 8 9 | 1 23 4 |\n".repeat(9)),
                new BoardCommand.Paste("nothing of the kind"));
    }
}
