package org.escargot.solver.general;

import org.escargot.random.RandomSource;
import org.escargot.solver.general.network.Network;
import org.jspecify.annotations.Nullable;

/// What a search tries next: a digit in a cell. A cell counts by its weight for each digit that is open there; a digit
/// with two places left in a house by the mean weight of the two, as if each were a cell with two digits, and somewhat
/// more, or less where many cells are in sums.
final class Choice {
    private static final double FOR_TWO_PLACES = 1.4;
    /// The same where all cells are in sums.
    private static final double FOR_TWO_PLACES_IN_SUMS = 0.8;

    private final Network network;
    private final Weights weights;
    private final double forTwoPlaces;
    private int @Nullable [] preferred;
    private @Nullable RandomSource random;
    private int cell;
    private int digit;
    private double score;

    Choice(Network network, Weights weights) {
        this.network = network;
        this.weights = weights;
        forTwoPlaces = FOR_TWO_PLACES + (FOR_TWO_PLACES_IN_SUMS - FOR_TWO_PLACES) * network.inSums;
    }

    /// Of a cell's digits, tries those that `preferred` has for it first.
    void prefer(int[] wanted) {
        preferred = wanted;
    }

    /// Of a cell's digits, or of those that are preferred, tries a random one first.
    void shuffle(RandomSource source) {
        random = source;
    }

    /// The cell that was chosen.
    int cell() {
        return cell;
    }

    /// The digit that was chosen, as a mask.
    int digit() {
        return digit;
    }

    /// Chooses for the position `open`; false if every cell holds a digit.
    boolean choose(int[] open) {
        score = -1;
        for (int at = 0; at < open.length; at++) {
            int mask = open[at];
            if ((mask & mask - 1) != 0) {
                double own = weights.of(at, mask) / Integer.bitCount(mask);
                if (own > score) {
                    take(own, at, mask);
                }
            }
        }
        if (score < 0) {
            return false;
        }
        for (int[] house : network.houses) {
            seeTwoPlaces(open, house);
        }
        digit = one(digit);
        return true;
    }

    private void seeTwoPlaces(int[] open, int[] house) {
        int once = 0;
        int twice = 0;
        int more = 0;
        for (int at : house) {
            int mask = open[at];
            more |= twice & mask;
            twice |= once & mask;
            once |= mask;
        }
        for (int left = twice & ~more; left != 0; left &= left - 1) {
            seePlaces(open, house, left & -left);
        }
    }

    private void seePlaces(int[] open, int[] house, int mask) {
        int one = -1;
        int other = -1;
        for (int at : house) {
            if ((open[at] & mask) != 0) {
                other = one;
                one = at;
            }
        }
        double own = forTwoPlaces * (weights.of(one) + weights.of(other)) / 4;
        if (own > score) {
            take(own, weights.of(one) >= weights.of(other) ? one : other, mask);
        }
    }

    private void take(double own, int at, int mask) {
        score = own;
        cell = at;
        int first = preferred == null ? mask : mask & preferred[at];
        digit = first == 0 ? mask : first;
    }

    /// One digit of `mask`: the lowest, or any.
    private int one(int mask) {
        int left = mask;
        for (int skipped = random == null ? 0 : random.nextInt(Integer.bitCount(mask)); skipped > 0; skipped--) {
            left &= left - 1;
        }
        return left & -left;
    }
}
