package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.off;
import static org.escargot.logic.chains.tables.Literals.on;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Facts;

/// Which assumptions show something, by what follows from them in whatever order.
///
/// Two digits in a cell or two places in a house need no look of their own: each of the two makes the other one false.
/// Nor do two candidates of which one is true: where one is false, the other one follows.
///
/// Kernel: every premise, and every choice of premises, of a position is looked at.
final class LeadSearch {
    private final Literals literals;
    private final Facts facts;
    private final Consequences consequences;

    /// By cell, and by house and digit: literals that are not all true.
    private final List<int[]> choices = new ArrayList<>();

    private final List<Lead> leads = new ArrayList<>();

    /// The row of literals that all premises of a choice lead to.
    private final long[] common;

    LeadSearch(Tables tables, Pencilmarks allowed) {
        literals = tables.literals;
        facts = literals.facts;
        consequences = tables.consequences();
        common = new long[(consequences.premises + 63) / 64];
        addCells();
        addHouses(allowed);
    }

    private void addCells() {
        CellSet cells = facts.unsolved();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet digits = facts.candidates(cell);
            int[] ends = new int[digits.size()];
            int count = 0;
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                ends[count++] = off(literals.nodeOf(cell, digit));
            }
            addChoice(ends);
        }
    }

    /// A house where a candidate was eliminated cannot be seen to become empty.
    private void addHouses(Pencilmarks allowed) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            for (int house = 0; house < House.COUNT; house++) {
                CellSet cells = allowed.cellsOf(digit).and(Houses.cells(house));
                if (!cells.isEmpty() && facts.cellsOf(digit).containsAll(cells)) {
                    addPlaces(cells, digit);
                }
            }
        }
    }

    private void addPlaces(CellSet cells, int digit) {
        int[] ends = new int[cells.size()];
        int count = 0;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            ends[count++] = off(literals.nodeOf(cell, digit));
        }
        addChoice(ends);
    }

    private void addChoice(int[] ends) {
        if (ends.length == 1 || ends.length > 2) {
            choices.add(ends);
        }
    }

    /// All of them: contradictions by premise, then candidates that are true or false, then the candidates of a cell,
    /// then the places of a digit in a house.
    List<Lead> all() {
        long[] emptying = emptying();
        for (int premise = 0; premise < consequences.premises; premise++) {
            if ((emptying[premise >> 6] >>> premise & 1) != 0 || consequences.clashes(premise)) {
                add(Forcing.Kind.CONTRADICTION, Truths.NONE, new int[] {premise}, premise ^ 1);
            }
        }
        for (int node = 0; node < literals.candidates; node++) {
            int[] premises = {on(node), off(node)};
            if (meet(premises)) {
                verities(Forcing.Kind.BOTH_WAYS, Truths.NONE, premises);
            }
        }
        cells();
        houses();
        return leads;
    }

    /// The premises from which all of a choice follow.
    private long[] emptying() {
        Causes causes = Causes.of(consequences);
        long[] emptying = new long[causes.words];
        for (int[] choice : choices) {
            for (int word = 0; word < emptying.length; word++) {
                long premises = -1;
                for (int end : choice) {
                    premises &= causes.word(end, word);
                }
                emptying[word] |= premises;
            }
        }
        return emptying;
    }

    private void cells() {
        CellSet cells = facts.unsolved();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            DigitSet digits = facts.candidates(cell);
            int[] premises = new int[digits.size()];
            int count = 0;
            for (int digit = digits.first(); digit > 0; digit = digits.next(digit)) {
                premises[count++] = on(literals.nodeOf(cell, digit));
            }
            if (meet(premises)) {
                verities(Forcing.Kind.CELL, Truths.of(CellSet.of(cell)), premises);
            }
        }
    }

    private void houses() {
        for (int house = 0; house < House.COUNT; house++) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                CellSet places = facts.places(digit, house);
                int[] premises = new int[places.size()];
                int count = 0;
                for (int place = places.first(); place >= 0; place = places.next(place)) {
                    premises[count++] = on(literals.nodeOf(place, digit));
                }
                if (meet(premises)) {
                    verities(Forcing.Kind.HOUSE, Truths.of(digit, HouseSet.of(house)), premises);
                }
            }
        }
    }

    /// Whether `premises` lead to something in common, which is noted.
    private boolean meet(int[] premises) {
        if (premises.length == 0) {
            return false;
        }
        boolean meets = false;
        for (int word = 0; word < common.length; word++) {
            long row = consequences.candidates(word);
            for (int premise : premises) {
                row &= consequences.word(premise, word);
            }
            common[word] = row;
            meets |= row != 0;
        }
        return meets;
    }

    /// What all `premises` lead to, as noted: first what is true, then what is false, by digit, then by cell.
    private void verities(Forcing.Kind kind, Truths choice, int[] premises) {
        for (int side = 0; side < 2; side++) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                CellSet cells = facts.cellsOf(digit);
                for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
                    int end = 2 * literals.nodeOf(cell, digit) + side;
                    boolean isOwn = kind == Forcing.Kind.BOTH_WAYS && cell == literals.cell(premises[0]);
                    if (!isOwn && (common[end >> 6] >>> end & 1) != 0) {
                        add(kind, choice, premises, end);
                    }
                }
            }
        }
    }

    private void add(Forcing.Kind kind, Truths choice, int[] premises, int end) {
        List<Integer> assumed = Arrays.stream(premises).boxed().toList();
        leads.add(new Lead(kind, choice, assumed, end, literals.candidate(end)));
    }
}
