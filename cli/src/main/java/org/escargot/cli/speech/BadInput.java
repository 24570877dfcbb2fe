package org.escargot.cli.speech;

import java.util.List;

/// The command cannot go on with what it was given.
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Said said;

    public BadInput(Phrase phrase, Object... details) {
        super(new Said(phrase, details).in(Speech.ENGLISH), null, false, false);
        said = new Said(phrase, details);
    }

    /// An option with a value that is none of those that it can have; what was probably meant is told.
    ///
    /// @param all the values, separated by commas
    public static BadInput oneOf(String option, String all, String typed) {
        return Nearest.to(typed, List.of(all.split(", ", -1)))
                .map(near -> new BadInput(Complaint.ONE_OF_BUT, option, all, typed, near))
                .orElseGet(() -> new BadInput(Complaint.ONE_OF, option, all, typed));
    }

    public Said said() {
        return said;
    }

    /// The one sentence that the user sees.
    public String sentence(Speech speech) {
        return said.in(speech);
    }
}
