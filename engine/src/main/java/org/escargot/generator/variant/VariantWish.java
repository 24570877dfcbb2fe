package org.escargot.generator.variant;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantLevel;

/// How hard a puzzle with rules of its own shall be, by its path on the ladder
/// ([org.escargot.rating.VariantLadder]), which leads to the end.
///
/// @param level its level; empty for any
/// @param techniques what the path takes, each of these
/// @param without what the path does not take, none of these
/// @param minutes how long a practiced player might take, which is not calibrated; empty for any time
public record VariantWish(
        Optional<VariantLevel> level, Set<Technique> techniques, Set<Technique> without, Optional<Minutes> minutes) {
    /// Nothing in particular; not even a path.
    public static final VariantWish NONE = new VariantWish(Optional.empty(), Set.of(), Set.of(), Optional.empty());

    /// Some minutes, in tenths.
    ///
    /// @param fewest the fewest
    /// @param most the most
    public record Minutes(int fewest, int most) {
        int distance(int tenths) {
            return Math.max(0, Math.max(fewest - tenths, tenths - most));
        }
    }

    public VariantWish {
        techniques = Set.copyOf(techniques);
        without = Set.copyOf(without);
    }

    /// A puzzle of that level.
    public static VariantWish of(VariantLevel level) {
        return new VariantWish(Optional.of(level), Set.of(), Set.of(), Optional.empty());
    }

    /// The hardest level that a puzzle may have.
    VariantLevel hardest() {
        return level.orElse(VariantLevel.EXTREME);
    }

    /// Whether nearly all killers, as they come, are too easy for it.
    boolean isExtreme() {
        return level.filter(each -> each == VariantLevel.EXTREME).isPresent();
    }

    /// The techniques that a puzzle must need, in the order in which they are declared.
    Set<Technique> inOrder() {
        return new TreeSet<>(techniques);
    }
}
