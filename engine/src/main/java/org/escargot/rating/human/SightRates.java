package org.escargot.rating.human;

/// The rates of a model, worked out once for every key of a [Moment].
final class SightRates {
    private final double[] rates = new double[SightKind.COUNT * 100];
    private final double least;

    SightRates(HumanModel model) {
        least = model.leastRate();
        for (int key = 0; key < rates.length; key++) {
            rates[key] = model.rate(Moment.kind(key), Moment.open(key), Moment.standing(key));
        }
    }

    /// The seconds that it takes to find something where all rates amount to `total`.
    double seconds(double total) {
        return 1 / (total + least);
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
