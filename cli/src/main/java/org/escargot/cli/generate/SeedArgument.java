package org.escargot.cli.generate;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.jspecify.annotations.Nullable;

/// A seed as typed: `S`, or `S:N` to begin with number N of the run.
record SeedArgument(long seed, long first) {
    private static final Pattern TYPED = Pattern.compile("(-?\\d{1,18})(?::(\\d{1,18}))?");

    /// The same seed, `more` numbers on.
    SeedArgument plus(long more) {
        return new SeedArgument(seed, first + more);
    }

    /// What `text` means; without any, a seed drawn from the clock.
    ///
    /// @throws BadInput when it means nothing
    static SeedArgument of(@Nullable String text) {
        if (text == null) {
            return new SeedArgument(System.nanoTime() & 0xFFFF_FFFFL, 0);
        }
        Matcher typed = TYPED.matcher(text);
        if (!typed.matches()) {
            throw new BadInput(Complaint.SEED, text);
        }
        return new SeedArgument(
                Long.parseLong(typed.group(1)), typed.group(2) == null ? 0 : Long.parseLong(typed.group(2)));
    }
}
