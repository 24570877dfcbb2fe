package org.escargot.format;

import org.escargot.grid.CandidateColors;
import org.escargot.grid.Marks;

/// What a player noted in the cells beside their digits.
///
/// @param center digits in the middle of cells: what each may hold
/// @param corner digits at the rim of cells: where each may go in a house
/// @param colors colors 1 to 9
/// @param candidateColors the colors of candidates
public record Notes(Marks center, Marks corner, Marks colors, CandidateColors candidateColors) {
    /// No note in any cell.
    public static final Notes NONE = new Notes(Marks.NONE, Marks.NONE, Marks.NONE);

    /// Notes without colors of candidates.
    public Notes(Marks center, Marks corner, Marks colors) {
        this(center, corner, colors, CandidateColors.NONE);
    }

    /// Notes in the middle of cells alone.
    public static Notes ofCenter(Marks center) {
        return center.isEmpty() ? NONE : new Notes(center, Marks.NONE, Marks.NONE);
    }
}
