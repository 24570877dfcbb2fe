package org.escargot.format.sheet;

import java.util.List;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;

/// One manner of writing grids.
interface Manner {
    /// The puzzles of `lines`, which are plain, in order; none where these are not written in this manner.
    List<PuzzleEntry> read(List<NumberedLine> lines);
}
