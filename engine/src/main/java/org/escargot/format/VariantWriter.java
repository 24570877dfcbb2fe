package org.escargot.format;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Writes puzzles with rules of their own.
///
/// @param carries what of that which stands beside a puzzle comes back when the text is read again
/// @param isDrawing whether people see the rules drawn, and only words beside the drawing tell what it means
/// @param text the text of one puzzle, whole lines; empty where the format has no way to say one of its rules
public record VariantWriter(
        Set<Beside.Part> carries, boolean isDrawing, Function<VariantEntry, Optional<String>> text) {
    public VariantWriter {
        carries = Set.copyOf(carries);
    }

    /// A writer of rules that programs read.
    public VariantWriter(Set<Beside.Part> carries, Function<VariantEntry, Optional<String>> text) {
        this(carries, false, text);
    }

    /// The text of `puzzle`, whole lines; empty where the format has no way to say one of its rules.
    public Optional<String> write(VariantEntry puzzle) {
        return text.apply(puzzle);
    }
}
