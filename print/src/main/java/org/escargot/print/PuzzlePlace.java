package org.escargot.print;

import org.escargot.print.marks.Area;

/// Where a puzzle stands in its slot: its board with a caption above, and perhaps a code, which stands above the right
/// end of the board or beside the board, whichever leaves the board larger. All in millimeters.
///
/// @param left of the board
/// @param top of the board
/// @param size of the board
/// @param captionRoom how wide the caption may be
/// @param codeLeft of the code, if there is one
/// @param codeTop of the code
record PuzzlePlace(double left, double top, double size, double captionRoom, double codeLeft, double codeTop) {
    /// What stays white around a code: four of its squares at least.
    private static final double QUIET = 3;

    /// The place in `slot`. The board is as large as fits a slot of `height`, which may be less than that of `slot`.
    ///
    /// @param caption how high the caption is
    /// @param code the side of the code; 0 without one
    static PuzzlePlace in(Area slot, double height, double caption, double code) {
        double withQuiet = code == 0 ? 0 : code + QUIET;
        double head = Math.max(withQuiet, caption);
        double above = Math.min(slot.width(), height - head);
        double beside = Math.min(slot.width() - withQuiet, height - caption);
        return above >= beside ? above(slot, above, head, withQuiet, code) : beside(slot, beside, caption, withQuiet);
    }

    private static PuzzlePlace above(Area slot, double size, double head, double withQuiet, double code) {
        double left = slot.left() + (slot.width() - size) / 2;
        double top = slot.top() + head + (slot.height() - head - size) / 2;
        return new PuzzlePlace(left, top, size, size - withQuiet, left + size - code, top - withQuiet);
    }

    private static PuzzlePlace beside(Area slot, double size, double caption, double withQuiet) {
        double left = slot.left() + (slot.width() - size - withQuiet) / 2;
        double top = slot.top() + caption + (slot.height() - caption - size) / 2;
        return new PuzzlePlace(left, top, size, size, left + size + QUIET, top);
    }
}
