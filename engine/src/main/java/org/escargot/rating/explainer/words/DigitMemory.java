package org.escargot.rating.explainer.words;

/// The digits whose places are as they were when a search found nothing with them: it need not look at them again.
///
/// It compares places, so it may be asked about any grid at any time.
public final class DigitMemory {
    /// `[row * 9 + digit]`: the places as they were. Those in rows tell those in columns and boxes.
    private final int[] places = new int[81];

    private int digits;

    /// The digits of which nothing has changed, as a mask.
    public int unchanged(CandidateGrid grid) {
        int same = digits;
        for (int row = 0; row < 81 && same != 0; row += 9) {
            for (int digit = 0; digit < 9; digit++) {
                same &= places[row + digit] == grid.places[row + digit] ? -1 : ~(1 << digit);
            }
        }
        return same;
    }

    /// Remembers that nothing was found with `fruitless`, a mask of digits, and forgets what was known of the others.
    public void remember(CandidateGrid grid, int fruitless) {
        System.arraycopy(grid.places, 0, places, 0, places.length);
        digits = fruitless & 0x1FF;
    }
}
