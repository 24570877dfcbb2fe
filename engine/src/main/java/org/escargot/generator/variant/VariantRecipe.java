package org.escargot.generator.variant;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;

/// What puzzle with rules of its own is wanted.
///
/// @param kinds its rules, beside those of rows and columns, and of boxes where it has no pieces
/// @param size how many rows, columns and digits it has
/// @param symmetry which givens belong together
/// @param shapes which parts of the pieces of a jigsaw belong together
public record VariantRecipe(Set<VariantKind> kinds, int size, Symmetry symmetry, Symmetry shapes) {
    public VariantRecipe {
        kinds = Set.copyOf(kinds);
    }

    /// A puzzle of `size` with the rules `kinds` and no symmetry.
    public VariantRecipe(Set<VariantKind> kinds, int size) {
        this(kinds, size, Symmetry.NONE, Symmetry.NONE);
    }

    /// This recipe with another symmetry of its givens.
    public VariantRecipe with(Symmetry other) {
        return new VariantRecipe(kinds, size, other, shapes);
    }

    /// This recipe with another symmetry of its pieces.
    public VariantRecipe withShapes(Symmetry other) {
        return new VariantRecipe(kinds, size, symmetry, other);
    }

    /// A puzzle with such rules, without a digit and perhaps with many solutions: what a format has to have words
    /// for.
    public Variant sample() {
        Frame frame = has(VariantKind.JIGSAW)
                ? Frame.ofPieces(size, new Layouts(size, shapes).next(RandomSource.of(0)))
                : Frame.ofBoxes(size);
        return new Variant(rules(frame), Digits.empty(frame));
    }

    /// What such puzzles have in common, on `frame`.
    Rules rules(Frame frame) {
        List<Constraint> constraints =
                inOrder().stream().flatMap(kind -> kind.constraints().stream()).toList();
        return Rules.of(frame, constraints).orElseThrow();
    }

    boolean has(VariantKind kind) {
        return kinds.contains(kind);
    }

    /// The kinds in the order in which they are declared.
    Set<VariantKind> inOrder() {
        return new TreeSet<>(kinds);
    }
}
