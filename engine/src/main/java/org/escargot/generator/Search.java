package org.escargot.generator;

import java.util.Optional;
import org.escargot.generator.clues.Minimality;
import org.escargot.generator.makers.Maker;
import org.escargot.generator.makers.Minimizer;
import org.escargot.generator.makers.MonotoneMaker;
import org.escargot.generator.wish.Verdict;
import org.escargot.generator.wish.Wish;
import org.escargot.grid.Givens;
import org.escargot.random.RandomSource;

/// The making of one puzzle, attempt by attempt, so that the caller may stop at any time. A caller that stops later
/// finds the same puzzle.
public final class Search {
    private final Maker maker;
    private final Recipe recipe;
    private final Wish wish;
    private final long seed;
    private final long index;
    private final RandomSource random;
    private long attempts;
    private Optional<Givens> nearest = Optional.empty();
    private Verdict nearestVerdict = new Verdict(Integer.MAX_VALUE, "");

    Search(Maker maker, Recipe recipe, Wish wish, long seed, long index) {
        this.maker = maker;
        this.recipe = recipe;
        this.wish = wish;
        this.seed = seed;
        this.index = index;
        this.random = RandomSource.of(seed, index);
    }

    /// Makes up to `most` further attempts; the puzzle, as soon as one meets the wish.
    public Optional<Generated> attempt(long most) {
        for (long i = 0; i < most; i++) {
            attempts++;
            Optional<Givens> made = maker.attempt(random);
            if (made.isPresent()) {
                Verdict verdict = wish.judge(made.get());
                if (verdict.isMet()) {
                    return Optional.of(generated(made.get(), verdict));
                }
                keepNearest(made.get(), verdict);
            }
        }
        return Optional.empty();
    }

    /// How many attempts there were.
    public long attempts() {
        return attempts;
    }

    /// The puzzle that came nearest to the wish so far, if there was any.
    public Optional<Givens> nearest() {
        return nearest;
    }

    /// What is to say of the nearest puzzle, such as `level=Hard score=1204`.
    public String nearestLabel() {
        return nearestVerdict.label();
    }

    private Generated generated(Givens made, Verdict verdict) {
        String label = verdict.label();
        if (recipe.source() == Recipe.GridSource.UNBIASED) {
            label = ("weight=" + MonotoneMaker.weight(made.cells().size()) + " " + label).strip();
        }
        return new Generated(made, seed, index, minimality(made), label);
    }

    private void keepNearest(Givens made, Verdict verdict) {
        if (verdict.distance() < nearestVerdict.distance()) {
            nearest = Optional.of(made);
            nearestVerdict = verdict;
        }
    }

    /// What is certain of the puzzle; whether an orbit-minimal one is more than that is looked up.
    private Minimality minimality(Givens made) {
        if (recipe.source() == Recipe.GridSource.UNBIASED) {
            return Minimality.CLUES;
        }
        boolean perhapsMore = recipe.minimality() == Minimality.ORBITS;
        return perhapsMore && new Minimizer().isMinimal(made) ? Minimality.CLUES : recipe.minimality();
    }
}
