package org.escargot.rating.hodoku;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.Climb;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.Outcome;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLadder.Rung;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Measure;
import org.escargot.rating.scale.RatedPath;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.RatingEnd;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;

/// HoDoKu's rating: each step costs its technique's points; the score is their sum, the level that of the
/// hardest technique, raised where the score is too high for it. Singles are taken oldest first.
public final class HodokuScale implements Scale {
    private static final List<Measure> MEASURES = List.of(new Measure("level", "l"), new Measure("score", "s"));
    /// What the remark of a rating tells: which techniques were taken, and how often.
    public static final Measure TECHNIQUES = new Measure("techniques");

    private static final Measure POINTS = new Measure("points");

    private final int version;
    private final List<Finder> ladder;
    private final LogicSolver beyondSingles;
    private final Map<Technique, Rung> rungs = new EnumMap<>(Technique.class);

    /// The scale by which puzzles are rated: with the latest ladder.
    public HodokuScale() {
        this(WholeLadder.V1);
    }

    /// The scale with a version of the ladder.
    public HodokuScale(HodokuLadder version) {
        List<Finder> harder = new ArrayList<>();
        for (Rung rung : version.rungs()) {
            for (Technique technique : rung.finder().finds()) {
                rungs.put(technique, rung);
            }
            if (rung.finder().finds().stream().allMatch(technique -> technique.family() != Family.SINGLES)) {
                harder.add(rung.finder());
            }
        }
        this.version = version.version();
        ladder = version.finders();
        beyondSingles = new LogicSolver(harder);
    }

    @Override
    public String id() {
        return "hodoku";
    }

    @Override
    public String title() {
        return "HoDoKu 2.2, ladder " + version;
    }

    @Override
    public List<Measure> measures() {
        return MEASURES;
    }

    @Override
    public Measure remark() {
        return TECHNIQUES;
    }

    @Override
    public Measure stepMeasure() {
        return POINTS;
    }

    /// The finders from easy to hard, as this scale tries them.
    public List<Finder> ladder() {
        return ladder;
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
    public HodokuRating rate(Puzzle puzzle, RatingLimits limits) {
        return total(climb(Pencilmarks.of(puzzle), puzzle));
    }

    @Override
    public HodokuRating unrated(RatingEnd why) {
        return new HodokuRating(why, HodokuLevel.EXTREME, 0, Map.of());
    }

    @Override
    public RatedPath path(Pencilmarks from, Puzzle puzzle) {
        return rated(climb(from, puzzle));
    }

    @Override
    public RatedPath pathAssumingNothing(Pencilmarks from, Puzzle puzzle) {
        return rated(new LogicSolver(ladder).assumingNothing().solve(from, puzzle));
    }

    @Override
    public Optional<RatedStep> next(Pencilmarks from, Puzzle puzzle, RatingLimits limits) {
        return Outcome.of(from) == Outcome.INCOMPLETE
                ? next(new OldestSingle(from), from, puzzle, beyondSingles.climb())
                        .map(this::rated)
                : Optional.empty();
    }

    /// The rating of a puzzle that was solved by `path`, whose steps are all of this ladder.
    public HodokuRating total(SolvePath path) {
        HodokuLevel level = HodokuLevel.EASY;
        int score = 0;
        Map<Technique, Integer> uses = new EnumMap<>(Technique.class);
        for (Step step : path.steps()) {
            Rung rung = rung(step.technique());
            score += rung.points();
            level = level.harder(rung.level());
            uses.merge(step.technique(), 1, Integer::sum);
        }
        return switch (path.outcome()) {
            case SOLVED -> new HodokuRating(RatingEnd.RATED, level.atLeast(score), score, uses);
            case INCOMPLETE -> new HodokuRating(RatingEnd.WITHOUT_STEP, HodokuLevel.EXTREME, score, uses);
            case CONTRADICTION -> new HodokuRating(RatingEnd.CONTRADICTION, HodokuLevel.EXTREME, score, uses);
        };
    }

    /// The technique of `path` that comes last on the ladder; nothing where the path has no steps.
    public Optional<Technique> hardest(RatedPath path) {
        Set<Technique> taken = EnumSet.noneOf(Technique.class);
        path.steps().forEach(rated -> taken.add(rated.step().technique()));
        return ladder.reversed().stream()
                .flatMap(finder -> taken.stream().filter(finder.finds()::contains))
                .findFirst();
    }

    /// Solves `givens` as [#path] does, without what each step costs.
    public SolvePath climb(Givens givens) {
        return climb(Pencilmarks.of(givens), givens);
    }

    /// Whether the ladder still solves `givens` when only finders with a technique of `allowed` are asked. Where it
    /// does not, [#path] takes a technique that is not allowed, or ends before the solution; that is told much
    /// sooner here, since the finders of hard techniques are the slow ones.
    public boolean isSolvedBy(Set<Technique> allowed, Givens givens) {
        List<Finder> some = beyondSingles.ladder().stream()
                .filter(finder -> finder.finds().stream().anyMatch(allowed::contains))
                .toList();
        Pencilmarks marks = Pencilmarks.of(givens);
        return climb(marks, givens, new LogicSolver(some)).outcome() == Outcome.SOLVED;
    }

    /// Solves `puzzle` from the position `from` on as [#path] does, without what each step costs.
    public SolvePath climb(Pencilmarks from, Puzzle puzzle) {
        return climb(from, puzzle, beyondSingles);
    }

    private static SolvePath climb(Pencilmarks from, Puzzle puzzle, LogicSolver beyondSingles) {
        List<Step> steps = new ArrayList<>();
        Pencilmarks marks = from;
        OldestSingle singles = new OldestSingle(from);
        Climb climb = beyondSingles.climb();
        Optional<Step> step =
                Outcome.of(from) == Outcome.INCOMPLETE ? next(singles, from, puzzle, climb) : Optional.empty();
        while (step.isPresent()) {
            Effects effects = step.get().effects();
            steps.add(step.get());
            singles.apply(step.get());
            marks = effects.applyTo(marks);
            step = next(singles, marks, puzzle, climb);
        }
        return new SolvePath(from, steps, marks, Outcome.of(marks));
    }

    private static Optional<Step> next(OldestSingle singles, Pencilmarks marks, Puzzle puzzle, Climb beyondSingles) {
        Optional<Step> single = singles.next();
        return single.isPresent() ? single : beyondSingles.next(new Facts(marks, puzzle));
    }

    private RatedPath rated(SolvePath path) {
        return new RatedPath(
                path.start(), path.steps().stream().map(this::rated).toList(), path.end(), total(path));
    }

    private RatedStep rated(Step step) {
        return new RatedStep(step, new Figure.Whole(points(step.technique())));
    }

    private Rung rung(Technique technique) {
        Rung rung = rungs.get(technique);
        if (rung == null) {
            throw new IllegalArgumentException("The scale has no points for " + technique.id() + ".");
        }
        return rung;
    }
}
