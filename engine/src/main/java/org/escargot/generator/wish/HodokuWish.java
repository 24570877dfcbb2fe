package org.escargot.generator.wish;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.format.Flaw;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLadder;
import org.escargot.rating.hodoku.HodokuLevel;
import org.escargot.rating.hodoku.HodokuRating;
import org.escargot.rating.hodoku.HodokuScale;
import org.escargot.rating.hodoku.WholeLadder;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.solver.Singles;

/// A wish in the terms of HoDoKu's scale. What its ladder cannot finish counts as [HodokuLevel#EXTREME].
///
/// @param scale which version of the scale rates
/// @param easiest the lowest level
/// @param hardest the highest level
/// @param fewestPoints the lowest score
/// @param mostPoints the highest score
/// @param techniques what the path must and must not take
public record HodokuWish(
        HodokuScale scale,
        HodokuLevel easiest,
        HodokuLevel hardest,
        int fewestPoints,
        int mostPoints,
        Techniques techniques)
        implements Wish {
    private static final int A_LEVEL = 10_000;
    private static final int A_TECHNIQUE = 1_000;

    /// What a path must and must not take.
    ///
    /// @param all each of these
    /// @param any one of these at least, where there are any
    /// @param none none of these
    public record Techniques(Set<Technique> all, Set<Technique> any, Set<Technique> none) {
        /// Whatever it takes.
        public static final Techniques FREE = new Techniques(Set.of(), Set.of(), Set.of());

        private int missing(Set<Technique> taken) {
            int missing =
                    (int) all.stream().filter(wanted -> !taken.contains(wanted)).count();
            boolean lacksAny = !any.isEmpty() && any.stream().noneMatch(taken::contains);
            int unwanted = (int) none.stream().filter(taken::contains).count();
            return missing + (lacksAny ? 1 : 0) + unwanted;
        }

        private boolean wantsMoreThanSingles() {
            return all.stream().anyMatch(Techniques::isMore)
                    || !any.isEmpty() && any.stream().allMatch(Techniques::isMore);
        }

        private static boolean isMore(Technique technique) {
            return technique.family() != Family.SINGLES;
        }
    }

    /// Any puzzle that is rated with these levels.
    public static HodokuWish levels(HodokuLevel easiest, HodokuLevel hardest) {
        return levels(WholeLadder.V1, easiest, hardest);
    }

    /// Any puzzle to which `ladder` gives these levels.
    public static HodokuWish levels(HodokuLadder ladder, HodokuLevel easiest, HodokuLevel hardest) {
        return new HodokuWish(new HodokuScale(ladder), easiest, hardest, 0, Integer.MAX_VALUE, Techniques.FREE);
    }

    /// This wish with a score of `fewest` to `most` points.
    public HodokuWish withScore(int fewest, int most) {
        return new HodokuWish(scale, easiest, hardest, fewest, most, techniques);
    }

    /// This wish with other techniques.
    public HodokuWish withTechniques(Techniques other) {
        return new HodokuWish(scale, easiest, hardest, fewestPoints, mostPoints, other);
    }

    @Override
    public Optional<Flaw> problem(List<Technique> needed) {
        return new HodokuProblems(this).first(needed);
    }

    @Override
    public Verdict judge(Givens puzzle) {
        boolean asksForMore = easiest.compareTo(HodokuLevel.HARD) >= 0 || techniques.wantsMoreThanSingles();
        // Two in five puzzles need nothing but singles, and that is told a hundred times faster.
        if (asksForMore && Singles.solve(puzzle, Singles.Kind.ALL)) {
            return new Verdict(A_LEVEL * 10, "solved by singles");
        }
        if (hardest != HodokuLevel.EXTREME && !scale.isSolvedBy(allowed(), puzzle)) {
            return new Verdict(A_LEVEL * 9, "needs more than is allowed");
        }
        HodokuRating rating = scale.rate(puzzle, RatingLimits.NONE);
        return new Verdict(
                distance(rating.level(), rating.score(), rating.uses().keySet()),
                "level=" + rating.title() + " score=" + rating.score());
    }

    private Set<Technique> allowed() {
        Set<Technique> allowed = EnumSet.allOf(Technique.class);
        allowed.removeIf(technique -> scale.level(technique)
                .filter(level -> level.compareTo(hardest) <= 0)
                .isEmpty());
        allowed.removeAll(techniques.none());
        return allowed;
    }

    private int distance(HodokuLevel level, int score, Set<Technique> taken) {
        int levels = Math.max(0, Math.max(below(level, easiest), below(hardest, level)));
        int points = Math.max(0, Math.max(fewestPoints - score, score - mostPoints));
        return levels * A_LEVEL + techniques.missing(taken) * A_TECHNIQUE + Math.min(points, A_TECHNIQUE - 1);
    }

    /// How many levels lie from `lower` up to `upper`; less than 0 when they are the other way round.
    private static int below(HodokuLevel lower, HodokuLevel upper) {
        int steps = 0;
        for (HodokuLevel level : HodokuLevel.values()) {
            steps += level.compareTo(lower) > 0 && level.compareTo(upper) <= 0 ? 1 : 0;
        }
        return steps;
    }
}
