package org.escargot.rating.human;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.BruteForceFinder;
import org.escargot.rating.hodoku.ShortLadder;

/// What people look for where nothing can be placed, from easy to hard; trial comes last. It belongs to the version of
/// the model and never changes.
final class HumanLadder {
    private static final List<Technique> SINGLES =
            List.of(Technique.FULL_HOUSE, Technique.HIDDEN_SINGLE, Technique.NAKED_SINGLE);

    private static final List<Technique> PATTERNS = List.of(
            Technique.POINTING,
            Technique.CLAIMING,
            Technique.NAKED_PAIR,
            Technique.HIDDEN_PAIR,
            Technique.NAKED_TRIPLE,
            Technique.X_WING,
            Technique.HIDDEN_TRIPLE,
            Technique.SKYSCRAPER,
            Technique.TWO_STRING_KITE,
            Technique.TURBOT_FISH,
            Technique.EMPTY_RECTANGLE,
            Technique.XY_WING,
            Technique.W_WING,
            Technique.BUG_PLUS_ONE,
            Technique.UNIQUENESS_TEST_1,
            Technique.UNIQUENESS_TEST_2,
            Technique.UNIQUENESS_TEST_4,
            Technique.HIDDEN_RECTANGLE,
            Technique.XYZ_WING,
            Technique.SIMPLE_COLORS_TRAP,
            Technique.NAKED_QUADRUPLE,
            Technique.SWORDFISH,
            Technique.FINNED_X_WING,
            Technique.HIDDEN_QUADRUPLE);

    /// Eliminations and trial.
    static final List<Finder> ELIMINATIONS = Stream.concat(
                    ShortLadder.V1.finders(PATTERNS).stream(), Stream.of(new BruteForceFinder()))
            .toList();

    /// These with singles before them.
    static final List<Finder> ALL = Stream.concat(ShortLadder.V1.finders(SINGLES).stream(), ELIMINATIONS.stream())
            .toList();

    private HumanLadder() {}

    /// Where a technique stands on the ladder; the higher, the harder.
    static int place(Technique technique) {
        int place = 0;
        while (!ALL.get(place).finds().contains(technique)) {
            place++;
        }
        return place;
    }
}
