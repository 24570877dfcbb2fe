package org.escargot.explain.reading;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.ChainPair;
import org.escargot.logic.pattern.Coloring;
import org.escargot.logic.pattern.DeadlyPattern;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.Locked;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.pattern.Single;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.pattern.Wing;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// Reads the evidence of the steps that the page's first engine finds, those of
/// [org.escargot.rating.HintLadder#FIRST]; apart from the other [Readings], so that its download stays small.
public final class FirstReadings {
    private FirstReadings() {}

    /// The evidence of `step`.
    ///
    /// @throws IllegalArgumentException where only [Readings] reads it
    public static Reading of(Facts facts, Step step) {
        return switch (pattern(step)) {
            case Single.FullHouse single -> singleIn("full-house", single, single.house());
            case Single.Hidden single -> singleIn("hidden-single", single, single.house());
            case Single.Naked single -> naked(facts, single);
            case Locked locked -> locked(facts, locked);
            case Subset subset -> subset(facts, subset);
            case Fish fish -> FishReading.of(facts, fish);
            case SiameseFish fish -> FishReading.of(facts, fish);
            case Chain chain ->
                ChainReading.of(facts.board(), chain, step.technique().style(), step.effects());
            case ChainPair pair -> LinkReading.of(pair);
            case Wing wing -> WingReading.of(facts, wing);
            case Coloring coloring -> ColoringReading.of(coloring, step.effects());
            case DeadlyPattern deadly -> DeadlyReading.of(facts, deadly, step.effects());
        };
    }

    /// The evidence of `step`, which is one of the first.
    ///
    /// @throws IllegalArgumentException where it is a later one
    public static Pattern.Common pattern(Step step) {
        if (step.pattern() instanceof Pattern.Common pattern) {
            return pattern;
        }
        throw new IllegalArgumentException(
                "The first steps have no such evidence (" + step.technique().id() + ").");
    }

    private static Reading singleIn(String shape, Single single, int house) {
        return Reading.of(shape, HouseSet.of(house), CellSet.of(single.cell()), DigitSet.of(single.digit()));
    }

    /// Tells the digits that the cell sees from those that earlier steps took.
    private static Reading naked(Facts facts, Single.Naked single) {
        int cell = single.cell();
        DigitSet seen = DigitSet.EMPTY;
        CellSet peers = facts.peers(cell);
        for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
            int digit = facts.digit(peer);
            seen = digit == Digit.NONE ? seen : seen.with(digit);
        }
        DigitSet gone = facts.board().digits().without(single.digit()).minus(seen);
        String shape =
                gone.isEmpty() ? "naked-single-seen" : seen.isEmpty() ? "naked-single-bare" : "naked-single-late";
        boolean isElsewhere = !facts.board().isClassic() && !seen.isEmpty();
        HouseSet area = HouseCover.area(facts.board(), cell);
        return Reading.of(
                        isElsewhere ? shape + "-elsewhere" : shape, area, CellSet.of(cell), DigitSet.of(single.digit()))
                .with("seen", seen)
                .with("gone", gone);
    }

    private static Reading locked(Facts facts, Locked locked) {
        CellSet cells = facts.places(locked.digit(), locked.base());
        return Reading.of("locked", HouseSet.of(locked.base()), cells, DigitSet.of(locked.digit()))
                .with("cover", HouseSet.of(locked.cover()));
    }

    private static Reading subset(Facts facts, Subset subset) {
        String shape = switch (subset.kind()) {
            case NAKED -> "naked-subset";
            case HIDDEN -> "hidden-subset";
        };
        return Reading.of(shape, subset.houses(), subset.cells(), subset.digits())
                .with("n", subset.size())
                .with("others", facts.union(subset.cells()).minus(subset.digits()));
    }
}
