package org.escargot.logic.step;

import org.escargot.grid.CellSet;

/// A finder of steps that rest on the candidates of certain cells, and on nothing else; what they eliminate may lie
/// elsewhere. So where it finds nothing, it finds nothing until there is another such cell, or one of them has lost a
/// candidate.
public interface CellFinder extends Finder {
    /// The cells that its steps rest on.
    CellSet cells(Facts facts);
}
