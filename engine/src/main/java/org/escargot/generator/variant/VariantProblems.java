package org.escargot.generator.variant;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.grid.Symmetry;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Technique;
import org.escargot.random.RandomSource;
import org.escargot.rating.VariantLadder;
import org.escargot.rules.Frame;
import org.escargot.solver.general.PositionSolver;
import org.escargot.solver.general.RulesSolver;

/// Recipes of puzzles with rules of their own that no puzzle can follow, told at once.
public final class VariantProblems {
    /// What may be spent on finding out that there is no full board.
    private static final long MOST_STEPS = 2_000_000;
    /// What the ladder's boards have at most.
    private static final int MOST_DIGITS = 9;
    /// Techniques of boards with rules of their own that need no cages.
    private static final Set<Technique> WITHOUT_CAGES = Set.of(Technique.LAW_OF_LEFTOVERS, Technique.SET_EQUIVALENCE);

    private VariantProblems() {}

    /// Why there is no puzzle to `recipe`; nothing where one cannot tell.
    public static Optional<Flaw> of(VariantRecipe recipe) {
        return ofBoxes(recipe)
                .or(() -> ofWish(recipe))
                .or(() -> recipe.has(VariantKind.JIGSAW) ? ofPieces(recipe) : ofFilling(recipe));
    }

    private static Optional<Flaw> ofBoxes(VariantRecipe recipe) {
        Optional<VariantKind> ofBoxes =
                recipe.inOrder().stream().filter(VariantKind::needsBoxes).findFirst();
        if (recipe.has(VariantKind.JIGSAW) && ofBoxes.isPresent()) {
            return Optional.of(Flaw.of(VariantFlaw.PIECES_AND_BOXES)
                    .with("rule", new Detail.Word(ofBoxes.get().id())));
        }
        if (recipe.has(VariantKind.EVEN_ODD) && !recipe.hasGivens()) {
            return Optional.of(Flaw.of(VariantFlaw.MARKS_AND_CAGES));
        }
        if (!recipe.has(VariantKind.JIGSAW)
                && Frame.ofBoxes(recipe.size()).regions().isEmpty()) {
            return Optional.of(Flaw.of(VariantFlaw.SIZE_WITHOUT_BOXES).with("size", recipe.size()));
        }
        int root = (int) Math.sqrt(recipe.size());
        boolean isSquare = root * root == recipe.size();
        return recipe.has(VariantKind.WINDOKU) && !isSquare
                ? Optional.of(Flaw.of(VariantFlaw.WINDOWS_AND_SIZE).with("size", recipe.size()))
                : Optional.empty();
    }

    /// Why no puzzle to `recipe` can be as hard as it wishes, whatever else it says; nothing where one can.
    public static Optional<Flaw> ofWish(VariantRecipe recipe) {
        if (recipe.wish().equals(VariantWish.NONE)) {
            return Optional.empty();
        }
        if (recipe.size() > MOST_DIGITS) {
            return Optional.of(Flaw.of(VariantFlaw.STEPS_AND_SIZE).with("size", recipe.size()));
        }
        return recipe.wish().inOrder().stream()
                .flatMap(technique -> ofTechnique(recipe, technique).stream())
                .findFirst();
    }

    private static Optional<Flaw> ofTechnique(VariantRecipe recipe, Technique technique) {
        Detail id = new Detail.Word(technique.id());
        if (!VariantLadder.TECHNIQUES.contains(technique)) {
            return Optional.of(Flaw.of(VariantFlaw.TECHNIQUE_OF_USUAL).with("technique", id));
        }
        boolean isOfCages = technique.family() == Family.RULES && !WITHOUT_CAGES.contains(technique);
        return isOfCages && !recipe.has(VariantKind.KILLER)
                ? Optional.of(Flaw.of(VariantFlaw.TECHNIQUE_OF_CAGES).with("technique", id))
                : Optional.empty();
    }

    private static Optional<Flaw> ofPieces(VariantRecipe recipe) {
        if (new Layouts(recipe.size(), recipe.shapes()).exist()) {
            return Optional.empty();
        }
        return Optional.of(Flaw.of(VariantFlaw.PIECES_AND_SYMMETRY)
                .with("size", recipe.size())
                .with("known", new Detail.Word(symmetries(recipe.size())))
                .with("symmetry", new Detail.Word(recipe.shapes().id())));
    }

    /// The symmetries that pieces can have.
    private static String symmetries(int size) {
        return Arrays.stream(Symmetry.values())
                .filter(symmetry -> new Layouts(size, symmetry).exist())
                .map(Symmetry::id)
                .collect(Collectors.joining(", "));
    }

    private static Optional<Flaw> ofFilling(VariantRecipe recipe) {
        PositionSolver solver = new PositionSolver(recipe.rules(Frame.ofBoxes(recipe.size())));
        RulesSolver.End end = solver.fill(solver.start(), RandomSource.of(0), MOST_STEPS);
        if (end != RulesSolver.End.COMPLETE) {
            return Optional.empty();
        }
        String kinds = recipe.inOrder().stream().map(VariantKind::id).collect(Collectors.joining(", "));
        return Optional.of(
                Flaw.of(VariantFlaw.NO_FILLING).with("size", recipe.size()).with("rules", new Detail.Word(kinds)));
    }
}
