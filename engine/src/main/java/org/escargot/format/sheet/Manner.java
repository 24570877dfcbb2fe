package org.escargot.format.sheet;

import java.util.List;
import org.escargot.format.PuzzleEntry;

/// One manner of writing grids.
interface Manner {
    /// The puzzles of `lines`, in order; none where these are not written in this manner.
    List<PuzzleEntry> read(PlainLines lines);
}
