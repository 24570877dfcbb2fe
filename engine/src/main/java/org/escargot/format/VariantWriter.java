package org.escargot.format;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Writes puzzles with rules of their own.
///
/// @param carries what of that which stands beside a puzzle comes back when the text is read again
/// @param text the text of one puzzle, whole lines; empty where the format has no way to say one of its rules
public record VariantWriter(Set<Beside.Part> carries, Function<VariantEntry, Optional<String>> text) {
    public VariantWriter {
        carries = Set.copyOf(carries);
    }

    /// The text of `puzzle`, whole lines; empty where the format has no way to say one of its rules.
    public Optional<String> write(VariantEntry puzzle) {
        return text.apply(puzzle);
    }
}
