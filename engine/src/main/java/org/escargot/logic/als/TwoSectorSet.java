package org.escargot.logic.als;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.RankCount;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;

/// Cells of a line and a box with as many digits as cells, where a digit with places in the line alone and in the box
/// alone counts twice.
///
/// @param line the line
/// @param box the box
/// @param middle cells of both
/// @param linePart cells of the line alone
/// @param boxPart cells of the box alone
record TwoSectorSet(int line, int box, CellSet middle, CellSet linePart, CellSet boxPart) {
    CellSet cells() {
        return middle.or(linePart).or(boxPart);
    }

    /// Whether no part of the cells has as many digits as cells by itself.
    boolean isIrreducible(Facts facts) {
        int[] cells = cells().stream().toArray();
        for (int bits = 1; bits < (1 << cells.length) - 1; bits++) {
            int ofLine = 0;
            int ofBox = 0;
            int all = 0;
            for (int at = 0; at < cells.length; at++) {
                int digits = (bits >> at & 1) != 0 ? facts.candidates(cells[at]).bits() : 0;
                ofLine |= linePart.contains(cells[at]) ? digits : 0;
                ofBox |= boxPart.contains(cells[at]) ? digits : 0;
                all |= digits;
            }
            if (Integer.bitCount(all) + Integer.bitCount(ofLine & ofBox) <= Integer.bitCount(bits)) {
                return false;
            }
        }
        return true;
    }

    /// The step that it makes; a digit that stands where the two cross and nowhere else counts in the house from which
    /// it goes more often, in the line if that is the same.
    Step step(Facts facts) {
        DigitSet ofLine = facts.union(linePart);
        DigitSet ofBox = facts.union(boxPart);
        DigitSet ofMiddle = facts.union(middle).minus(ofLine).minus(ofBox);
        for (int digit = ofMiddle.first(); digit > 0; digit = ofMiddle.next(digit)) {
            boolean isMoreInBox =
                    facts.places(digit, box).size() > facts.places(digit, line).size();
            ofBox = isMoreInBox ? ofBox.with(digit) : ofBox;
            ofLine = isMoreInBox ? ofLine : ofLine.with(digit);
        }
        Truths links = Truths.of(ofLine, HouseSet.of(line)).and(Truths.of(ofBox, HouseSet.of(box)));
        Rank rank = new Rank(Truths.of(cells()), links);
        return new Step(Technique.EXTENDED_SUE_DE_COQ, rank, Effects.eliminate(RankCount.eliminations(facts, rank)));
    }
}
