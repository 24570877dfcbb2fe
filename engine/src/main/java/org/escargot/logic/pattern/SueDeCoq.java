package org.escargot.logic.pattern;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;

/// Cells of a line and a box that hold as many digits as cells: a middle in both houses, a part in the line and a part
/// in the box. A digit of the middle stands in one of the parts at most, so each digit of the line part stands once in
/// the line, each of the box part once in the box, and each of the middle once in any house that holds all its places.
///
/// @param line the line
/// @param box the box
/// @param middle two or three cells of both
/// @param digits the candidates of the middle, two more than cells or more
/// @param linePart cells of the line
/// @param lineDigits their candidates
/// @param boxPart cells of the box
/// @param boxDigits their candidates
public record SueDeCoq(
        int line,
        int box,
        CellSet middle,
        DigitSet digits,
        CellSet linePart,
        DigitSet lineDigits,
        CellSet boxPart,
        DigitSet boxDigits)
        implements Pattern {
    /// The cells of all three parts.
    public CellSet cells() {
        return middle.or(linePart).or(boxPart);
    }

    /// The line and the box.
    public HouseSet houses() {
        return HouseSet.of(line, box);
    }

    @Override
    public Truths truths() {
        return Truths.of(cells());
    }
}
