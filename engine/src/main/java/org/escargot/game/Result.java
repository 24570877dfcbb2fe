package org.escargot.game;

/// How a game was won.
///
/// @param level the puzzle's level
/// @param millis how long it took
/// @param aids the help until then
public record Result(Level level, long millis, Aids aids) {
    public Result {
        if (millis < 0) {
            throw new IllegalArgumentException("A game takes no negative time (" + millis + ").");
        }
    }
}
