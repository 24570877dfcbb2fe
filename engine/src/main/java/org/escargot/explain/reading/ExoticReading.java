package org.escargot.explain.reading;

import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.BivalueOddagon;
import org.escargot.logic.pattern.DoubleExocet;
import org.escargot.logic.pattern.Exocet;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Tridagon;

/// Reads what is counted, oddagons and exocets.
final class ExoticReading {
    private ExoticReading() {}

    static Reading of(Rank rank) {
        boolean isOfCells = !rank.truths().cells().isEmpty();
        CellSet cells = rank.cells();
        HouseSet where = isOfCells ? around(rank) : rank.truths().houses();
        return Reading.of(isOfCells ? "rank-cells" : "rank-houses", where, cells, rank.digits())
                .with("truths", Value.figure(rank.truths().size()))
                .with("links", new Value.Counted(rank.links()))
                .with("boxes", rank.links().houses())
                .with("corners", corners(rank))
                .with("wings", cells.minus(corners(rank)));
    }

    /// Where to look for counted cells: in the line and the box of their digits, or where they lie together.
    private static HouseSet around(Rank rank) {
        HouseSet houses = rank.links().houses();
        return houses.size() == 2 ? houses : HouseCover.of(rank.cells());
    }

    /// Of fireworks, the cells where the lines of the digits cross in the box that takes them.
    private static CellSet corners(Rank rank) {
        CellSet corners = CellSet.EMPTY;
        HouseSet boxes = rank.links().houses().and(Houses.BOXES);
        for (int box = boxes.first(); box >= 0; box = boxes.next(box)) {
            corners = corners.or(rank.links().cells().and(Houses.cells(box)));
        }
        return corners;
    }

    static Reading of(BivalueOddagon oddagon) {
        return Reading.of("bivalue-oddagon", oddagon.houses(), oddagon.cells(), oddagon.digits())
                .with("n", oddagon.cells().size())
                .with("guardians", new Value.Named(oddagon.guardians()));
    }

    static Reading of(Tridagon tridagon) {
        return Reading.of("tridagon", HouseCover.boxes(tridagon.cells()), tridagon.cells(), tridagon.digits())
                .with("guardians", new Value.Named(tridagon.guardians()));
    }

    static Reading of(Exocet exocet) {
        return Reading.of("exocet", exocet.lines(), exocet.cells(), exocet.digits())
                .with("base", exocet.base())
                .with("targets", exocet.targets());
    }

    static Reading of(DoubleExocet exocet) {
        return Reading.of("double-exocet", exocet.lines(), exocet.cells(), exocet.digits())
                .with("base1", exocet.first().base())
                .with("targets1", exocet.first().targets())
                .with("base2", exocet.second().base())
                .with("targets2", exocet.second().targets());
    }
}
