package org.escargot.format;

import org.escargot.grid.Marks;

/// What a player noted in the cells beside their digits.
///
/// @param center digits in the middle of cells: what each may hold
/// @param corner digits at the rim of cells: where each may go in a house
/// @param colors colors 1 to 9
public record Notes(Marks center, Marks corner, Marks colors) {
    /// No note in any cell.
    public static final Notes NONE = new Notes(Marks.NONE, Marks.NONE, Marks.NONE);

    /// Notes in the middle of cells alone.
    public static Notes ofCenter(Marks center) {
        return center.isEmpty() ? NONE : new Notes(center, Marks.NONE, Marks.NONE);
    }
}
