package org.escargot.bench.human;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.escargot.grid.Givens;
import org.escargot.rating.human.HumanModel;
import org.escargot.rating.human.HumanScale;
import org.escargot.rating.scale.RatingLimits;

/// How much of the processor a rating on the scale for people takes, puzzle by puzzle: the time of its thread, so that
/// a busy machine does not spoil it.
///
/// `HumanCost FILE`: a line for each puzzle, as [HumanFit] has it. The first pass is cold, with the very first rating
/// apart, the last one warm.
public final class HumanCost {
    private static final int PASSES = 3;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private HumanCost() {}

    public static void main(String[] arguments) throws IOException {
        List<Givens> puzzles = Measured.read(Path.of(arguments[0])).stream()
                .map(Measured.Time::puzzle)
                .toList();
        for (int pass = 1; pass <= PASSES; pass++) {
            for (HumanModel model : List.of(HumanModel.current(), HumanModel.V1)) {
                System.out.println("pass " + pass + ", version " + model.version() + ": " + told(puzzles, model));
            }
        }
    }

    private static String told(List<Givens> puzzles, HumanModel model) {
        HumanScale scale = new HumanScale(model);
        double[] taken = puzzles.stream()
                .mapToDouble(puzzle -> milliseconds(scale, puzzle))
                .toArray();
        double first = taken[0];
        Arrays.sort(taken);
        return String.format(
                Locale.ROOT,
                "the first %.1f ms, mean %.2f, median %.2f, 95th percentile %.2f, longest %.2f",
                first,
                Arrays.stream(taken).average().orElse(0),
                taken[taken.length / 2],
                taken[taken.length * 95 / 100],
                taken[taken.length - 1]);
    }

    private static double milliseconds(HumanScale scale, Givens puzzle) {
        long from = THREADS.getCurrentThreadCpuTime();
        scale.rate(puzzle, RatingLimits.NONE);
        return (THREADS.getCurrentThreadCpuTime() - from) / 1e6;
    }
}
