package org.escargot.explain;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.DualLinks;
import org.escargot.logic.pattern.OddLoop;
import org.escargot.logic.pattern.StrongLinks;

/// Reads two strong links of one digit, pairs of them, and odd loops.
final class LinkReading {
    private LinkReading() {}

    static Reading of(StrongLinks links) {
        StrongLinks.Link first = links.first();
        StrongLinks.Link second = links.second();
        boolean grouped = first.grouped() || second.grouped();
        return Reading.of(grouped ? "grouped-links" : "strong-links", where(links), cells(links), digits(links))
                .with("house1", HouseSet.of(first.house()))
                .with("house2", HouseSet.of(second.house()))
                .with("far1", first.far())
                .with("near1", first.near())
                .with("near2", second.near())
                .with("far2", second.far())
                .with("meet", HouseCover.joining(first.near().or(second.near())))
                .with("chain", Chain.of(links));
    }

    static Reading of(DualLinks dual) {
        StrongLinks first = dual.first();
        StrongLinks second = dual.second();
        CellSet cells = cells(first).or(cells(second));
        boolean ofOneDigit = first.digit() == second.digit();
        DigitSet digits = digits(first).or(digits(second));
        return Reading.of(
                        ofOneDigit ? "dual-links" : "dual-links-apart",
                        where(first).or(where(second)),
                        cells,
                        digits)
                .with("digit1", digits(first))
                .with("digit2", digits(second))
                .with("chain", Chain.of(first))
                .with("chain2", Chain.of(second));
    }

    static Reading of(OddLoop loop) {
        return Reading.of("odd-loop", loop.houses(), loop.cells(), DigitSet.of(loop.digit()))
                .with("n", loop.cells().size())
                .with("guardians", loop.guardians());
    }

    private static HouseSet where(StrongLinks links) {
        return HouseSet.of(links.first().house(), links.second().house());
    }

    private static CellSet cells(StrongLinks links) {
        StrongLinks.Link first = links.first();
        StrongLinks.Link second = links.second();
        return first.far().or(first.near()).or(second.near()).or(second.far());
    }

    private static DigitSet digits(StrongLinks links) {
        return DigitSet.of(links.digit());
    }
}
