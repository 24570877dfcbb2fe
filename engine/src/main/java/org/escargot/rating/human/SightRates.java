package org.escargot.rating.human;

import org.escargot.grid.Cell;

/// The rates of a model, worked out once for every key of a [Moment].
final class SightRates {
    private final double[] rates = new double[SightKind.COUNT * 100];
    private final double least;
    private final double[] shares = new double[Cell.COUNT + 1];

    SightRates(HumanModel model) {
        least = model.leastRate();
        for (int key = 0; key < rates.length; key++) {
            rates[key] = model.rate(Moment.kind(key), Moment.open(key), Moment.standing(key));
        }
        for (int empty = 0; empty < shares.length; empty++) {
            shares[empty] = model.share(empty);
        }
    }

    /// The seconds that it takes to find something where all rates amount to `total` and so many cells are empty.
    double seconds(double total, int empty) {
        return shares[empty] / (total + least);
    }

    double of(int key) {
        return rates[key];
    }

    /// The rates of all that `sight` has, added in its order.
    double total(Sight sight) {
        double total = 0;
        for (int i = 0; i < sight.count(); i++) {
            total += rates[sight.key(i)];
        }
        return total;
    }
}
