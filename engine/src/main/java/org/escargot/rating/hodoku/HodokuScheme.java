package org.escargot.rating.hodoku;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Rating;
import org.escargot.rating.RatingScheme;

/// HoDoKu's rating: each step costs its technique's points; the score is their sum, the level that of the
/// hardest technique, raised where the score is too high for it.
public final class HodokuScheme implements RatingScheme {
    /// The level of a path that stops before the end.
    public static final String INCOMPLETE = "Incomplete";

    private final List<Finder> ladder;
    private final Map<Technique, Rung> rungs = new EnumMap<>(Technique.class);

    /// A rung of the ladder.
    ///
    /// @param technique the technique it stands for
    /// @param finder who searches
    /// @param level the level of the technique
    /// @param points what each step costs
    record Rung(Technique technique, Finder finder, HodokuLevel level, int points) {}

    /// The scheme with the ladder that the program climbs unless told otherwise.
    public HodokuScheme() {
        List<Finder> finders = new ArrayList<>();
        for (Rung rung : HodokuLadder.RUNGS) {
            finders.add(rung.finder);
            rungs.put(rung.technique, rung);
        }
        ladder = List.copyOf(finders);
    }

    @Override
    public List<Finder> ladder() {
        return ladder;
    }

    @Override
    public int score(Step step) {
        return rung(step).points;
    }

    @Override
    public Rating total(SolvePath path) {
        HodokuLevel level = HodokuLevel.EASY;
        int score = 0;
        for (Step step : path.steps()) {
            Rung rung = rung(step);
            score += rung.points;
            level = level.harder(rung.level);
        }
        boolean complete = path.outcome() == Outcome.SOLVED;
        return new Rating(complete ? level.atLeast(score).title() : INCOMPLETE, score);
    }

    private Rung rung(Step step) {
        Rung rung = rungs.get(step.technique());
        if (rung == null) {
            throw new IllegalArgumentException(
                    "The scheme has no points for " + step.technique().id() + ".");
        }
        return rung;
    }
}
