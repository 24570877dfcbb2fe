package org.escargot.told;

import java.util.List;
import java.util.Optional;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// Tells steps in a language, as much of them as a front shows.
///
/// @param explainer the language
/// @param depths the texts to make of each step, from the least to the most; at least one
/// @param proportions how candidates lie in the cells of the pictures; nothing where no picture is wanted
public record Teller(Explainer explainer, List<Depth> depths, Optional<Proportions> proportions) {
    public Teller {
        depths = List.copyOf(depths);
    }

    /// Tells steps in words alone, down to `depth`, without the texts that tell less.
    public static Teller inWords(Explainer explainer, Depth depth) {
        return new Teller(explainer, List.of(depth), Optional.empty());
    }

    /// What there is to tell of `step`, which was found in the position of `facts`.
    public ToldStep tell(Facts facts, Step step) {
        return new ToldStep(
                step.technique(),
                explainer.name(step.technique()),
                explainer.explain(facts, step, depths),
                depths.getLast() == Depth.REASON ? explainer.proof(step) : List.of(),
                step.effects().placements(),
                step.effects().eliminations(),
                proportions.map(each -> BoardPicture.of(facts, step, each)).orElse(BoardPicture.EMPTY));
    }
}
