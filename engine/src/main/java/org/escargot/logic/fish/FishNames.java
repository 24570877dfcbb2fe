package org.escargot.logic.fish;

import java.util.List;
import java.util.Set;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.Technique;

/// What a fish is called: by its size, its fins and the kinds of its houses.
final class FishNames {
    private static final int SIZES = 6;
    private static final List<Technique> NAMES = List.of(
            Technique.X_WING,
            Technique.SWORDFISH,
            Technique.JELLYFISH,
            Technique.SQUIRMBAG,
            Technique.WHALE,
            Technique.LEVIATHAN,
            Technique.FINNED_X_WING,
            Technique.FINNED_SWORDFISH,
            Technique.FINNED_JELLYFISH,
            Technique.FINNED_SQUIRMBAG,
            Technique.FINNED_WHALE,
            Technique.FINNED_LEVIATHAN,
            Technique.SASHIMI_X_WING,
            Technique.SASHIMI_SWORDFISH,
            Technique.SASHIMI_JELLYFISH,
            Technique.SASHIMI_SQUIRMBAG,
            Technique.SASHIMI_WHALE,
            Technique.SASHIMI_LEVIATHAN,
            Technique.FRANKEN_X_WING,
            Technique.FRANKEN_SWORDFISH,
            Technique.FRANKEN_JELLYFISH,
            Technique.FRANKEN_SQUIRMBAG,
            Technique.FRANKEN_WHALE,
            Technique.FRANKEN_LEVIATHAN,
            Technique.FINNED_FRANKEN_X_WING,
            Technique.FINNED_FRANKEN_SWORDFISH,
            Technique.FINNED_FRANKEN_JELLYFISH,
            Technique.FINNED_FRANKEN_SQUIRMBAG,
            Technique.FINNED_FRANKEN_WHALE,
            Technique.FINNED_FRANKEN_LEVIATHAN,
            Technique.MUTANT_X_WING,
            Technique.MUTANT_SWORDFISH,
            Technique.MUTANT_JELLYFISH,
            Technique.MUTANT_SQUIRMBAG,
            Technique.MUTANT_WHALE,
            Technique.MUTANT_LEVIATHAN,
            Technique.FINNED_MUTANT_X_WING,
            Technique.FINNED_MUTANT_SWORDFISH,
            Technique.FINNED_MUTANT_JELLYFISH,
            Technique.FINNED_MUTANT_SQUIRMBAG,
            Technique.FINNED_MUTANT_WHALE,
            Technique.FINNED_MUTANT_LEVIATHAN);

    private FishNames() {}

    static Technique basic(int size) {
        return row(0, size);
    }

    static Technique finned(int size) {
        return row(1, size);
    }

    static Technique sashimi(int size) {
        return row(2, size);
    }

    static Set<Technique> franken(int size) {
        return Set.of(row(3, size), row(4, size));
    }

    static Set<Technique> mutant(int size) {
        return Set.of(row(5, size), row(6, size));
    }

    /// A fish with boxes among its houses: Franken when base and cover could be rows and columns but for boxes,
    /// mutant when not.
    static Technique complex(Fish fish) {
        boolean finned = !fish.allFins().isEmpty();
        return row((isFranken(fish) ? 3 : 5) + (finned ? 1 : 0), fish.size());
    }

    /// The name of two fish told as one: finned rather than sashimi.
    static Technique plainer(Technique one, Technique other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    static boolean isFranken(Fish fish) {
        return crosses(fish, Houses.ROWS, Houses.COLUMNS) || crosses(fish, Houses.COLUMNS, Houses.ROWS);
    }

    private static boolean crosses(Fish fish, HouseSet base, HouseSet cover) {
        return !fish.base().intersects(cover) && !fish.cover().intersects(base);
    }

    private static Technique row(int kind, int size) {
        return NAMES.get(kind * SIZES + size - 2);
    }
}
