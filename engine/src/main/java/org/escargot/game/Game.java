package org.escargot.game;

import java.util.Optional;

/// What is kept of a game when the page is closed.
///
/// @param history its boards
/// @param clock how long it was played
/// @param aids how often the player was helped
/// @param result how it was first won, if it was
public record Game(History history, Clock clock, Aids aids, Optional<Result> result) {
    /// The game that begins with `board`.
    public static Game of(Board board) {
        return new Game(History.of(board), Clock.ZERO, Aids.NONE, Optional.empty());
    }

    /// The board as it is.
    public Board board() {
        return history.present();
    }

    /// This game with its clock stopped, when it is `now`.
    public Game stopped(long now) {
        return with(clock.stop(now));
    }

    /// The same game with another history.
    public Game with(History newHistory) {
        return new Game(newHistory, clock, aids, result);
    }

    Game with(Clock newClock) {
        return new Game(history, newClock, aids, result);
    }

    Game with(Aids newAids) {
        return new Game(history, clock, newAids, result);
    }

    /// Whether the player solved it: by the rules, never by comparing it with a grid, and without the program's digits.
    boolean isWon() {
        return board().stage() instanceof Stage.Playing
                && board().standing() == BoardStatus.SOLVED
                && board().solved().isEmpty();
    }

    /// This game, with its clock stopped where it is solved, and its first result written down where it is won.
    Game settled(long now) {
        if (!isWon() && board().standing() == BoardStatus.SOLVED) {
            return stopped(now);
        }
        if (!isWon() || !(board().stage() instanceof Stage.Playing playing)) {
            return this;
        }
        Clock stopped = clock.stop(now);
        Result won = new Result(playing.level(), stopped.elapsed(), aids);
        return new Game(history, stopped, aids, Optional.of(result.orElse(won)));
    }
}
