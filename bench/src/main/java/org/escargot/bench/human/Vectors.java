package org.escargot.bench.human;

import java.util.stream.IntStream;
import org.escargot.grid.Cell;
import org.escargot.rating.human.HumanModel;
import org.escargot.rating.human.Moment;
import org.escargot.rating.human.SightKind;

/// The parameters of a model that are fitted, as a list of numbers: seconds by their logarithms, so that they stay
/// positive.
///
/// @param of the model that has the others: those which are 0 it does without
record Vectors(HumanModel of) {
    private static final int WRITING = 8;
    private static final int ELIMINATION = 10;
    private static final int AREA = 12;

    /// The numbers of `model`, a model of the same version.
    double[] of(HumanModel model) {
        double[] all = all(model);
        return IntStream.of(free()).mapToDouble(i -> all[i]).toArray();
    }

    /// The model with these numbers.
    HumanModel model(double[] numbers) {
        double[] v = all(of);
        int[] free = free();
        for (int i = 0; i < free.length; i++) {
            v[free[i]] = numbers[i];
        }
        return new HumanModel(
                of.version(),
                v[0],
                v[1],
                v[2],
                v[3],
                v[4],
                v[5],
                v[6],
                v[7],
                Math.exp(v[WRITING]),
                Math.exp(v[9]),
                Math.exp(v[ELIMINATION]),
                v[11],
                v[AREA]);
    }

    private int[] free() {
        double[] all = all(of);
        return IntStream.range(0, AREA).filter(i -> all[i] != 0).toArray();
    }

    private static double[] all(HumanModel model) {
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
            model.evenness(),
            model.area()
        };
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

    /// What searches are multiplied by, for each number of empty cells.
    static double[] shares(HumanModel model) {
        return IntStream.rangeClosed(0, Cell.COUNT).mapToDouble(model::share).toArray();
    }
}
