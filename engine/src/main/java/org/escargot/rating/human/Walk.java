package org.escargot.rating.human;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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
    private final Consumer<Sight> witness;
    private double seconds;
    private Optional<Hardest> hardest = Optional.empty();

    /// The moment that took longest.
    ///
    /// @param seconds how long the search took
    /// @param kind how the placement is seen that is easiest to see
    record Hardest(double seconds, SightKind kind) {}

    /// @param witness told what can be seen, before each placement
    Walk(SightRates rates, RandomSource chance, Consumer<Sight> witness) {
        this.rates = rates;
        this.chance = chance;
        this.witness = witness;
    }

    /// Goes on from `board`, which it changes, until nothing is to be seen; returns the candidates placed, in order.
    List<Integer> from(Board board) {
        List<Integer> placed = new ArrayList<>();
        sight.look(board);
        while (sight.count() > 0) {
            double total = rates.total(sight);
            int taken = choose(total);
            witness.accept(sight);
            add(rates.seconds(total, sight.empty()));
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

    private void add(double search) {
        seconds += search;
        if (hardest.isEmpty() || hardest.get().seconds() < search) {
            hardest = Optional.of(new Hardest(search, easiest()));
        }
    }

    private SightKind easiest() {
        int best = sight.key(0);
        for (int i = 1; i < sight.count(); i++) {
            best = rates.of(sight.key(i)) > rates.of(best) ? sight.key(i) : best;
        }
        return Moment.kind(best);
    }

    /// Seconds of search, without those of writing.
    double seconds() {
        return seconds;
    }

    Optional<Hardest> hardest() {
        return hardest;
    }
}
