package org.escargot.cli.options;

import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;

/// A span of time as typed: `500ms`, `10s`, `2m`, or a number of seconds.
public final class DurationArgument {
    private static final Pattern TYPED = Pattern.compile("(\\d{1,9})(ms|s|m|)");

    private DurationArgument() {}

    /// The nanoseconds that `text`, the value of `--timeout`, means, at least 1.
    ///
    /// @throws BadInput when it means nothing
    public static long nanos(String text) {
        return nanos("--timeout", text);
    }

    /// The nanoseconds that `text`, the value of `option`, means, at least 1.
    ///
    /// @throws BadInput when it means nothing
    public static long nanos(String option, String text) {
        Matcher typed = TYPED.matcher(text);
        if (!typed.matches()) {
            throw new BadInput(Complaint.TIME, option, text);
        }
        TimeUnit unit = switch (typed.group(2)) {
            case "ms" -> TimeUnit.MILLISECONDS;
            case "m" -> TimeUnit.MINUTES;
            default -> TimeUnit.SECONDS;
        };
        return Math.max(1, unit.toNanos(Long.parseLong(typed.group(1))));
    }
}
