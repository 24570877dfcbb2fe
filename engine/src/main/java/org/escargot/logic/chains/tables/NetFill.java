package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.isOn;
import static org.escargot.logic.chains.tables.Literals.off;
import static org.escargot.logic.chains.tables.Literals.on;

import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// Fills the tables of candidates with what follows when each is played in the grid: four rounds of the singles that
/// it brings about, each with the entries that it follows from.
final class NetFill {
    private static final int ROUNDS = 4;
    private static final int MOST_REASONS = 5;

    private final Literals literals;
    private final Facts facts;
    private final PlayGrid grid;

    /// The singles of a round.
    private final int[] naked = new int[Cell.COUNT];

    private final int[] hidden = new int[Cell.COUNT];

    private NetFill(Tables tables) {
        literals = tables.literals;
        facts = literals.facts;
        grid = new PlayGrid(facts);
    }

    static void fill(Tables tables) {
        NetFill fill = new NetFill(tables);
        for (int node = 0; node < tables.literals.candidates; node++) {
            fill.fill(tables.direct[on(node)]);
            fill.fill(tables.direct[off(node)]);
        }
    }

    private void fill(Table table) {
        table.index(literals.size());
        grid.begin();
        int cell = literals.cell(table.premise());
        int digit = literals.digit(table.premise());
        if (isOn(table.premise())) {
            place(table, cell, digit, Reason.NONE);
        } else {
            grid.remove(cell, digit);
            if (Integer.bitCount(grid.marks[cell]) == 1) {
                place(table, cell, new DigitSet(grid.marks[cell]).first(), Reason.NONE);
            }
        }
        for (int round = 0; round < ROUNDS; round++) {
            playSingles(table);
        }
    }

    private enum Reason {
        NONE,
        CELL,
        HOUSE
    }

    /// Places the singles that there are at the start of the round, even if one makes another impossible.
    private void playSingles(Table table) {
        int nakedCount = noteNakedSingles();
        int hiddenCount = noteHiddenSingles();
        for (int i = 0; i < nakedCount; i++) {
            place(table, Candidate.cell(naked[i]), Candidate.digit(naked[i]), Reason.CELL);
        }
        for (int i = 0; i < hiddenCount; i++) {
            place(table, Candidate.cell(hidden[i]), Candidate.digit(hidden[i]), Reason.HOUSE);
        }
    }

    private int noteNakedSingles() {
        int count = 0;
        for (int i = 0; i < grid.nakedCount; i++) {
            if (grid.values[Candidate.cell(grid.naked[i])] == 0) {
                naked[count++] = grid.naked[i];
            }
        }
        return count;
    }

    private int noteHiddenSingles() {
        int count = 0;
        CellSet cells = CellSet.EMPTY;
        for (int i = 0; i < grid.hiddenCount; i++) {
            int cell = Candidate.cell(grid.hidden[i]);
            if (grid.values[cell] == 0
                    && !cells.contains(cell)
                    && grid.isLastSomewhere(cell, Candidate.digit(grid.hidden[i]))) {
                cells = cells.with(cell);
                hidden[count++] = grid.hidden[i];
            }
        }
        return count;
    }

    private void place(Table table, int cell, int digit, Reason reason) {
        DigitSet before = new DigitSet(grid.marks[cell]);
        int house = grid.fewest(cell, digit);
        grid.place(cell, digit);
        boolean isPremise = table.premise() == on(literals.nodeOf(cell, digit));
        int me = isPremise ? 0 : table.size;
        int placed = on(literals.nodeOf(cell, digit));
        if (!table.has(placed)) {
            int[] reasons = reasons(table, cell, digit, house, reason);
            table.add(placed, reasons[0], Table.pack(reasons));
        }
        CellSet places = facts.cellsOf(digit).and(Houses.peers(cell));
        for (int place = places.first(); place >= 0; place = places.next(place)) {
            add(table, off(literals.nodeOf(place, digit)), me);
        }
        DigitSet others = before.without(digit);
        for (int other = others.first(); other > 0; other = others.next(other)) {
            add(table, off(literals.nodeOf(cell, other)), me);
        }
    }

    /// The entries that a single follows from, five at most: the other digits of its cell, or the other places of the
    /// house.
    private int[] reasons(Table table, int cell, int digit, int house, Reason reason) {
        int[] reasons = new int[MOST_REASONS];
        int count = 0;
        if (reason == Reason.CELL) {
            DigitSet others = facts.candidates(cell).without(digit);
            for (int other = others.first(); other > 0 && count < MOST_REASONS; other = others.next(other)) {
                reasons[count++] = Math.max(0, table.at(off(literals.nodeOf(cell, other))));
            }
        } else if (reason == Reason.HOUSE) {
            CellSet others = facts.places(digit, house).without(cell);
            for (int other = others.first(); other >= 0 && count < MOST_REASONS; other = others.next(other)) {
                reasons[count++] = Math.max(0, table.at(off(literals.nodeOf(other, digit))));
            }
        }
        return reasons;
    }

    private static void add(Table table, int literal, int reason) {
        if (!table.has(literal)) {
            table.add(literal, reason, reason);
        }
    }
}
