package org.escargot.scan;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.scan.digit.CellPictures;
import org.escargot.scan.digit.DigitNet;
import org.escargot.scan.frame.FrameFinder;
import org.escargot.scan.frame.Lattice;
import org.escargot.scan.picture.GrayImage;

/// Reads printed puzzles from photos.
///
/// First the grid is found and its lines are followed, then a net reads each cell, at last the rules of the game say
/// whether that can be right: a printed puzzle has exactly one solution, so a reading without one is repaired with the
/// net's second thoughts. A photo that was taken sideways or upside down is turned.
public final class PhotoReader {
    /// No side of a photo needs more pixels than that.
    private static final int MOST_PIXELS = 1280;

    private final DigitNet net;
    private final boolean repairs;

    private PhotoReader(DigitNet net, boolean repairs) {
        this.net = net;
        this.repairs = repairs;
    }

    /// A reader whose net is `net`.
    public static PhotoReader of(DigitNet net) {
        return new PhotoReader(net, true);
    }

    /// The same reader, but it tells what the net reads, whatever the rules say.
    public PhotoReader withoutRules() {
        return new PhotoReader(net, false);
    }

    /// The puzzle in `photo`; empty when there is no grid.
    public Optional<Reading> read(GrayImage photo) {
        int factor = photo.shrinking(MOST_PIXELS);
        GrayImage small = photo.shrunk(factor);
        return FrameFinder.find(small).map(lattice -> read(small, lattice)).map(reading -> reading.enlarged(factor));
    }

    private Reading read(GrayImage photo, Lattice lattice) {
        Attempt upright = attempt(photo, lattice);
        if (!repairs || upright.cost() == 0) {
            return upright.reading();
        }
        return Stream.iterate(lattice.turned(), Lattice::turned)
                .limit(3)
                .map(turned -> attempt(photo, turned))
                .reduce(upright, (one, other) -> other.score() > one.score() ? other : one)
                .reading();
    }

    private Attempt attempt(GrayImage photo, Lattice lattice) {
        LikelyDigits likely = new LikelyDigits(
                CellPictures.of(photo, lattice).stream().map(net::shares).toList());
        return new Attempt(lattice, likely, repairs ? new RuleRepair(likely).digits() : Optional.empty());
    }

    /// What was read with the photo held one way.
    ///
    /// @param proper the digits of the likeliest proper puzzle, if there is one
    private record Attempt(Lattice lattice, LikelyDigits likely, Optional<int[]> proper) {
        /// How unlikely a proper puzzle is that repair has not found.
        private static final double IMPROPER = 25;

        /// What the repair has cost.
        double cost() {
            return proper.map(digits -> likely.logarithm(likely.first()) - likely.logarithm(digits))
                    .orElse(IMPROPER);
        }

        double score() {
            return likely.logarithm(likely.first()) - cost();
        }

        Reading reading() {
            int[] digits = proper.orElseGet(likely::first);
            List<Reading.ReadCell> cells = IntStream.range(0, digits.length)
                    .mapToObj(cell -> read(cell, digits[cell]))
                    .toList();
            return new Reading(cells, lattice.crossings(), proper.isPresent());
        }

        private Reading.ReadCell read(int cell, int digit) {
            return new Reading.ReadCell(digit, likely.share(cell, digit), likely.likeliestBut(cell, digit));
        }
    }
}
