package org.escargot.rating.human;

/// The parameters of the scale. How they act is told in `docs/ratings.md`; they were fitted by `HumanFit` of `bench`.
///
/// The search for something to place is a race: every way of seeing a placement has a rate, in findings a second, and
/// a moment takes one divided by the sum of all rates, as many times as there is more or less to look through.
///
/// @param version counts the versions; the parameters of one never change
/// @param fullHouse the natural logarithm of the rate of the last cell of a house
/// @param box that of a hidden single in a box with five empty cells, of a digit that stands five times in the grid
/// @param line the same in a row or column
/// @param naked that of a naked single in a house with five empty cells
/// @param locked that of a single that shows once locked candidates are thought of
/// @param crowding what these logarithms, but for the first and the last, change by with each empty cell of the house;
///     for a naked single, of that of its houses with the fewest
/// @param familiarity what the logarithm of a hidden single's rate changes by with each digit of its kind in the grid
/// @param persistence the natural logarithm of the rate at which a person finds something by going through everything,
///     however little there is to see
/// @param writing seconds to write a digit, whatever it took to find
/// @param lockedElimination seconds to find and carry out a locked candidate that yields no digit at once
/// @param elimination seconds to find and carry out any other elimination, with the marks that it needs, or a trial
/// @param evenness what the logarithm of the whole time changes by with each given of the digit that has the fewest
/// @param area how far the time of a search goes with the number of empty cells: 0 not at all, 1 in proportion
public record HumanModel(
        int version,
        double fullHouse,
        double box,
        double line,
        double naked,
        double locked,
        double crowding,
        double familiarity,
        double persistence,
        double writing,
        double lockedElimination,
        double elimination,
        double evenness,
        double area) {
    /// Version 1, fitted to 787 puzzles.
    public static final HumanModel V1 =
            new HumanModel(1, -0.69, -3.17, -4.60, -6.68, -5.99, -0.32, 0.19, -5.55, 3.28, 15.7, 45.0, 0.047, 0);

    /// Version 2, fitted to the same puzzles with fewer parameters: those that are 0 it does without.
    public static final HumanModel V2 =
            new HumanModel(2, -1.67, -3.58, -4.50, -6.45, -6.06, 0, 0, -5.72, 3.13, 25.7, 69.4, 0, 1);

    /// From which number of empty cells and of digits the logarithms are counted.
    private static final int MIDDLE = 5;

    /// So many empty cells make a search take the time that the rates say.
    private static final double USUALLY_EMPTY = 45;

    /// The latest version.
    public static HumanModel current() {
        return V2;
    }

    /// The rate of a way of seeing a placement, in findings a second.
    ///
    /// @param kind how the placement is seen
    /// @param open how many cells of the house are empty, 1..9
    /// @param standing how often the digit stands in the grid, 0..8
    public double rate(SightKind kind, int open, int standing) {
        double crowd = crowding * (open - MIDDLE);
        double familiar = familiarity * (standing - MIDDLE);
        return StrictMath.exp(
                switch (kind) {
                    case FULL_HOUSE -> fullHouse;
                    case BOX -> box + crowd + familiar;
                    case LINE -> line + crowd + familiar;
                    case NAKED -> naked + crowd;
                    case LOCKED -> locked;
                });
    }

    /// What the whole time is multiplied by.
    ///
    /// @param fewest how often the digit is given that is given least often, 0..9
    public double factor(int fewest) {
        return StrictMath.exp(evenness * (fewest - 1));
    }

    /// What the time of a search is multiplied by where so many cells are empty, 0..81.
    public double share(int empty) {
        return 1 - area + area * (empty / USUALLY_EMPTY);
    }

    /// The rate at which something is found however little there is to see, in findings a second.
    public double leastRate() {
        return StrictMath.exp(persistence);
    }
}
