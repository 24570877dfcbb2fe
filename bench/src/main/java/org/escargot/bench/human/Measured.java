package org.escargot.bench.human;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.rating.human.HumanModel;
import org.escargot.rating.human.HumanRater;
import org.escargot.rating.human.HumanTrace;

/// A puzzle that people have solved.
///
/// @param puzzle the puzzle
/// @param seconds their mean time
/// @param trace what walks through it meet
record Measured(Givens puzzle, double seconds, HumanTrace trace) {
    /// Reads lines of puzzle, number of players, mean seconds, with tabs between; walks by `model`.
    static List<Measured> read(Path file, HumanModel model) throws IOException {
        try (var lines = Files.lines(file)) {
            return lines.filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .parallel()
                    .map(fields -> of(Givens.of(fields[0]), Double.parseDouble(fields[2]), model))
                    .toList();
        }
    }

    private static Measured of(Givens puzzle, double seconds, HumanModel model) {
        return new Measured(puzzle, seconds, new HumanRater(model).trace(puzzle));
    }

    /// The time that `model` expects, in seconds.
    double expected(HumanModel model, double[] rates) {
        double search = 0;
        for (var moment : trace.moments()) {
            double total = rates[0];
            for (int i = 0; i < moment.count(); i++) {
                total += rates[moment.key(i)];
            }
            search += 1 / total;
        }
        int locked = trace.lockedSteps();
        double placing = (search + model.writing() * trace.moments().size()) / trace.walks();
        double eliminating = model.lockedElimination() * locked
                + model.elimination() * (trace.steps().size() - locked);
        return (placing + eliminating) * model.factor(trace.fewest());
    }
}
