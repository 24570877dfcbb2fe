package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.off;
import static org.escargot.logic.chains.tables.Literals.on;

import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.logic.chains.Als;
import org.escargot.logic.step.Facts;

/// Adds the links of almost locked sets. A candidate or a group that takes a digit from all of a set locks it; a locked
/// set takes its other digits from what sees them, which may lock another set, or leave one digit in a cell.
///
/// Order, and how far each is: those of HoDoKu.
final class SetFill {
    /// How far what follows at once is from a premise.
    private static final int DIRECT = 2;

    private final Tables tables;
    private final Literals literals;
    private final Facts facts;

    private SetFill(Tables tables) {
        this.tables = tables;
        literals = tables.literals;
        facts = literals.facts;
    }

    static void fill(Tables tables) {
        SetFill fill = new SetFill(tables);
        for (int number = 0; number < tables.literals.sets.size(); number++) {
            DigitSet digits = tables.literals.sets.get(number).digits();
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                fill.fill(number, digit);
            }
        }
    }

    /// Fills in what locks a set by taking `digit` from it, and what follows.
    private void fill(int number, int digit) {
        Als set = literals.sets.get(number);
        CellSet[] victims = new CellSet[10];
        CellSet all = CellSet.EMPTY;
        DigitSet others = set.digits().without(digit);
        for (int other = others.first(); other > 0; other = others.next(other)) {
            victims[other] = set.seen(other);
            all = all.or(victims[other]);
        }
        if (!all.isEmpty()) {
            int locked = off(literals.nodeOfSet(number, digit));
            Table table = tables.direct[locked];
            int distance = DIRECT + 2 * (set.digits().size() - 1);
            enter(set, digit, locked);
            eliminate(table, others, victims, distance);
            lockOthers(table, set, others, victims, distance);
            force(table, all, others, victims, distance + 1);
        }
    }

    private void enter(Als set, int digit, int locked) {
        CellSet seen = set.seen(digit);
        for (int cell = seen.first(); cell >= 0; cell = seen.next(cell)) {
            tables.direct[on(literals.nodeOf(cell, digit))].add(locked);
            for (int group : literals.groups(digit)) {
                CellSet places = literals.cells(on(group));
                Table table = tables.direct[on(group)];
                if (places.contains(cell) && seen.containsAll(places) && !table.has(locked)) {
                    table.add(locked);
                }
            }
        }
    }

    private void eliminate(Table table, DigitSet digits, CellSet[] victims, int distance) {
        for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
            CellSet cells = victims[digit];
            for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                table.addAt(off(literals.nodeOf(cell, digit)), distance);
            }
            for (int group : literals.groups(digit)) {
                if (cells.containsAll(literals.cells(on(group)))) {
                    table.addAt(off(group), distance);
                }
            }
        }
    }

    private void lockOthers(Table table, Als set, DigitSet digits, CellSet[] victims, int distance) {
        for (int number = 0; number < literals.sets.size(); number++) {
            Als other = literals.sets.get(number);
            if (!other.cells().intersects(set.cells())) {
                DigitSet shared = digits.and(other.digits());
                for (int digit = shared.first(); digit > 0; digit = shared.next(digit)) {
                    if (victims[digit].containsAll(other.places(digit))) {
                        table.addAt(off(literals.nodeOfSet(number, digit)), distance);
                    }
                }
            }
        }
    }

    /// A cell of two candidates is left to the links of its cell.
    private void force(Table table, CellSet cells, DigitSet digits, CellSet[] victims, int distance) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet left = facts.candidates(cell);
            if (left.size() != 2) {
                for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                    left = victims[digit].contains(cell) ? left.without(digit) : left;
                }
                if (left.size() == 1) {
                    table.addAt(on(literals.nodeOf(cell, left.first())), distance);
                }
            }
        }
    }
}
