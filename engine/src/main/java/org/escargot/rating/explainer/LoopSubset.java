package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.CELL;
import static org.escargot.rating.explainer.Layout.CHOICES;
import static org.escargot.rating.explainer.Layout.HOUSE;
import static org.escargot.rating.explainer.Layout.PLACE;

/// The sets of type 3: two cells of a loop, taken as one that holds one of their extra digits, with other cells.
final class LoopSubset {
    private static final int LARGEST = 7;

    private Position position = new Position();
    private int first;
    private int second;
    private int pair;
    private int extras;

    /// Of the last set that was found.
    private int foundHouse;

    private int found;

    void load(Position position, int first, int second, int pair, int extras) {
        this.position = position;
        this.first = first;
        this.second = second;
        this.pair = pair;
        this.extras = extras;
    }

    /// The first naked set that strikes something, the smallest size first.
    boolean naked(Move move, double base) {
        for (int size = Integer.bitCount(extras); size <= LARGEST; size++) {
            for (int kind : Layout.BOX_ROW_COLUMN) {
                int house = HOUSE[first * 3 + kind];
                if (house == HOUSE[second * 3 + kind]
                        && 2 * size <= Integer.bitCount(position.open[house])
                        && naked(house, kind, size, base, move)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean naked(int house, int kind, int size, double base, Move move) {
        int one = PLACE[first * 3 + kind];
        int other = PLACE[second * 3 + kind];
        for (int places : CHOICES[size]) {
            if ((places & one) == 0 || (places & other) != 0) {
                continue;
            }
            int digits = digitsOf(house, places & ~one, size);
            int shared = extras & position.marks[first] & position.marks[second];
            if (Integer.bitCount(digits | extras) != size || Integer.bitCount(digits | shared) != size) {
                continue;
            }
            move.clear(base + (size - 1) * 0.1);
            for (int rest = 0x1FF & ~places & ~other; rest != 0; rest &= rest - 1) {
                move.strike(position, CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], digits | extras);
            }
            if (!move.isEmpty()) {
                foundHouse = house;
                found = places;
                return true;
            }
        }
        return false;
    }

    /// The candidates of the cells at `places`; all nine if one has fewer than two.
    private int digitsOf(int house, int places, int size) {
        int digits = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int marks = position.marks[CELL[house * 9 + Integer.numberOfTrailingZeros(rest)]];
            if (Integer.bitCount(marks) < 2 || Integer.bitCount(marks) > size) {
                return 0x1FF;
            }
            digits |= marks;
        }
        return digits;
    }

    /// The first hidden set that strikes something, the smallest size first.
    boolean hidden(Move move, double base) {
        for (int size = Integer.bitCount(extras); size <= LARGEST; size++) {
            for (int kind : Layout.BOX_ROW_COLUMN) {
                int house = HOUSE[first * 3 + kind];
                if (house == HOUSE[second * 3 + kind]
                        && 2 * size < Integer.bitCount(position.open[house])
                        && hidden(house, kind, size, base, move)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean hidden(int house, int kind, int size, double base, Move move) {
        int other = PLACE[second * 3 + kind];
        for (int digits : CHOICES[size]) {
            if ((digits & pair) != pair || (digits & extras) != 0) {
                continue;
            }
            int places = placesOf(house, digits, other);
            if (Integer.bitCount(places) != size) {
                continue;
            }
            move.clear(base + (size - 2) * 0.1);
            for (int rest = places & ~PLACE[first * 3 + kind]; rest != 0; rest &= rest - 1) {
                move.strike(position, CELL[house * 9 + Integer.numberOfTrailingZeros(rest)], ~digits);
            }
            if (!move.isEmpty()) {
                foundHouse = house;
                found = digits;
                return true;
            }
        }
        return false;
    }

    /// The places of `digits`, without `struck`; none if a digit has none.
    private int placesOf(int house, int digits, int struck) {
        int all = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int places = position.places[house * 9 + Integer.numberOfTrailingZeros(rest)] & ~struck;
            if (places == 0) {
                return 0;
            }
            all |= places;
        }
        return all;
    }

    /// The house of the set that was found last.
    int house() {
        return foundHouse;
    }

    /// The places of that set if it is naked, its digits if it is hidden.
    int set() {
        return found;
    }
}
