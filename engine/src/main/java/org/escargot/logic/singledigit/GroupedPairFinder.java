package org.escargot.logic.singledigit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Grouped skyscrapers and 2-string kites: the places of a digit in a line lie in two boxes, in several cells of one of
/// them or of both; two such lines have one end each in a common house, and the digit goes from what sees all cells
/// of both other ends.
///
///     | 5 5 . | . 5 . |      row 1: r1c12 = r1c5
///     | . . 5 | . . . |      column 3: r2c3 = r7c3, joined in box 1
///     …
///     | . . 5 | . * . |      → not in r7c5
///
/// Valid because the common house holds the digit once, so one of the far ends holds it.
/// Steps come digit by digit, line by line, rows first. See `docs/techniques/grouped-skyscraper.md` and
/// `docs/techniques/grouped-two-string-kite.md`.
///
/// @param name which of the two
public record GroupedPairFinder(Technique name) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(name);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            List<StrongLink> links = links(facts, digit);
            for (int first = 0; first < links.size(); first++) {
                for (int second = first + 1; second < links.size(); second++) {
                    if (report(facts, links.get(first), links.get(second), sink)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// The links of all lines with the digit in two boxes, each from both ends.
    private static List<StrongLink> links(Facts facts, int digit) {
        List<StrongLink> links = new ArrayList<>();
        HouseSet lines = Houses.LINES;
        for (int line = lines.first(); line >= 0; line = lines.next(line)) {
            CellSet places = facts.places(digit, line);
            if (places.size() < 2) {
                continue;
            }
            CellSet one = places.and(Houses.cells(Houses.box(places.first())));
            CellSet other = places.minus(one);
            if (!other.isEmpty() && Houses.common(other).intersects(Houses.BOXES)) {
                links.add(StrongLink.inHouse(digit, line, one, other));
                links.add(StrongLink.inHouse(digit, line, other, one));
            }
        }
        return links;
    }

    /// `first` is read to its near end, and so is `second`.
    private boolean report(Facts facts, StrongLink first, StrongLink second, StepSink sink) {
        CellSet near = first.to().places();
        CellSet joined = second.to().places();
        boolean isGrouped = first.isGrouped() || second.isGrouped();
        CellSet all = near.or(first.from().places());
        if (!isGrouped || all.intersects(joined.or(second.from().places())) || !isHouse(near.or(joined))) {
            return false;
        }
        CellSet far = first.from().places().or(second.from().places());
        int digit = first.from().digit();
        CellSet gone = facts.cellsOf(digit).and(Houses.commonPeers(far));
        StrongLink back = StrongLink.inHouse(
                digit, second.houses().first(), joined, second.from().places());
        Chain chain = Chain.open(first, back);
        return !gone.isEmpty()
                && ChainNames.of(chain) == name
                && sink.accept(new Step(name, chain, Effects.eliminate(gone, digit)));
    }

    private static boolean isHouse(CellSet cells) {
        return !Houses.common(cells).isEmpty();
    }
}
