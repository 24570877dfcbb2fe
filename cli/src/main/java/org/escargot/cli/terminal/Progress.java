package org.escargot.cli.terminal;

import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.escargot.cli.speech.Phrase;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;

/// One line on the terminal that says how far a long run is: count, rate, and the time left when the size
/// of the input is known. Silent where standard error is no terminal.
public final class Progress {
    private static final long EVERY_NANOS = 200_000_000L;

    private final Terminal terminal;
    private final boolean shown;
    private final Phrase unit;
    private final LongSupplier clock;
    private long started;
    private long countBefore;
    private double shareBefore;
    private long drawn;
    private boolean dirty;

    /// @param unit how many there are of what is counted
    /// @param shown whether the line would not run into the output; it also takes a person to see it
    public Progress(Terminal terminal, Phrase unit, boolean shown) {
        this(terminal, unit, shown, System::nanoTime);
    }

    /// @param clock nanoseconds
    public Progress(Terminal terminal, Phrase unit, boolean shown, LongSupplier clock) {
        this.terminal = terminal;
        this.unit = unit;
        this.shown = shown && terminal.errIsTerminal() && terminal.look() != Look.PLAIN;
        this.clock = clock;
        this.started = clock.getAsLong();
        this.drawn = started;
    }

    /// Whether a person sees the line.
    public boolean isShown() {
        return shown;
    }

    /// Notes that `count` items, `share` of the input, were done before, so that they tell nothing about the rate.
    public void begin(long count, double share) {
        countBefore = count;
        shareBefore = Math.max(0, share);
        started = clock.getAsLong();
    }

    /// Notes that `count` items are done, `share` (0..1) of the whole input, or less than 0 when unknown.
    public void update(long count, double share) {
        long now = clock.getAsLong();
        if (shown && now - drawn >= EVERY_NANOS) {
            drawn = now;
            dirty = true;
            String text = fitting(count, share, now - started);
            terminal.err().print("\r" + text + "\u001b[K");
            terminal.err().flush();
        }
    }

    /// Takes the line away, so that other text can follow.
    public void clear() {
        if (dirty) {
            dirty = false;
            terminal.err().print("\r\u001b[K");
            terminal.err().flush();
        }
    }

    /// The line without its bar where that would leave no room for the rest, and cut off where even that is too
    /// long.
    private String fitting(long count, double share, long nanos) {
        int room = terminal.columns() - 1;
        String whole = text(count, share, nanos, bar(share));
        String text =
                whole.length() <= room ? whole : text(count, share, nanos, "").strip();
        return text.substring(0, Math.min(text.length(), room));
    }

    private String text(long count, double share, long nanos, String bar) {
        double rate = (count - countBefore) * 1e9 / Math.max(1, nanos);
        // Rounded to whole numbers, slow work would be 0 a second.
        Speech speech = terminal.speech();
        String counted = speech.say(unit, count);
        String text = rate < 10
                ? speech.say(Report.SLOW_RATE, counted, rate)
                : speech.say(Report.RATE, counted, Math.round(rate));
        if (share <= shareBefore) {
            return text;
        }
        long left = Math.round(nanos / 1e9 * (1 - share) / (share - shareBefore));
        String percent = String.format(Locale.ROOT, "%3.0f", share * 100);
        return speech.say(Report.LEFT, bar, percent, text, clock(left));
    }

    private static String bar(double share) {
        int full = (int) Math.round(Math.clamp(share, 0, 1) * 20);
        return "[" + "#".repeat(full) + " ".repeat(20 - full) + "]";
    }

    private String clock(long seconds) {
        Duration left = Duration.ofSeconds(seconds);
        return left.toHours() > 0
                ? terminal.speech()
                        .say(Report.HOURS, left.toHours(), String.format(Locale.ROOT, "%02d", left.toMinutesPart()))
                : String.format(Locale.ROOT, "%d:%02d", left.toMinutes(), left.toSecondsPart());
    }
}
