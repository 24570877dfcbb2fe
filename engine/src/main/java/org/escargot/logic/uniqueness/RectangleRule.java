package org.escargot.logic.uniqueness;

import java.util.function.Consumer;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.step.Facts;

/// Which two digits a rectangle could hold alone, so that it would be deadly.
public interface RectangleRule {
    /// The rectangles of `facts` to which this rule gives two digits.
    UniqueRectangles rectangles(Facts facts);

    /// Tells `sink` the pairs of digits with which `cells` could become deadly.
    ///
    /// @param bivalue those of the four cells that have two candidates, one at least
    void pairs(Facts facts, CellSet cells, CellSet bivalue, Consumer<DigitSet> sink);
}
