package org.escargot.generator.variant;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.rules.ApartRule;
import org.escargot.rules.Constraint;
import org.escargot.rules.HouseRule;

/// A kind of rules that puzzles are made with.
public enum VariantKind {
    /// Pieces of any shape in place of boxes.
    JIGSAW,
    /// Both main diagonals hold each digit once.
    DIAGONAL,
    /// Windows hold each digit once, four on a 9x9.
    WINDOKU,
    /// Cells at the same place of their boxes differ.
    DISJOINT,
    /// Cells a knight's move apart differ.
    ANTI_KNIGHT,
    /// Cells that touch at a corner differ.
    ANTI_KING,
    /// Neighbors do not differ by 1.
    NON_CONSECUTIVE,
    /// Some cells without a given are told to be even or odd.
    EVEN_ODD,
    /// Cages with their sums.
    KILLER;

    /// The name in options and files, such as `anti-knight`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The kind that `id` names.
    public static Optional<VariantKind> of(String id) {
        return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
    }

    /// Whether the rule speaks of boxes, which a jigsaw does not have.
    boolean needsBoxes() {
        return this == WINDOKU || this == DISJOINT;
    }

    /// The constraints that are known before there is a solution.
    List<Constraint> constraints() {
        return switch (this) {
            case JIGSAW, EVEN_ODD, KILLER -> List.of();
            case DIAGONAL ->
                List.of(
                        new HouseRule.Diagonal(HouseRule.Slope.FALLING),
                        new HouseRule.Diagonal(HouseRule.Slope.RISING));
            case WINDOKU -> List.of(new HouseRule.Windoku());
            case DISJOINT -> List.of(new HouseRule.DisjointGroups());
            case ANTI_KNIGHT -> List.of(new ApartRule.AntiKnight());
            case ANTI_KING -> List.of(new ApartRule.AntiKing());
            case NON_CONSECUTIVE -> List.of(new ApartRule.NonConsecutive());
        };
    }
}
