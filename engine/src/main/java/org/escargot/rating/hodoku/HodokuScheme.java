package org.escargot.rating.hodoku;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Rating;
import org.escargot.rating.RatingScheme;
import org.escargot.rating.hodoku.HodokuLadder.Rung;

/// HoDoKu's rating: each step costs its technique's points; the score is their sum, the level that of the
/// hardest technique, raised where the score is too high for it. Singles are taken oldest first.
public final class HodokuScheme implements RatingScheme {
    /// The level of a path that stops before the end.
    public static final String INCOMPLETE = "Incomplete";

    private final List<Finder> ladder;
    private final LogicSolver beyondSingles;
    private final Map<Technique, Rung> rungs = new EnumMap<>(Technique.class);

    /// The scheme that rates: with the latest ladder.
    public HodokuScheme() {
        this(HodokuLadder.CURRENT);
    }

    /// The scheme with `version` of the ladder.
    public HodokuScheme(HodokuLadder version) {
        List<Finder> harder = new ArrayList<>();
        for (Rung rung : version.rungs()) {
            for (Technique technique : rung.finder().finds()) {
                rungs.put(technique, rung);
                if (technique.family() != Family.SINGLES) {
                    harder.add(rung.finder());
                }
            }
        }
        ladder = version.finders();
        beyondSingles = new LogicSolver(harder);
    }

    @Override
    public List<Finder> ladder() {
        return ladder;
    }

    @Override
    public int score(Step step) {
        return points(step.technique());
    }

    /// What each step of `technique` costs.
    public int points(Technique technique) {
        return rung(technique).points();
    }

    /// The level of `technique`, or nothing when the ladder has no rung for it.
    public Optional<HodokuLevel> level(Technique technique) {
        return Optional.ofNullable(rungs.get(technique)).map(Rung::level);
    }

    @Override
    public Rating total(SolvePath path) {
        HodokuLevel level = HodokuLevel.EASY;
        int score = 0;
        for (Step step : path.steps()) {
            Rung rung = rung(step.technique());
            score += rung.points();
            level = level.harder(rung.level());
        }
        boolean complete = path.outcome() == Outcome.SOLVED;
        return new Rating(complete ? level.atLeast(score).title() : INCOMPLETE, score);
    }

    @Override
    public SolvePath climb(Pencilmarks from, Puzzle puzzle) {
        List<Step> steps = new ArrayList<>();
        Pencilmarks marks = from;
        OldestSingle singles = new OldestSingle(from);
        Optional<Step> step = Outcome.of(from) == Outcome.INCOMPLETE ? next(singles, from, puzzle) : Optional.empty();
        while (step.isPresent()) {
            Effects effects = step.get().effects();
            steps.add(step.get());
            singles.apply(step.get());
            marks = effects.applyTo(marks);
            step = next(singles, marks, puzzle);
        }
        return new SolvePath(from, steps, marks, Outcome.of(marks));
    }

    private Optional<Step> next(OldestSingle singles, Pencilmarks marks, Puzzle puzzle) {
        Optional<Step> single = singles.next();
        return single.isPresent() ? single : beyondSingles.next(new Facts(marks, puzzle));
    }

    private Rung rung(Technique technique) {
        Rung rung = rungs.get(technique);
        if (rung == null) {
            throw new IllegalArgumentException("The scheme has no points for " + technique.id() + ".");
        }
        return rung;
    }
}
