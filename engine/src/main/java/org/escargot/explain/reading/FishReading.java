package org.escargot.explain.reading;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.pattern.KrakenFish;
import org.escargot.logic.pattern.SiameseFish;
import org.escargot.logic.step.Facts;

/// Reads fish: plain, finned or kraken, on parallel lines or on any houses.
public final class FishReading {
    private FishReading() {}

    static Reading of(Facts facts, Fish fish) {
        return common(shape(facts, fish), facts, fish)
                .with("cover", fish.cover())
                .with("fins", fish.allFins())
                .with("endo", fish.endoFins());
    }

    static Reading of(Facts facts, SiameseFish fish) {
        return common("siamese-fish", facts, fish.first())
                .with("cover", fish.first().cover())
                .with("fins", fish.first().allFins())
                .with("cover2", fish.second().cover())
                .with("fins2", fish.second().allFins());
    }

    static Reading of(Facts facts, KrakenFish kraken) {
        Fish fish = kraken.fish();
        return common(kraken.through().isEmpty() ? "kraken-fish" : "kraken-fish-through", facts, fish)
                .with("cover", fish.cover())
                .with("fins", fish.fins())
                .with("through", kraken.through())
                .with("places", kraken.places());
    }

    private static Reading common(String shape, Facts facts, Fish fish) {
        CellSet cells = places(facts, fish.digit(), fish.base());
        return Reading.of(shape, fish.base(), cells, DigitSet.of(fish.digit())).with("n", fish.size());
    }

    private static String shape(Facts facts, Fish fish) {
        boolean basic = parallel(fish.base()) && parallel(fish.cover());
        if (!fish.endoFins().isEmpty()) {
            return "endo-finned-fish";
        }
        if (fish.fins().isEmpty()) {
            return basic ? "fish" : "complex-fish";
        }
        return basic ? (sashimi(facts, fish) ? "sashimi-fish" : "finned-fish") : "finned-complex-fish";
    }

    private static boolean parallel(HouseSet houses) {
        return Houses.ROWS.containsAll(houses) || Houses.COLUMNS.containsAll(houses);
    }

    /// Whether a base house has at most one place but its fins.
    private static boolean sashimi(Facts facts, Fish fish) {
        return fish.base().stream()
                .anyMatch(house ->
                        facts.places(fish.digit(), house).minus(fish.fins()).size() < 2);
    }

    public static CellSet places(Facts facts, int digit, HouseSet houses) {
        CellSet places = CellSet.EMPTY;
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            places = places.or(facts.places(digit, house));
        }
        return places;
    }
}
