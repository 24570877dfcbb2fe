package org.escargot.rating.explainer.evidence;

import java.util.function.Supplier;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.step.Effects;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;

/// A step that a rung found: its difficulty, what it changes and, for the caller that asks, why it holds.
///
/// It never changes, and holds all that its evidence is made of; a rating, which does not ask, pays for no pattern.
/// The evidence of forcing chains is made with the working memory of their search, so it belongs to the thread of
/// the rater.
public final class FoundStep {
    private static final int[] NONE = {};

    private final double difficulty;
    private final int placed;
    private final int[] eliminated;
    private final Supplier<Evidence> evidence;

    private FoundStep(double difficulty, int placed, int[] eliminated, Supplier<Evidence> evidence) {
        this.difficulty = difficulty;
        this.placed = placed;
        this.eliminated = eliminated;
        this.evidence = evidence;
    }

    /// A step that places `digit`, 0..8. What that eliminates from the cell and its peers is not listed.
    public static FoundStep placing(double difficulty, int cell, int digit, Supplier<Evidence> evidence) {
        return new FoundStep(difficulty, cell * 9 + digit, NONE, evidence);
    }

    /// A step that eliminates the candidates that `eliminations` holds now.
    public static FoundStep eliminating(double difficulty, Eliminations eliminations, Supplier<Evidence> evidence) {
        return new FoundStep(difficulty, -1, eliminations.toArray(), evidence);
    }

    /// The difficulty, as the scale adds it up: in binary fractions, because its ties are decided by them.
    public double difficulty() {
        return difficulty;
    }

    /// Whether it places a digit.
    public boolean places() {
        return placed >= 0;
    }

    /// What the step is called and what it rests on.
    public Evidence evidence() {
        return evidence.get();
    }

    /// What it changes.
    public Effects effects() {
        return new Effects(places() ? CandidateSet.of(placed) : CandidateSet.EMPTY, CandidateSet.of(eliminated));
    }

    /// Makes its changes in `grid`.
    public void applyTo(CandidateGrid grid) {
        for (int candidate : eliminated) {
            grid.remove(candidate / 9, candidate % 9);
        }
        if (places()) {
            grid.place(placed / 9, placed % 9);
        }
    }
}
