package org.escargot.cli.options;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;

/// A range of ratings on Sudoku Explainer's scale as typed, such as `7.1..7.4` or `7.1`; in tenths.
public record RatingArgument(int lowest, int highest) {
    private static final Pattern RATING = Pattern.compile("(\\d{1,2})(?:\\.(\\d))?");

    /// What `text` means.
    ///
    /// @throws BadInput when it means nothing
    public static RatingArgument of(String option, String text) {
        int dots = text.indexOf("..");
        int lowest = tenths(dots < 0 ? text : text.substring(0, dots));
        int highest = tenths(dots < 0 ? text : text.substring(dots + 2));
        if (lowest < 0 || highest < lowest) {
            throw new BadInput(Complaint.RATING_OR_RANGE, option, text);
        }
        return new RatingArgument(lowest, highest);
    }

    /// The rating that `text` is.
    ///
    /// @throws BadInput when it is none
    public static int tenths(String option, String text) {
        int tenths = tenths(text);
        if (tenths < 0) {
            throw new BadInput(Complaint.RATING, option, text);
        }
        return tenths;
    }

    private static int tenths(String text) {
        Matcher typed = RATING.matcher(text);
        if (!typed.matches()) {
            return -1;
        }
        String tenth = typed.group(2) == null ? "0" : typed.group(2);
        return Integer.parseInt(typed.group(1)) * 10 + Integer.parseInt(tenth);
    }
}
