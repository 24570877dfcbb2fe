package org.escargot.format;

import java.util.Optional;

/// Writes puzzles with rules of their own.
@FunctionalInterface
public interface VariantWriter {
    /// The text of `puzzle`, whole lines; empty where the format has no way to say one of its rules.
    Optional<String> write(VariantEntry puzzle);
}
