package org.escargot.web;

import java.util.Optional;
import java.util.function.Function;
import org.escargot.famous.FamousPuzzle;
import org.escargot.game.Board;
import org.escargot.game.Decoded;
import org.escargot.game.Game;
import org.escargot.game.GameFiles;
import org.escargot.game.GameState;
import org.escargot.game.Level;
import org.escargot.game.Stage;
import org.escargot.game.command.Command;
import org.escargot.game.keeping.LinkCodec;
import org.escargot.game.keeping.SaveFormat;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solutions;

/// The one game that is on the table, and the solutions of its puzzle once they are known. What its methods answer is
/// JSON: the type `View` of `engine/view.ts`, or `Problem`.
final class GameSession {
    private GameState state = GameState.enter();
    private Solutions answer = Solutions.of(state.board().puzzle(), new BandSolver());

    GameState state() {
        return state;
    }

    Board board() {
        return state.board();
    }

    /// The level of the puzzle that is played.
    Level level() {
        return board().stage() instanceof Stage.Playing playing ? playing.level() : Level.OWN;
    }

    /// What there is to draw.
    String view(long now) {
        return ViewJson.of(state, CurrentLanguage.firstExplainer(), now);
    }

    /// Does `command`.
    void apply(Command command, long now) {
        state = state.apply(command, now);
    }

    /// The puzzle's solutions, known or found once.
    Solutions answer() {
        Givens puzzle = board().puzzle();
        if (!answer.puzzle().equals(puzzle)) {
            answer = Solutions.of(puzzle, new BandSolver());
        }
        return answer;
    }

    /// Takes the solutions of a puzzle that another engine has found.
    void setSolutions(Solutions found) {
        answer = found;
    }

    /// Begins a game of `puzzle`.
    String begin(Givens puzzle, Level level, long now) {
        return begun(GameState.play(puzzle, level, now), now);
    }

    /// Lays `puzzle` on the table; its clock starts with the first change of the board.
    String setBoard(Givens puzzle, Level level, long now) {
        return begun(GameState.of(Game.of(Board.of(puzzle, level))), now);
    }

    /// Goes on with a game that was kept.
    String load(String saved, long now) {
        return begun(SaveFormat.read(saved), game -> game, now);
    }

    /// Begins with the board that a link carries; a line of 81 characters is a link too, and so is the id of a famous
    /// puzzle.
    String follow(String fragment, long now) {
        Optional<FamousPuzzle> famous = FamousPuzzle.of(fragment);
        if (famous.isPresent()) {
            return begin(famous.get().givens(), Level.OWN, now);
        }
        return begun(isLine(fragment) ? GameFiles.read(fragment) : LinkCodec.read(fragment), Game::of, now);
    }

    /// Whether it can only be the 81 cells of a puzzle: a link may be as long, but begins with a letter.
    private static boolean isLine(String fragment) {
        return fragment.length() == Cell.COUNT && !Character.isLetter(fragment.charAt(0));
    }

    /// Begins with the first puzzle of `text`, in any format, in its state of play.
    String open(String text, long now) {
        return begun(GameFiles.read(text), Game::of, now);
    }

    private <T> String begun(Decoded<T> decoded, Function<T, Game> game, long now) {
        return switch (decoded) {
            case Decoded.Done<T> done -> begun(GameState.of(game.apply(done.value())), now);
            case Decoded.Failed<T> failed -> ViewJson.problem(failed.problem(), CurrentLanguage.firstExplainer());
        };
    }

    /// The settings are the player's, not the game's.
    private String begun(GameState begun, long now) {
        state = begun.withSettings(state.hand());
        return view(now);
    }
}
