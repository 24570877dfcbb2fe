package org.escargot.cli.speech;

import java.util.Locale;

/// What the command line says to people, with its English words; `phrases_fr` and `phrases_el` have the others under
/// its [#key]. What programs read (lines, tables with tabs, JSON) is no phrase.
///
/// In the words, `{0}` is the first detail as it is, `{0,}` a number with its digits in groups, `{0.1}` a number
/// with one decimal, and `{0?one|many}` the first text where the detail counts one thing, else the second.
public sealed interface Phrase permits CatalogWord, Complaint, Report {
    /// The name of the constant.
    String name();

    /// The words in English.
    String english();

    /// What the files of the other languages call it, such as `no-such-file`.
    default String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
