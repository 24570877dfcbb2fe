package org.escargot.game;

/// A board of a game's history, and when it came about.
///
/// @param board the board
/// @param elapsed milliseconds on the game's clock
/// @param hints how many hints there had been by then
public record Moment(Board board, long elapsed, int hints) {
    /// The first moment of a game that begins with `board`.
    public static Moment first(Board board) {
        return new Moment(board, 0, 0);
    }
}
