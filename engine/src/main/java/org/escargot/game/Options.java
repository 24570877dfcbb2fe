package org.escargot.game;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.escargot.game.command.Option;

/// The options that are on.
///
/// @param on those, in the order of [Option]
public record Options(Set<Option> on) {
    /// What a new player has.
    public static final Options USUAL = new Options(EnumSet.of(Option.TIDY_MARKS));

    public Options {
        // Not Set.copyOf, whose order rests on hashes.
        EnumSet<Option> copy = EnumSet.noneOf(Option.class);
        copy.addAll(on);
        on = Collections.unmodifiableSet(copy);
    }

    /// Whether `option` is on.
    public boolean has(Option option) {
        return on.contains(option);
    }

    /// These options, and `option`.
    public Options with(Option option) {
        EnumSet<Option> more = EnumSet.of(option);
        more.addAll(on);
        return new Options(more);
    }

    /// These options, but not `option`.
    public Options without(Option option) {
        EnumSet<Option> fewer = EnumSet.noneOf(Option.class);
        fewer.addAll(on);
        fewer.remove(option);
        return new Options(fewer);
    }
}
