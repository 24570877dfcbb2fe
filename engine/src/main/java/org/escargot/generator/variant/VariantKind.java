package org.escargot.generator.variant;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.rules.Constraint;
import org.escargot.rules.HouseRule;

/// A kind of rules that puzzles are made with.
public enum VariantKind {
    /// Pieces of any shape in place of boxes.
    JIGSAW,
    /// Both main diagonals hold each digit once.
    DIAGONAL;

    /// The name in options and files, such as `anti-knight`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The kind that `id` names.
    public static Optional<VariantKind> of(String id) {
        return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
    }

    /// The constraints that are known before there is a solution.
    List<Constraint> constraints() {
        return switch (this) {
            case JIGSAW -> List.of();
            case DIAGONAL ->
                List.of(
                        new HouseRule.Diagonal(HouseRule.Slope.FALLING),
                        new HouseRule.Diagonal(HouseRule.Slope.RISING));
        };
    }
}
