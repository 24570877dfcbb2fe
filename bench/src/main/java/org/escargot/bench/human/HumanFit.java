package org.escargot.bench.human;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.escargot.random.RandomSource;
import org.escargot.rating.human.HumanModel;

/// Fits the parameters of the scale for people, and tells by cross-validation how well it foretells times.
///
/// `HumanFit FILE [SVG]`: a line for each puzzle, with its number of players and their mean seconds behind tabs. The
/// walks are those of the latest model; to fit a new one, put what is printed in its place and run again, until nothing
/// changes. With `SVG`, draws the calibration.
public final class HumanFit {
    private static final int FOLDS = 5;
    private static final int SHUFFLES = 2;
    private static final int WORST = 10;

    private HumanFit() {}

    public static void main(String[] arguments) throws IOException {
        HumanModel start = HumanModel.V1;
        Fitting fitting = new Fitting(Measured.read(Path.of(arguments[0]), start));
        double[] measured = fitting.measured();
        System.out.println(line("as it stands", fitting.expected(start), measured));
        HumanModel fitted = fitting.fit(start, all(measured.length));
        System.out.println(fitted);
        System.out.println(line("fitted to all", fitting.expected(fitted), measured));
        for (int shuffle = 1; shuffle <= SHUFFLES; shuffle++) {
            System.out.println(line("cross-validation " + shuffle, crossValidated(fitting, start, shuffle), measured));
        }
        worst(fitting.puzzles(), fitting.expected(start), measured);
        if (arguments.length > 1) {
            CalibrationChart.write(Path.of(arguments[1]), fitting.expected(start), measured);
        }
    }

    private static boolean[] all(int count) {
        boolean[] used = new boolean[count];
        Arrays.fill(used, true);
        return used;
    }

    /// For each puzzle the logarithm of the time that the model expects which was fitted without its fold.
    private static double[] crossValidated(Fitting fitting, HumanModel start, long seed) {
        int count = fitting.puzzles().size();
        int[] order = RandomSource.of(seed).permutation(count);
        double[] expected = new double[count];
        for (int fold = 0; fold < FOLDS; fold++) {
            boolean[] used = all(count);
            for (int i = fold; i < count; i += FOLDS) {
                used[order[i]] = false;
            }
            double[] there = fitting.expected(fitting.fit(start, used));
            for (int i = fold; i < count; i += FOLDS) {
                expected[order[i]] = there[order[i]];
            }
        }
        return expected;
    }

    private static String line(String what, double[] expected, double[] measured) {
        double[] misses = IntStream.range(0, measured.length)
                .mapToDouble(i -> Math.abs(measured[i] - expected[i]))
                .sorted()
                .toArray();
        return String.format(
                Locale.ROOT,
                "%s: Spearman %.4f; half of the times within a factor of %.2f, nine of ten within %.2f",
                what,
                Ranks.correlation(expected, measured),
                Math.exp(misses[misses.length / 2]),
                Math.exp(misses[misses.length * 9 / 10]));
    }

    private static void worst(List<Measured> puzzles, double[] expected, double[] measured) {
        IntStream.range(0, measured.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -Math.abs(measured[i] - expected[i])))
                .limit(WORST)
                .map(i -> String.format(
                        Locale.ROOT,
                        "%s\tmeasured %.1f\texpected %.1f\t%s",
                        puzzles.get(i).puzzle(),
                        Math.exp(measured[i]) / 60,
                        Math.exp(expected[i]) / 60,
                        puzzles.get(i).trace().steps()))
                .forEach(System.out::println);
    }
}
