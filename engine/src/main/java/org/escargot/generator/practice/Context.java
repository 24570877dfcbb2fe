package org.escargot.generator.practice;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.escargot.logic.step.Technique;

/// What may come before and after the step that a puzzle is made for; written such as `ssts-x-singles`. Whatever
/// comes before it, the step is the easiest one when its turn has come.
///
/// @param before what may come before its first use
/// @param after what may come after that
public record Context(Around before, Around after) {
    /// Nothing harder before it, whatever it takes afterwards.
    public static final Context USUAL = new Context(Around.EASIER, Around.ANY);

    /// Steps that may surround another.
    public enum Around {
        /// Full houses, naked and hidden singles.
        SINGLES,
        /// The simple set: singles, intersections, subsets, fish of rows and columns, colors, and the XY-wing.
        SSTS,
        /// Steps that are easier than the one in the middle.
        EASIER,
        /// All steps.
        ANY
    }

    /// The context that `text` names, such as `any-x-any`.
    public static Optional<Context> of(String text) {
        String[] parts = text.split("-x-", -1);
        if (parts.length != 2) {
            return Optional.empty();
        }
        return around(parts[0]).flatMap(before -> around(parts[1]).map(after -> new Context(before, after)));
    }

    private static Optional<Around> around(String name) {
        return Arrays.stream(Around.values())
                .filter(around -> around.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }

    /// Whether `technique` belongs to the simple set.
    public static boolean isSimple(Technique technique) {
        return switch (technique.family()) {
            case SINGLES, INTERSECTIONS, SUBSETS -> true;
            case FISH ->
                technique == Technique.X_WING || technique == Technique.SWORDFISH || technique == Technique.JELLYFISH;
            case COLORING -> technique != Technique.REMOTE_PAIR;
            case WINGS -> technique == Technique.XY_WING;
            case SINGLE_DIGIT, UNIQUENESS, ALMOST_LOCKED_SETS, TEMPLATES, EXCLUSION, EXOTIC -> false;
            case RULES, CHAINS, TRIAL -> false;
        };
    }
}
