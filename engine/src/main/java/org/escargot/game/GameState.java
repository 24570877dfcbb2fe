package org.escargot.game;

import java.util.Optional;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.ClockCommand;
import org.escargot.game.command.Command;
import org.escargot.game.command.HandCommand;
import org.escargot.game.command.HistoryCommand;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.game.command.SelectionCommand;
import org.escargot.grid.CandidateColors;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// Everything there is to draw at a moment of play, and what any command makes of it.
///
/// A state never changes: [#apply] returns the next one. No command throws, whatever the state is.
///
/// @param game what is kept
/// @param hand what the player is about to do
/// @param notice what the last command did
public record GameState(Game game, Hand hand, Notice notice) {
    private static final Notice QUIET = new Notice.Quiet();

    /// The empty board, on which a puzzle can be typed.
    public static GameState enter() {
        return of(Game.of(Board.EMPTY));
    }

    /// A new game of `givens`; its clock runs from `now`, in milliseconds.
    public static GameState play(Givens givens, Level level, long now) {
        return of(Game.of(Board.of(givens, level)).with(Clock.ZERO.run(now)));
    }

    /// A game that was kept, or came by a link. Its clock goes on at the first change of the board, or with
    /// [ClockCommand.Resume].
    public static GameState of(Game game) {
        return new GameState(game, Hand.EMPTY, QUIET);
    }

    /// The board as it is.
    public Board board() {
        return game.board();
    }

    /// The digits that are left to place.
    public Pile pile() {
        return new Pile(board().digits());
    }

    /// The empty cells that are given with one that is filled, while a puzzle is entered with a symmetry.
    public CellSet missing() {
        if (!(board().stage() instanceof Stage.Entering)) {
            return CellSet.EMPTY;
        }
        CellSet filled = board().digits().filled();
        CellSet missing = CellSet.EMPTY;
        for (int cell = filled.first(); cell >= 0; cell = filled.next(cell)) {
            missing = missing.or(hand.symmetry().orbit(cell).minus(filled));
        }
        return missing;
    }

    /// Whether the player rests; then the board is to be hidden.
    public boolean isPaused() {
        return game.clock().state() == Clock.State.PAUSED;
    }

    /// This state with what a player who has played before has set: the options, and the symmetry to keep.
    public GameState withSettings(Hand player) {
        return new GameState(game, hand.with(player.options()).with(player.symmetry()), notice);
    }

    /// The state after `command`, given when it is `now`, in milliseconds of any clock that goes forward.
    public GameState apply(Command command, long now) {
        if (isPaused() && !(command instanceof ClockCommand)) {
            return new GameState(game, hand, new Notice.Resting());
        }
        return switch (command) {
            case BoardCommand.Paste paste -> pasted(Editing.edit(board(), hand, paste), now);
            case BoardCommand edit -> {
                Hand aimed = Advancing.before(board(), hand, edit);
                yield edited(Advancing.after(board(), aimed, edit), Editing.edit(board(), aimed, edit), now);
            }
            case ClockCommand clock -> new GameState(timed(clock, now), hand, QUIET);
            case HandCommand take -> taken(take, now);
            case HistoryCommand remember -> remembered(remember, now);
            case SelectionCommand select -> selected(select, now);
        };
    }

    /// What is pasted is another game, even where it is the same puzzle once more.
    private GameState pasted(Edit edit, long now) {
        Game another = new Game(game.history(), Clock.ZERO, Aids.NONE, Optional.empty());
        return edit.notice() instanceof Notice.Unreadable
                ? edited(hand, edit, now)
                : new GameState(another, hand, notice).edited(hand, edit, now);
    }

    private GameState edited(Hand newHand, Edit edit, long now) {
        Board before = board();
        Board after = AutomaticCandidates.kept(before, edit.board());
        if (after.equals(before)) {
            Notice notice = edit.notice() instanceof Notice.Changed ? QUIET : edit.notice();
            return new GameState(game, newHand, notice);
        }
        boolean solvedByProgram = !after.solved().isEmpty() && after.standing() == BoardStatus.SOLVED;
        Game next = played(before.stage(), after.stage(), now).with(then(after, now));
        Game counted = solvedByProgram && before.solved().isEmpty()
                ? next.with(next.aids().withSolve())
                : next;
        return new GameState(counted.settled(now), newHand, edit.notice());
    }

    /// The history with `board` as its present, which comes about `now`. What is typed before the game takes no time.
    private History then(Board board, long now) {
        boolean isPlayed = board().stage() instanceof Stage.Playing && board.stage() instanceof Stage.Playing;
        long elapsed = isPlayed ? game.clock().elapsed(now) : 0;
        int hints = isPlayed ? game.aids().hints() : 0;
        return game.history().then(new Moment(board, elapsed, hints));
    }

    /// A new puzzle begins at zero; the first change of a puzzle that was kept lets its clock go on.
    private Game played(Stage before, Stage after, long now) {
        if (after instanceof Stage.Entering) {
            return game.with(game.clock().stop(now));
        }
        if (after.equals(before)) {
            return game.result().isEmpty() ? game.with(game.clock().run(now)) : game;
        }
        // A player who typed a puzzle and had it solved has seen the solution.
        Aids aids = before instanceof Stage.Entering ? game.aids() : Aids.NONE;
        return new Game(game.history(), Clock.ZERO.run(now), aids, Optional.empty());
    }

    private Game timed(ClockCommand command, long now) {
        boolean isOpen = board().stage() instanceof Stage.Playing && !game.isWon();
        return switch (command) {
            case ClockCommand.Pause _ -> game.with(game.clock().pause(now));
            case ClockCommand.Resume _ ->
                game.with(isOpen ? game.clock().run(now) : game.clock().stop(now));
            case ClockCommand.CountHint _ -> game.with(game.aids().withHint());
            case ClockCommand.CountCheck _ -> game.with(game.aids().withCheck());
        };
    }

