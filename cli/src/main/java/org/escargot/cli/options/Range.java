package org.escargot.cli.options;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;

/// A range of whole numbers, typed as `A..B` or as a single number.
public record Range(int from, int to) {
    private static final Pattern TYPED = Pattern.compile("(\\d{1,9})(?:\\.\\.(\\d{1,9}))?");

    /// What `text` means, which must lie in `least`..`most`.
    ///
    /// @throws BadInput when it means nothing
    public static Range of(String option, String text, int least, int most) {
        Matcher typed = TYPED.matcher(text);
        if (typed.matches()) {
            int from = Integer.parseInt(typed.group(1));
            int to = typed.group(2) == null ? from : Integer.parseInt(typed.group(2));
            if (from >= least && to <= most && from <= to) {
                return new Range(from, to);
            }
        }
        throw new BadInput(Complaint.NUMBER_OR_RANGE, option, least, most, text);
    }

    /// The number that `text` is, which must lie in `least`..`most`.
    ///
    /// @throws BadInput when it is none
    public static int single(String option, String text, int least, int most) {
        Range range = of(option, text, least, most);
        if (range.from != range.to) {
            throw new BadInput(Complaint.ONE_NUMBER, option, text);
        }
        return range.from;
    }
}
