package org.escargot.generator.variant;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escargot.generator.wish.Verdict;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Technique;
import org.escargot.random.RandomSource;
import org.escargot.rating.VariantLadder;
import org.escargot.rating.VariantLevel;
import org.escargot.rating.VariantPath;
import org.escargot.rating.human.OtherBoardTime;
import org.escargot.rating.scale.Figure;
import org.escargot.rules.Lowering;
import org.escargot.rules.Variant;

/// Says how near a puzzle comes to a wish. One that is too hard is made easier first, as little as is enough.
///
/// @param wish what is wanted
record VariantJudge(VariantWish wish) {
    private static final int TOO_HARD = 1_000_000;
    private static final int A_LEVEL = 10_000;
    private static final int A_TECHNIQUE = 1_000;

    /// A puzzle, perhaps an easier one than was made, and what is said of it.
    record Judged(Variant puzzle, Verdict verdict) {}

    /// How near `made` comes, after it was made easier where it had to be.
    Judged judge(Made made, RandomSource random) {
        if (wish.equals(VariantWish.NONE)) {
            return new Judged(made.puzzle(), new Verdict(0, ""));
        }
        return judged(made.puzzle())
                .or(() -> eased(made.easing().easier(random)))
                .orElseGet(() -> new Judged(made.puzzle(), new Verdict(TOO_HARD, "")));
    }

    /// What is said of the first of `easier` that is not too hard. Halving finds it, because what a harder one
    /// allows an easier one nearly always allows, too.
    private Optional<Judged> eased(List<Variant> easier) {
        Optional<Judged> best = Optional.empty();
        int from = 0;
        int to = easier.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            Optional<Judged> judged = judged(easier.get(middle));
            if (judged.isPresent()) {
                best = judged;
                to = middle;
            } else {
                from = middle + 1;
            }
        }
        return best;
    }

    /// What is said of `puzzle`; empty where it is too hard.
    private Optional<Judged> judged(Variant puzzle) {
        return Lowering.of(puzzle) instanceof Lowering.Lowered lowered
                ? path(lowered).map(path -> new Judged(puzzle, new Verdict(distance(path), label(path))))
                : Optional.empty();
    }

    private Optional<VariantPath> path(Lowering.Lowered lowered) {
        return Optional.of(VariantPath.of(lowered.start(), wish.hardest()))
                .filter(path -> path.outcome() == Outcome.SOLVED)
                .filter(path -> taken(path).stream().noneMatch(wish.without()::contains));
    }

    private static Set<Technique> taken(VariantPath path) {
        Set<Technique> taken = EnumSet.noneOf(Technique.class);
        path.bareSteps().forEach(step -> taken.add(step.technique()));
        return taken;
    }

    private int distance(VariantPath path) {
        Set<Technique> taken = taken(path);
        int levels = wish.level().map(level -> between(path.level(), level)).orElse(0);
        int missing = (int)
                wish.techniques().stream().filter(each -> !taken.contains(each)).count();
        int off = wish.minutes().map(minutes -> minutes.distance(tenths(path))).orElse(0);
        return levels * A_LEVEL + missing * A_TECHNIQUE + Math.min(off, A_TECHNIQUE - 1);
    }

    /// How many levels lie from `lower` up to `upper`.
    private static int between(VariantLevel lower, VariantLevel upper) {
        return EnumSet.range(lower, upper).size() - 1;
    }

    private String label(VariantPath path) {
        List<String> label = new ArrayList<>();
        label.add("level=" + path.level().title());
        label.add("ladder=" + VariantLadder.VERSION);
        wish.minutes().ifPresent(_ -> label.add("minutes=" + Figure.Tenths.decimal(tenths(path))));
        label.add("calibrated=false");
        return String.join(" ", label);
    }

    private static int tenths(VariantPath path) {
        return OtherBoardTime.tenths(path.start(), path.bareSteps());
    }
}