    private GameState taken(HandCommand command, long now) {
        return switch (command) {
            case HandCommand.SetMode set -> holding(hand.with(set.mode()));
            case HandCommand.NextMode _ -> holding(hand.with(hand.mode().next()));
            case HandCommand.PreviousMode _ -> holding(hand.with(hand.mode().previous()));
            case HandCommand.TakeColor take -> holding(hand.coloring(take.color()));
            case HandCommand.NextColor _ -> holding(hand.coloring(colorBy(1)));
            case HandCommand.PreviousColor _ -> holding(hand.coloring(colorBy(CandidateColors.COUNT - 1)));
            case HandCommand.Choose choose -> holding(hand.with(toggled(new Tool.Held(choose.digit()))));
            case HandCommand.Pad pad ->
                choosesFirst()
                        ? holding(hand.with(toggled(new Tool.Held(pad.digit()))))
                        : edited(hand, Editing.edit(board(), hand, new BoardCommand.Type(pad.digit())), now);
            case HandCommand.ToggleEraser _ -> holding(hand.with(toggled(new Tool.Eraser())));
            case HandCommand.PutBack _ -> holding(hand.with(new Tool.Pointer()));
            case HandCommand.TurnOn on -> holding(hand.with(hand.options().with(on.option())));
            case HandCommand.TurnOff off -> holding(hand.with(hand.options().without(off.option())));
            case HandCommand.KeepSymmetry keep -> holding(hand.with(keep.symmetry()));
        };
    }

    /// The color that is `steps` after the one in hand, or that itself where candidates have not been colored yet.
    private int colorBy(int steps) {
        boolean isColoring = hand.mode() == Mode.CANDIDATE_COLOR;
        return isColoring ? (hand.candidateColor() - 1 + steps) % CandidateColors.COUNT + 1 : hand.candidateColor();
    }

    private boolean choosesFirst() {
        return hand.options().has(Option.DIGIT_FIRST)
                || !(hand.tool() instanceof Tool.Pointer)
                || hand.selection().cells().isEmpty();
    }

    private Tool toggled(Tool tool) {
        return hand.tool().equals(tool) ? new Tool.Pointer() : tool;
    }

    private GameState holding(Hand newHand) {
        return new GameState(game, newHand, QUIET);
    }

    private GameState remembered(HistoryCommand command, long now) {
        History history = game.history();
        return switch (command) {
            case HistoryCommand.Undo _ -> at(history.undo(), Notice.Undone::new);
            case HistoryCommand.Redo _ -> at(history.redo(), Notice.Redone::new);
            case HistoryCommand.SetCheckpoint _ -> kept(history.withCheckpoint());
            case HistoryCommand.Restore restore ->
                has(restore.number())
                        ? at(then(history.checkpoints().get(restore.number()).board(), now), Notice.Restored::new)
                        : holding(hand);
            case HistoryCommand.Revisit revisit -> at(history.revisited(revisit.number()), Notice.Restored::new);
            case HistoryCommand.DropCheckpoint drop ->
                has(drop.number())
                        ? new GameState(game.with(history.withoutCheckpoint(drop.number())), hand, QUIET)
                        : holding(hand);
            case HistoryCommand.BeforeMistake before -> beforeMistake(before.solution(), now);
        };
    }

    private boolean has(int checkpoint) {
        return checkpoint >= 0 && checkpoint < game.history().checkpoints().size();
    }

    private GameState kept(History history) {
        int number = history.checkpoint();
        return new GameState(game.with(history), hand, number < 0 ? QUIET : new Notice.CheckpointKept(number));
    }

    private GameState beforeMistake(Grid solution, long now) {
        Optional<Board> found = game.history()
                .last(past -> past.stage().equals(board().stage()) && solution.extendsGrid(past.digits()));
        return found.map(past -> at(then(past, now), Notice.Restored::new)).orElse(holding(hand));
    }

    /// Says what moved.
    private interface Moved {
        Notice cells(CellSet cells);
    }

    private GameState at(History history, Moved moved) {
        if (history.present().equals(board())) {
            return holding(hand);
        }
        Notice notice = moved.cells(Edit.changedCells(board(), history.present()));
        return new GameState(game.with(history), hand, notice);
    }

    private GameState selected(SelectionCommand command, long now) {
        Hand pointing = hand.with(Pointing.select(board(), hand, command));
        return switch (command) {
            case SelectionCommand.Press press -> pressed(pointing, press.cell(), now);
            case SelectionCommand.PressFocus _ ->
                pressed(pointing, hand.selection().focus(), now);
            default -> holding(pointing);
        };
    }

    private GameState pressed(Hand pointing, int cell, long now) {
        int there = board().digits().digit(cell);
        boolean choosing = there != Digit.NONE && hand.mode() != Mode.COLOR;
        return switch (hand.tool()) {
            case Tool.Pointer _ ->
                choosing && hand.options().has(Option.DIGIT_FIRST)
                        ? holding(pointing.with(new Tool.Held(there)))
                        : holding(pointing);
            case Tool.Held held ->
                choosing
                        ? holding(pointing.with(new Tool.Held(there)))
                        : edited(
                                pointing,
                                Editing.write(board(), hand, CellSet.of(cell), held.digit(), hand.mode()),
                                now);
            case Tool.Eraser _ -> edited(pointing, Editing.erase(board(), hand, CellSet.of(cell)), now);
        };
    }
}
