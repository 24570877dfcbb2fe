package org.escargot.rating.explainer.loops;

import static org.escargot.rating.explainer.words.Layout.CELL;
import static org.escargot.rating.explainer.words.Layout.CHOICES;
import static org.escargot.rating.explainer.words.Layout.HOUSE;
import static org.escargot.rating.explainer.words.Layout.PLACE;

import org.escargot.rating.explainer.words.CandidateGrid;
import org.escargot.rating.explainer.words.Eliminations;
import org.escargot.rating.explainer.words.Layout;

/// The sets of type 3: two cells of a loop, taken as one that holds one of their extra digits, with other cells.
public final class LoopSubset {
    private static final int LARGEST = 7;

    private CandidateGrid grid = new CandidateGrid();
    private int first;
    private int second;
    private int pair;
    private int extras;
    private final Eliminations eliminations;

    /// A set that was found.
    ///
    /// @param house its house
    /// @param size how many cells or digits it has, the two cells of the loop counted as one
    /// @param members its places if it is naked, its digits if it is hidden
    public record Found(int house, int size, int members) {
        /// No set.
        public static final Found NONE = new Found(0, 0, 0);
    }

    /// Looks for sets, and collects in `eliminations` what they eliminate.
    public LoopSubset(Eliminations eliminations) {
        this.eliminations = eliminations;
    }

    public void load(CandidateGrid grid, int first, int second, int pair, int extras) {
        this.grid = grid;
        this.first = first;
        this.second = second;
        this.pair = pair;
        this.extras = extras;
    }

    /// The first naked set that eliminates something, the smallest size first; [Found#NONE] if there is none.
    public Found naked() {
        eliminations.clear();
        for (int size = Integer.bitCount(extras); size <= LARGEST; size++) {
            for (int kind : Layout.BOX_ROW_COLUMN) {
                int house = HOUSE[first * 3 + kind];
                boolean fits = house == HOUSE[second * 3 + kind] && 2 * size <= Integer.bitCount(grid.open[house]);
                int places = fits ? naked(house, kind, size) : 0;
                if (places != 0) {
                    return new Found(house, size, places);
                }
            }
        }
        return Found.NONE;
    }

    /// The places of the first set that eliminates something, or 0.
    private int naked(int house, int kind, int size) {
        int one = PLACE[first * 3 + kind];
        int other = PLACE[second * 3 + kind];
        for (int places : CHOICES[size]) {
            if ((places & one) == 0 || (places & other) != 0) {
                continue;
            }
            int digits = digitsOf(house, places & ~one, size);
            int shared = extras & grid.marks[first] & grid.marks[second];
            if (Integer.bitCount(digits | extras) != size || Integer.bitCount(digits | shared) != size) {
                continue;
            }
            eliminations.clear();
            for (int rest = 0x1FF & ~places & ~other; rest != 0; rest &= rest - 1) {
                eliminations.add(grid, CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], digits | extras);
            }
            if (!eliminations.isEmpty()) {
                return places;
            }
        }
        return 0;
    }

    /// The candidates of the cells at `places`; all nine if one has fewer than two.
    private int digitsOf(int house, int places, int size) {
        int digits = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int marks = grid.marks[CELL[house * 9 + Integer.numberOfTrailingZeros(rest)]];
            if (Integer.bitCount(marks) < 2 || Integer.bitCount(marks) > size) {
                return 0x1FF;
            }
            digits |= marks;
        }
        return digits;
    }

    /// The first hidden set that eliminates something, the smallest size first; [Found#NONE] if there is none.
    public Found hidden() {
        eliminations.clear();
        for (int size = Integer.bitCount(extras); size <= LARGEST; size++) {
            for (int kind : Layout.BOX_ROW_COLUMN) {
                int house = HOUSE[first * 3 + kind];
                boolean fits = house == HOUSE[second * 3 + kind] && 2 * size < Integer.bitCount(grid.open[house]);
                int digits = fits ? hidden(house, kind, size) : 0;
                if (digits != 0) {
                    return new Found(house, size, digits);
                }
            }
        }
        return Found.NONE;
    }

    /// The digits of the first set that eliminates something, or 0.
    private int hidden(int house, int kind, int size) {
        int other = PLACE[second * 3 + kind];
        for (int digits : CHOICES[size]) {
            if ((digits & pair) != pair || (digits & extras) != 0) {
                continue;
            }
            int places = placesOf(house, digits, other);
            if (Integer.bitCount(places) != size) {
                continue;
            }
            eliminations.clear();
            for (int rest = places & ~PLACE[first * 3 + kind]; rest != 0; rest &= rest - 1) {
                eliminations.add(grid, CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], ~digits);
            }
            if (!eliminations.isEmpty()) {
                return digits;
            }
        }
        return 0;
    }

    /// The places of `digits`, without `eliminated`; none if a digit has none.
    private int placesOf(int house, int digits, int eliminated) {
        int all = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int places = grid.places[house * 9 + Integer.numberOfTrailingZeros(rest)] & ~eliminated;
            if (places == 0) {
                return 0;
            }
            all |= places;
        }
        return all;
    }
}
