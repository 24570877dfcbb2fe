package org.escargot.game;

/// How long a player has played. It never looks at the time itself: the caller says what time it is, in
/// milliseconds of any clock.
///
/// @param state whether it runs
/// @param elapsed the milliseconds counted before `since`
/// @param since when it began to run; 0 unless it runs
public record Clock(State state, long elapsed, long since) {
    /// Whether a clock runs.
    public enum State {
        /// It has not begun, or there is nothing to count.
        STOPPED,
        /// It counts.
        RUNNING,
        /// The player rests, and the board is hidden.
        PAUSED
    }

    /// The clock of a game not begun.
    public static final Clock ZERO = stopped(0);

    public Clock {
        if (elapsed < 0 || state != State.RUNNING && since != 0) {
            throw new IllegalArgumentException("A clock counts from 0, and only a running one has begun.");
        }
    }

    /// A clock that stands at `elapsed` milliseconds.
    public static Clock stopped(long elapsed) {
        return new Clock(State.STOPPED, elapsed, 0);
    }

    /// The milliseconds counted so far, when it is `now`. Time that goes backward counts as none.
    public long elapsed(long now) {
        return state == State.RUNNING && now > since ? saturated(now - since) : elapsed;
    }

    /// Clocks of machines can be anything; a sum that overflows must not become a negative time.
    private long saturated(long passed) {
        return passed < 0 || elapsed + passed < 0 ? elapsed : elapsed + passed;
    }

    Clock run(long now) {
        return state == State.RUNNING ? this : new Clock(State.RUNNING, elapsed, now);
    }

    Clock pause(long now) {
        return state == State.RUNNING ? new Clock(State.PAUSED, elapsed(now), 0) : this;
    }

    Clock stop(long now) {
        return stopped(elapsed(now));
    }
}
