package org.escargot.logic.singledigit;

import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Empty rectangle: in a box a digit is confined to a row and a column, and a strong link in a line outside
/// starts in that row; then the digit goes from the cell where the box's column meets the link's other end.
///
///     | . 5 . | . 5 . |      box 1 has its 5s in row 1 or in column 3, so
///     | . . 5 | . . . |      either r2c3 or (not r1c5, so) r8c5 …
///     …
///     | . . * | . 5 . |      → not in r8c3
///
/// Valid because the digit is in the row part of the box or in its column part, each true end sees the cell.
/// Steps come digit by digit, box by box, row by row, column by column.
/// See `docs/techniques/empty-rectangle.md`.
///
/// @param fewest how many places the box must have at least: 3, or 2 for boxes that are mere strong links
public record EmptyRectangleFinder(int fewest) implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.EMPTY_RECTANGLE);
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            if (ofDigit(facts, digit, sink)) {
                return true;
            }
        }
        return false;
    }

    private boolean ofDigit(Facts facts, int digit, StepSink sink) {
        for (int box = Houses.BOXES.first(); box >= 0; box = Houses.BOXES.next(box)) {
            CellSet places = facts.places(digit, box);
            if (places.size() >= fewest && inBox(facts, digit, box, places, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean inBox(Facts facts, int digit, int box, CellSet places, StepSink sink) {
        for (int row = House.index(box) / 3 * 3, i = 0; i < 3; i++) {
            for (int column = House.column(House.index(box) % 3 * 3), j = 0; j < 3; j++) {
                CellSet inRow = places.and(Houses.cells(row + i));
                CellSet inColumn = places.and(Houses.cells(column + j));
                boolean bent = inRow.or(inColumn).equals(places) && !places.equals(inRow) && !places.equals(inColumn);
                if (bent
                        && (links(facts, digit, box, row + i, column + j, sink)
                                || links(facts, digit, box, column + j, row + i, sink))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The links that start outside the box in the line `near`; what they eliminate lies in the line `far`.
    private static boolean links(Facts facts, int digit, int box, int near, int far, StepSink sink) {
        CellSet places = facts.places(digit, box);
        CellSet group = places.and(Houses.cells(near));
        CellSet part = places.minus(group);
        CellSet starts =
                Houses.cells(far).containsAll(part) ? facts.places(digit, near).minus(places) : CellSet.EMPTY;
        for (int start = starts.first(); start >= 0; start = starts.next(start)) {
            HouseSet crossing = Houses.of(start).and(Houses.LINES).without(near);
            int line = crossing.first();
            CellSet ends = facts.places(digit, line).without(start);
            if (ends.size() == 1
                    && report(
                            facts,
                            StrongLink.inHouse(digit, box, part, group),
                            StrongLink.inHouse(digit, line, CellSet.of(start), ends),
                            sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(Facts facts, StrongLink inBox, StrongLink outside, StepSink sink) {
        CellSet eliminated = eliminated(facts, inBox, outside);
        return !eliminated.isEmpty()
                && sink.accept(new Step(
                        Technique.EMPTY_RECTANGLE,
                        Chain.open(inBox, outside),
                        Effects.eliminate(eliminated, inBox.from().digit())));
    }

    /// Where the far part of the box, along its line, meets the far end of the link.
    private static CellSet eliminated(Facts facts, StrongLink inBox, StrongLink outside) {
        CellSet part = inBox.from().places();
        CellSet group = inBox.to().places();
        HouseSet lines = Houses.common(part).and(Houses.LINES);
        if (lines.size() > 1) {
            lines = lines.minus(Houses.common(group));
        }
        CellSet reached = CellSet.EMPTY;
        for (int line = lines.first(); line >= 0; line = lines.next(line)) {
            boolean sameKind = House.kind(line) == House.kind(outside.houses().first());
            reached = sameKind ? reached.or(Houses.cells(line)) : reached;
        }
        CellSet seen = Houses.commonPeers(part.or(outside.to().places()));
        return facts.cellsOf(inBox.from().digit()).and(reached).and(seen).minus(part.or(group));
    }
}
