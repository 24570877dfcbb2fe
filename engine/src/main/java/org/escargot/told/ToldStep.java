package org.escargot.told;

import java.util.List;
import org.escargot.explain.Explanation;
import org.escargot.explain.Statement;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Technique;

/// A step as it is told in one language, and what there is to draw of it. A [Teller] makes it.
///
/// @param technique the id of the technique, such as `naked-pair`
/// @param name what the technique is called
/// @param texts what is said of the step, from the least to the most that was asked for
/// @param proof what the last text only sums up, line by line; empty where it says all
/// @param placements the candidates that are true
/// @param eliminations the candidates that go
/// @param picture what there is to draw; empty where only words were asked for
public record ToldStep(
        Technique technique,
        String name,
        List<Explanation> texts,
        List<Statement> proof,
        CandidateSet placements,
        CandidateSet eliminations,
        BoardPicture picture) {
    public ToldStep {
        texts = List.copyOf(texts);
        proof = List.copyOf(proof);
    }

    /// What the step does.
    public Effects effects() {
        return new Effects(placements, eliminations);
    }

    /// What is said of the step, as much as was asked for.
    public String text() {
        return last().text();
    }

    /// The text that tells most.
    public Explanation last() {
        return texts.getLast();
    }
}
