package org.escargot.generator.wish;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.escargot.format.Flaw;
import org.escargot.generator.clues.ClueRange;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Technique;

/// Several wishes at once.
///
/// @param wishes the wishes, the quickest to judge first
public record AllWishes(List<Wish> wishes) implements Wish {
    /// More than any single wish is away from its end, but for those that miss by levels.
    private static final int A_WISH = 100_000;

    public AllWishes {
        wishes = List.copyOf(wishes);
    }

    @Override
    public Wish forOneThread() {
        return new AllWishes(wishes.stream().map(Wish::forOneThread).toList());
    }

    @Override
    public List<Givens> seeds() {
        return wishes.stream().flatMap(wish -> wish.seeds().stream()).toList();
    }

    @Override
    public ClueRange likelyClues() {
        return wishes.stream()
                .map(Wish::likelyClues)
                .filter(clues -> !clues.equals(ClueRange.ANY))
                .findFirst()
                .orElse(ClueRange.ANY);
    }

    @Override
    public Optional<Predicate<Givens>> digging() {
        return wishes.stream().flatMap(wish -> wish.digging().stream()).reduce(Predicate::and);
    }

    @Override
    public List<Technique> needed() {
        return wishes.stream().flatMap(wish -> wish.needed().stream()).toList();
    }

    @Override
    public Optional<Flaw> problem(List<Technique> needed) {
        return wishes.stream().flatMap(wish -> wish.problem(needed).stream()).findFirst();
    }

    /// Judges one after the other, up to the first that is not met.
    @Override
    public Verdict judge(Givens puzzle) {
        String label = "";
        for (int i = 0; i < wishes.size(); i++) {
            Verdict verdict = wishes.get(i).judge(puzzle);
            if (!verdict.isMet()) {
                int unasked = wishes.size() - 1 - i;
                return new Verdict(verdict.distance() + unasked * A_WISH, verdict.label());
            }
            label = (label + " " + verdict.label()).strip();
        }
        return new Verdict(0, label);
    }
}
