package org.escargot.game.command;

/// Runs the clock, and counts the aids that were used.
public sealed interface ClockCommand extends Command {
    /// Stops the clock and, until [Resume], everything else.
    record Pause() implements ClockCommand {}

    /// Lets the clock run, where there is something to play.
    record Resume() implements ClockCommand {}

    /// Says that a hint was shown.
    record CountHint() implements ClockCommand {}

    /// Says that a check was shown.
    record CountCheck() implements ClockCommand {}
}
