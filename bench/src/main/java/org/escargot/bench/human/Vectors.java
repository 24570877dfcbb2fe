package org.escargot.bench.human;

import org.escargot.rating.human.HumanModel;
import org.escargot.rating.human.Moment;
import org.escargot.rating.human.SightKind;

/// A model as a list of numbers, as the fitting has it: seconds by their logarithms, so that they stay positive.
final class Vectors {
    private Vectors() {}

    static double[] of(HumanModel model) {
        return new double[] {
            model.fullHouse(),
            model.box(),
            model.line(),
            model.naked(),
            model.locked(),
            model.crowding(),
            model.familiarity(),
            model.persistence(),
            Math.log(model.writing()),
            Math.log(model.lockedElimination()),
            Math.log(model.elimination()),
            model.evenness()
        };
    }

    static HumanModel model(int version, double[] v) {
        return new HumanModel(
                version,
                v[0],
                v[1],
                v[2],
                v[3],
                v[4],
                v[5],
                v[6],
                v[7],
                Math.exp(v[8]),
                Math.exp(v[9]),
                Math.exp(v[10]),
                v[11]);
    }

    /// The rate of each key of a [Moment]; at 0, where no key is, the least rate.
    static double[] rates(HumanModel model) {
        double[] rates = new double[SightKind.COUNT * 100];
        for (int key = 1; key < rates.length; key++) {
            rates[key] = model.rate(Moment.kind(key), Moment.open(key), Moment.standing(key));
        }
        rates[0] = model.leastRate();
        return rates;
    }
}
