package org.escargot.explain.reading;

import java.util.Map;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.logic.pattern.GivenSymmetry;
import org.escargot.logic.pattern.GivenSymmetry.Motion;
import org.escargot.logic.step.Effects;

/// Reads symmetries of the givens.
public final class SymmetryReading {
    private static final Map<Motion, String> NAMES = Map.of(
            Motion.HALF_TURN, "motion.half-turn",
            Motion.QUARTER_TURN, "motion.quarter-turn",
            Motion.DIAGONAL, "motion.diagonal",
            Motion.ANTIDIAGONAL, "motion.antidiagonal");

    private SymmetryReading() {}

    static Reading of(GivenSymmetry symmetry, Effects effects) {
        CellSet cells = effects.eliminations().cells();
        String change = change(symmetry);
        return Reading.of(shape(symmetry, effects), HouseCover.of(cells), cells, symmetry.digits())
                .with("motion", motion(symmetry.motion()))
                .with("change", new Value.Verbatim(change, change.isEmpty() ? 0 : 1));
    }

    private static String shape(GivenSymmetry symmetry, Effects effects) {
        CandidateSet gone = effects.eliminations();
        if (symmetry.motion().fixed().containsAll(gone.cells())) {
            return "symmetry-fixed";
        }
        return gone.stream().allMatch(symmetry::clashes) ? "symmetry-clash" : "symmetry-image";
    }

    private static Value motion(Motion motion) {
        String name = NAMES.get(motion);
        return name == null ? new Value.Exchange(motion) : new Value.Word(name);
    }

    /// How the digits change, such as `1↔9, 2→4→8→6→2`, without those that do not.
    public static String change(GivenSymmetry symmetry) {
        return new Cycles(Digit.COUNT, index -> symmetry.image(index + 1) - 1)
                .text(index -> Integer.toString(index + 1));
    }
}
