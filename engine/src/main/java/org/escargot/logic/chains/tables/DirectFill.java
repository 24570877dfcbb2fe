package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.off;
import static org.escargot.logic.chains.tables.Literals.on;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.grid.LowestBit;
import org.escargot.logic.step.Facts;

/// Fills the tables of candidates with what follows by one link: within the cell, then in row, column and box.
final class DirectFill {
    private final Tables tables;
    private final Literals literals;
    private final Facts facts;

    private DirectFill(Tables tables) {
        this.tables = tables;
        literals = tables.literals;
        facts = literals.facts;
    }

    static void fill(Tables tables) {
        DirectFill fill = new DirectFill(tables);
        for (int node = 0; node < tables.literals.candidates; node++) {
            fill.fill(node);
        }
    }

    private void fill(int node) {
        fillFromCell(node);
        fillFromHouses(node);
    }

    private void fillFromCell(int node) {
        int cell = literals.cell(on(node));
        int digit = literals.digit(on(node));
        Table ifOn = tables.direct[on(node)];
        DigitSet others = facts.candidates(cell).without(digit);
        for (int other = others.first(); other > 0; other = others.next(other)) {
            ifOn.add(off(literals.nodeOf(cell, other)));
        }
        if (others.size() == 1) {
            tables.direct[off(node)].add(on(literals.nodeOf(cell, others.first())));
        }
    }

    /// What lies in a line and in the box comes with the line.
    ///
    /// Kernel: sets of cells are the two words of [CellSet], since there are three for each candidate.
    private void fillFromHouses(int node) {
        int cell = literals.cell(on(node));
        int digit = literals.digit(on(node));
        Table ifOn = tables.direct[on(node)];
        Table ifOff = tables.direct[off(node)];
        CellSet others = facts.cellsOf(digit).without(cell);
        long knownU = 0;
        long knownL = 0;
        HouseSet houses = Houses.of(cell);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet cells = Houses.cells(house);
            long upper = others.upper() & cells.upper();
            long lower = others.lower() & cells.lower();
            for (long rest = upper & ~knownU; rest != 0; rest &= rest - 1) {
                ifOn.add(off(literals.nodeOf(LowestBit.of(rest), digit)));
            }
            for (long rest = lower & ~knownL; rest != 0; rest &= rest - 1) {
                ifOn.add(off(literals.nodeOf(CellSet.SPLIT + LowestBit.of(rest), digit)));
            }
            int last = single(upper, lower);
            if (last >= 0 && !ifOff.has(on(literals.nodeOf(last, digit)))) {
                ifOff.add(on(literals.nodeOf(last, digit)));
            }
            knownU |= upper;
            knownL |= lower;
        }
    }

    /// The only cell, or -1.
    private static int single(long upper, long lower) {
        boolean isSingle = (upper & upper - 1 | lower & lower - 1) == 0 && upper == 0 != (lower == 0);
        if (!isSingle) {
            return -1;
        }
        return upper != 0 ? LowestBit.of(upper) : CellSet.SPLIT + LowestBit.of(lower);
    }
}
