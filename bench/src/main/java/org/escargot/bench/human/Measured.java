package org.escargot.bench.human;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.escargot.grid.Givens;
import org.escargot.rating.human.HumanModel;
import org.escargot.rating.human.HumanRater;
import org.escargot.rating.human.HumanTrace;

/// A puzzle that people have solved, and what walks through it meet.
///
/// @param time the puzzle, and how long people took
/// @param trace what walks through it meet
record Measured(Time time, HumanTrace trace) {
    /// How long people took for a puzzle.
    ///
    /// @param seconds their mean time
    record Time(Givens puzzle, double seconds) {}

    /// Reads lines of puzzle, number of players, mean seconds, with tabs between.
    static List<Time> read(Path file) throws IOException {
        try (var lines = Files.lines(file)) {
            return lines.filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .map(fields -> new Time(Givens.of(fields[0]), Double.parseDouble(fields[2])))
                    .toList();
        }
    }

    /// The puzzles with the walks of `model`.
    static List<Measured> walked(List<Time> times, HumanModel model) {
        HumanRater rater = new HumanRater(model);
        return times.parallelStream()
                .map(time -> new Measured(time, rater.trace(time.puzzle())))
                .toList();
    }

    /// The time that `model` expects, in seconds.
    double expected(HumanModel model, double[] rates, double[] shares) {
        double search = 0;
        for (var moment : trace.moments()) {
            double total = rates[0];
            for (int i = 0; i < moment.count(); i++) {
                total += rates[moment.key(i)];
            }
            search += shares[moment.empty()] / total;
        }
        double placing = (search + model.writing() * trace.moments().size()) / trace.walks();
        double eliminating = 0;
        for (var step : trace.steps()) {
            double cost = step.isLocked() ? model.lockedElimination() : model.elimination();
            eliminating += cost * shares[step.empty()];
        }
        return (placing + eliminating) * model.factor(trace.fewest());
    }
}
