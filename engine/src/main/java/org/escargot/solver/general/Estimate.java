package org.escargot.solver.general;

import org.escargot.random.RandomSource;
import org.escargot.solver.general.network.Network;
import org.escargot.solver.general.network.Position;

/// About how many solutions a puzzle has, from random dives.
///
/// @param solutions the mean of the dives, which tends to the number of solutions
/// @param error the standard error of that mean; a true number far outside happens where few branches hold most of
///     the solutions
/// @param dives how many dives were made: fewer than asked for where the work was cancelled, 0 where nothing is known
public record Estimate(double solutions, double error, int dives) {
    /// What `most` random dives into `network` tell. A dive tries one random digit of each cell that the search
    /// chooses. It counts for as many solutions as there were digits to choose from, multiplied, or for none
    /// where it fails.
    ///
    /// Source: Donald Knuth, "Estimating the efficiency of backtrack programs", 1975.
    static Estimate of(Network network, RandomSource random, int most, Meter meter) {
        Position position = new Position(network);
        if (!position.settleAll()) {
            return new Estimate(0, 0, most);
        }
        int[] root = position.open.clone();
        Choice choice = new Choice(network, new Weights(network));
        double sum = 0;
        double squares = 0;
        int dives = 0;
        while (dives < most && !meter.isSpent(position.work())) {
            position.restore(root);
            double solutions = dive(position, choice, random);
            sum += solutions;
            squares += solutions * solutions;
            dives++;
        }
        double mean = dives == 0 ? 0 : sum / dives;
        double variance = dives < 2 ? 0 : Math.max(0, squares / dives - mean * mean) / (dives - 1);
        return new Estimate(mean, Math.sqrt(variance), dives);
    }

    private static double dive(Position position, Choice choice, RandomSource random) {
        double solutions = 1;
        while (choice.choose(position.open)) {
            int mask = position.open[choice.cell()];
            solutions *= Integer.bitCount(mask);
            int skipped = random.nextInt(Integer.bitCount(mask));
            while (skipped-- > 0) {
                mask &= mask - 1;
            }
            if (!position.keep(choice.cell(), mask & -mask) || !position.settle()) {
                return 0;
            }
        }
        return solutions;
    }
}
