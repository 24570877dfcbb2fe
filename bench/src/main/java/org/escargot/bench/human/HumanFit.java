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

/// Fits the parameters of the versions of the scale for people, and tells by cross-validation how well each foretells
/// times.
///
/// `HumanFit FILE [SVG]`: a line for each puzzle, with its number of players and their mean seconds behind tabs. With
/// `SVG`, draws the calibration of the latest version.
public final class HumanFit {
    private static final int FOLDS = 10;
    private static final int SHUFFLES = 2;
    private static final int WORST = 10;

    /// Walks change with the model that is fitted to them, and hardly any more after so many times.
    private static final int ROUNDS = 3;

    /// Where every fit begins, of those a version has: it knows nothing of the puzzles.
    private static final HumanModel GUESS =
            new HumanModel(0, -1.5, -3.5, -4, -5, -5, -0.01, 0.01, -5, 3, 30, 60, 0.001, 0);

    private HumanFit() {}

    public static void main(String[] arguments) throws IOException {
        List<Measured.Time> times = Measured.read(Path.of(arguments[0]));
        for (HumanModel version : List.of(HumanModel.V1, HumanModel.V2)) {
            evaluate(times, version);
        }
        Fitting latest = new Fitting(Measured.walked(times, HumanModel.current()));
        double[] expected = latest.expected(HumanModel.current());
        worst(latest.puzzles(), expected, latest.measured());
        if (arguments.length > 1) {
            CalibrationChart.write(Path.of(arguments[1]), expected, latest.measured());
        }
    }

    private static void evaluate(List<Measured.Time> times, HumanModel version) {
        Fitting fitting = new Fitting(Measured.walked(times, version));
        double[] measured = fitting.measured();
        System.out.println(line("version " + version.version() + " as it stands", fitting.expected(version), measured));
        HumanModel fitted = fitted(times, guess(version), all(times.size()));
        System.out.println(fitted);
        System.out.println(line("fitted to all", expected(times, fitted), measured));
        for (int shuffle = 1; shuffle <= SHUFFLES; shuffle++) {
            System.out.println(
                    line("cross-validation " + shuffle, crossValidated(times, guess(version), shuffle), measured));
        }
    }

    /// The guess, without the parameters that `version` does without.
    private static HumanModel guess(HumanModel version) {
        return new HumanModel(
                version.version(),
                GUESS.fullHouse(),
                GUESS.box(),
                GUESS.line(),
                GUESS.naked(),
                GUESS.locked(),
                version.crowding() == 0 ? 0 : GUESS.crowding(),
                version.familiarity() == 0 ? 0 : GUESS.familiarity(),
                GUESS.persistence(),
                GUESS.writing(),
                GUESS.lockedElimination(),
                GUESS.elimination(),
                version.evenness() == 0 ? 0 : GUESS.evenness(),
                version.area());
    }

    /// The model that fits the puzzles with `used` best, on walks of its own.
    private static HumanModel fitted(List<Measured.Time> times, HumanModel guess, boolean[] used) {
        List<Measured.Time> seen = IntStream.range(0, used.length)
                .filter(i -> used[i])
                .mapToObj(times::get)
                .toList();
        HumanModel model = guess;
        for (int round = 0; round < ROUNDS; round++) {
            model = new Fitting(Measured.walked(seen, model)).fit(guess, model);
        }
        return model;
    }

    /// The logarithms of the times that `model` expects, on walks of its own.
    private static double[] expected(List<Measured.Time> times, HumanModel model) {
        return new Fitting(Measured.walked(times, model)).expected(model);
    }

    private static boolean[] all(int count) {
        boolean[] used = new boolean[count];
        Arrays.fill(used, true);
        return used;
    }

    /// For each puzzle the logarithm of the time that the model expects which was fitted without its fold, and which
    /// has seen nothing of it: neither parameters nor walks.
    private static double[] crossValidated(List<Measured.Time> times, HumanModel guess, long seed) {
        int count = times.size();
        int[] order = RandomSource.of(seed).permutation(count);
        double[] expected = new double[count];
        for (int fold = 0; fold < FOLDS; fold++) {
            int first = fold;
            int[] left = IntStream.range(0, count)
                    .filter(i -> i % FOLDS == first)
                    .map(i -> order[i])
                    .toArray();
            boolean[] used = all(count);
            IntStream.of(left).forEach(i -> used[i] = false);
            HumanModel fitted = fitted(times, guess, used);
            double[] there = expected(IntStream.of(left).mapToObj(times::get).toList(), fitted);
            for (int i = 0; i < left.length; i++) {
                expected[left[i]] = there[i];
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
                        puzzles.get(i).time().puzzle(),
                        Math.exp(measured[i]) / 60,
                        Math.exp(expected[i]) / 60,
                        puzzles.get(i).trace().steps()))
                .forEach(System.out::println);
    }
}
