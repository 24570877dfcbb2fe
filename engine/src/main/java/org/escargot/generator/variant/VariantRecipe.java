package org.escargot.generator.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;

/// What puzzle with rules of its own is wanted.
///
/// @param kinds its rules, beside those of rows and columns, and of boxes where it has no pieces
/// @param size how many rows, columns and digits it has
/// @param symmetry which givens belong together
/// @param shapes the symmetry of the pieces of a jigsaw and of the cages of a killer
/// @param cages what the cages of a killer shall be
/// @param wish how hard it shall be
public record VariantRecipe(
        Set<VariantKind> kinds, int size, Symmetry symmetry, Symmetry shapes, CageWish cages, VariantWish wish) {
    public VariantRecipe {
        kinds = Set.copyOf(kinds);
    }

    /// A puzzle of `size` with the rules `kinds` and no symmetry.
    public VariantRecipe(Set<VariantKind> kinds, int size) {
        this(kinds, size, Symmetry.NONE, Symmetry.NONE, CageWish.USUAL, VariantWish.NONE);
    }

    /// This recipe with another symmetry of its givens.
    public VariantRecipe with(Symmetry other) {
        return new VariantRecipe(kinds, size, other, shapes, cages, wish);
    }

    /// This recipe with another symmetry of its pieces and cages.
    public VariantRecipe withShapes(Symmetry other) {
        return new VariantRecipe(kinds, size, symmetry, other, cages, wish);
    }

    /// This recipe with other cages.
    public VariantRecipe with(CageWish other) {
        return new VariantRecipe(kinds, size, symmetry, shapes, other, wish);
    }

    /// This recipe with another wish.
    public VariantRecipe with(VariantWish other) {
        return new VariantRecipe(kinds, size, symmetry, shapes, cages, other);
    }

    /// Whether digits are given.
    boolean hasGivens() {
        return !has(VariantKind.KILLER) || cages.withGivens();
    }

    /// A puzzle with such rules, without a digit and perhaps with many solutions: what a format has to have words
    /// for.
    public Variant sample() {
        Frame frame = has(VariantKind.JIGSAW)
                ? Frame.ofPieces(size, new Layouts(size, shapes).next(RandomSource.of(0)))
                : Frame.ofBoxes(size);
        List<Constraint> samples = new ArrayList<>();
        if (has(VariantKind.EVEN_ODD)) {
            samples.add(new CellRule.Odd(Cells.of(0)));
            samples.add(new CellRule.Even(Cells.of(1)));
        }
        if (has(VariantKind.KILLER)) {
            samples.add(new SumRule.Cage(Cells.of(0, 1), OptionalInt.of(3)));
        }
        return new Variant(with(rules(frame), samples), Digits.empty(frame));
    }

    /// What such puzzles have in common, on `frame`.
    Rules rules(Frame frame) {
        List<Constraint> constraints =
                inOrder().stream().flatMap(kind -> kind.constraints().stream()).toList();
        return Rules.of(frame, constraints).orElseThrow();
    }

    /// `rules` and `more`.
    static Rules with(Rules rules, List<Constraint> more) {
        List<Constraint> all = new ArrayList<>(rules.constraints());
        all.addAll(more);
        return Rules.of(rules.frame(), all).orElseThrow();
    }

    boolean has(VariantKind kind) {
        return kinds.contains(kind);
    }

    /// The kinds in the order in which they are declared.
    Set<VariantKind> inOrder() {
        return new TreeSet<>(kinds);
    }
}
