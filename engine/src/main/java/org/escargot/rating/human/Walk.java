package org.escargot.rating.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.grid.Candidate;
import org.escargot.random.RandomSource;

/// One person's way from a position to the next one in which nothing can be placed: at each moment a placement is found
/// by chance, one that is easier to see more often.
///
/// Wherever a walk turns, it ends in the same position, because what can be seen stays so until it is placed.
final class Walk {
    private static final double UNIT = 1.0 / (1L << 53);

    private final SightRates rates;
    private final RandomSource chance;
    private final Sight sight = new Sight();
    private final List<Moment> moments = new ArrayList<>();
    private double seconds;
    private Optional<Hardest> hardest = Optional.empty();

    /// The moment that took longest.
    ///
    /// @param seconds how long the search took
    /// @param kind how the placement is seen that is easiest to see
    record Hardest(double seconds, SightKind kind) {}

    Walk(SightRates rates, RandomSource chance) {
        this.rates = rates;
        this.chance = chance;
    }

    /// Goes on from `board`, which it changes, until nothing is to be seen; returns the candidates placed, in order.
    List<Integer> from(Board board) {
        List<Integer> placed = new ArrayList<>();
        sight.look(board);
        while (sight.count() > 0) {
            double total = rates.total(sight);
            int taken = choose(total);
            remember(rates.seconds(total));
            board.place(sight.cell(taken), sight.digit(taken));
            placed.add(Candidate.of(sight.cell(taken), sight.digit(taken)));
            sight.look(board);
        }
        return placed;
    }

    private int choose(double total) {
        double rest = (chance.nextLong() >>> 11) * UNIT * total;
        int taken = 0;
        while (taken < sight.count() - 1 && rest >= rates.of(sight.key(taken))) {
            rest -= rates.of(sight.key(taken++));
        }
        return taken;
    }

    private void remember(double search) {
        int[] keys = new int[sight.count()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = sight.key(i);
        }
        moments.add(new Moment(keys));
        seconds += search;
        if (hardest.isEmpty() || hardest.get().seconds() < search) {
            hardest = Optional.of(new Hardest(search, easiest(keys)));
        }
    }

    private SightKind easiest(int[] keys) {
        int best = keys[0];
        for (int key : keys) {
            best = rates.of(key) > rates.of(best) ? key : best;
        }
        return Moment.kind(best);
    }

    /// Seconds of search, without those of writing.
    double seconds() {
        return seconds;
    }

    List<Moment> moments() {
        return moments;
    }

    Optional<Hardest> hardest() {
        return hardest;
    }
}
