package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// Two base cells whose digits must both stand in two target cells.
///
/// Each of three lines needs every digit of the base. The base keeps its two digits out of its own line and box; apart
/// from the targets, two houses hold all that is left of a digit in the three lines. So a target holds it.
///
/// @param base two cells of a line and a box
/// @param digits their candidates, three or four
/// @param targets two cells of the three lines
/// @param lines the three lines
/// @param mirrors the cells that hold the targets' digits too, where the targets lie beside the base, or none
public record Exocet(CellSet base, DigitSet digits, CellSet targets, HouseSet lines, CellSet mirrors)
        implements Pattern {
    /// Base and targets.
    public CellSet cells() {
        return base.or(targets);
    }

    @Override
    public Truths truths() {
        HouseSet boxes = HouseSet.EMPTY;
        if (!mirrors.isEmpty()) {
            for (int target = targets.first(); target >= 0; target = targets.next(target)) {
                boxes = boxes.with(Houses.box(target));
            }
        }
        return Truths.of(cells()).and(Truths.of(digits, lines.or(boxes)));
    }
}
