package org.escargot.explain.reading;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.step.Effects;

/// Reads symmetries of the givens.
public final class SymmetryReading {
    private SymmetryReading() {}

    static Reading of(GivenSymmetry symmetry, Effects effects) {
        CellSet cells = effects.eliminations().cells();
        String shape = symmetry.motion().fixed().containsAll(cells) ? "symmetry-fixed" : "symmetry-image";
        return Reading.of(shape, HouseCover.of(cells), cells, symmetry.digits())
                .with("motion", new Value.Word(key(symmetry.motion())))
                .with("change", new Value.Verbatim(change(symmetry), 1));
    }

    private static String key(GivenSymmetry.Motion motion) {
        return switch (motion) {
            case HALF_TURN -> "motion.half-turn";
            case QUARTER_TURN -> "motion.quarter-turn";
            case DIAGONAL -> "motion.diagonal";
            case ANTIDIAGONAL -> "motion.antidiagonal";
        };
    }

    /// How the digits change, such as `1↔9, 2→4→8→6→2`, without those that do not.
    public static String change(GivenSymmetry symmetry) {
        List<String> cycles = new ArrayList<>();
        DigitSet told = symmetry.digits();
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            if (!told.contains(digit)) {
                DigitSet cycle = cycle(symmetry, digit);
                told = told.or(cycle);
                cycles.add(cycle.size() == 2 ? digit + "↔" + symmetry.image(digit) : text(symmetry, digit));
            }
        }
        return String.join(", ", cycles);
    }

    private static DigitSet cycle(GivenSymmetry symmetry, int digit) {
        DigitSet cycle = DigitSet.of(digit);
        for (int next = symmetry.image(digit); next != digit; next = symmetry.image(next)) {
            cycle = cycle.with(next);
        }
        return cycle;
    }

    /// The digits of a cycle in turn, the first one at the end again.
    private static String text(GivenSymmetry symmetry, int digit) {
        StringBuilder text = new StringBuilder().append(digit);
        int next = digit;
        do {
            next = symmetry.image(next);
            text.append('→').append(next);
        } while (next != digit);
        return text.toString();
    }
}
