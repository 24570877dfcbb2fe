package org.escargot.generator.variant;

/// What the cages of a killer shall be.
///
/// @param largest the most cells of a cage, 2 to the size of the board
/// @param withGivens whether digits are given beside them, which lets cages be larger; else the cages alone have
///     one solution
public record CageWish(int largest, boolean withGivens) {
    /// Cages of up to five cells, and no givens.
    public static final CageWish USUAL = new CageWish(5, false);

    public CageWish {
        if (largest < 2) {
            throw new IllegalArgumentException("The largest cage (" + largest + ") must have 2 cells or more.");
        }
    }
}
