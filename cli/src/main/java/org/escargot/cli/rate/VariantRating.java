package org.escargot.cli.rate;

import java.util.Optional;
import org.escargot.cli.solver.VariantPosition;
import org.escargot.format.VariantEntry;
import org.escargot.logic.Outcome;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.VariantLadder;
import org.escargot.rating.VariantPath;
import org.escargot.rating.human.OtherBoardTime;
import org.escargot.rating.scale.Figure;

/// What `rate --scale human` says of a puzzle with rules of its own: the minutes of the human scale, which are
/// not calibrated there, and the level of the variant ladder.
///
/// @param position the puzzle
/// @param path its path; empty where it has no solution or several
record VariantRating(VariantPosition position, Optional<VariantPath> path) {
    private static final String INCOMPLETE = "Incomplete";

    /// The rating of `entry`; empty where no steps are found on its board.
    static Optional<VariantRating> of(VariantEntry entry) {
        return VariantPosition.find(entry).map(VariantRating::of);
    }

    private static VariantRating of(VariantPosition position) {
        boolean isProper = position.answer().isGivenUp() || position.answer().solutions() == 1;
        return new VariantRating(position, isProper ? Optional.of(position.path()) : Optional.empty());
    }

    /// How many solutions there are, counted to two.
    long solutions() {
        return position.answer().solutions();
    }

    /// The path, where it leads to the end.
    Optional<VariantPath> solved() {
        return path.filter(each -> each.outcome() == Outcome.SOLVED);
    }

    /// The minutes in tenths, where the path leads to the end.
    Optional<Integer> tenths() {
        return solved().map(each -> OtherBoardTime.tenths(each.start(), each.bareSteps()));
    }

    /// The minutes, or why there are none.
    String figure() {
        if (path.isEmpty()) {
            return solutions() == 0 ? "NoSolution" : "SeveralSolutions";
        }
        return tenths().map(Figure.Tenths::decimal).orElse(INCOMPLETE);
    }

    /// The id of the technique of the first of the hardest steps.
    Optional<String> hardest() {
        return solved().flatMap(VariantPath::hardest).map(Step::technique).map(Technique::id);
    }

    /// What the ladder says, such as `Medium on variant ladder 2, minutes not calibrated`.
    String level() {
        return solved().map(each -> each.level().title() + " on variant ladder " + VariantLadder.VERSION
                        + ", minutes not calibrated")
                .orElse("");
    }
}
