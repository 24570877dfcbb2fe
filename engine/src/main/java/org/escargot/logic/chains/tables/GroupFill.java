package org.escargot.logic.chains.tables;

import static org.escargot.logic.chains.tables.Literals.off;
import static org.escargot.logic.chains.tables.Literals.on;

import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Houses;
import org.escargot.grid.LowestBit;
import org.escargot.logic.step.Facts;

/// Adds the links of groups: to candidates that see all of a group, and to other groups.
final class GroupFill {
    private final Tables tables;
    private final Literals literals;
    private final Facts facts;

    /// By digit.
    private final int[][] groupsOf = new int[Digit.COUNT + 1][];

    /// By group: the bits of its line and its box.
    private final int[] houses;

    private GroupFill(Tables tables) {
        this.tables = tables;
        literals = tables.literals;
        facts = literals.facts;
        for (int digit = 0; digit <= Digit.COUNT; digit++) {
            groupsOf[digit] =
                    literals.groups(digit).stream().mapToInt(group -> group).toArray();
        }
        houses = new int[literals.nodes];
        for (int group = literals.candidates; group < literals.nodes; group++) {
            houses[group] = (int) Houses.common(literals.cells(on(group))).bits();
        }
    }

    static void fill(Tables tables) {
        GroupFill fill = new GroupFill(tables);
        for (int group = tables.literals.candidates; group < tables.literals.nodes; group++) {
            fill.fill(group);
        }
    }

    private void fill(int group) {
        int digit = literals.digit(on(group));
        CellSet seen = facts.cellsOf(digit).and(literals.seen(on(group), digit));
        for (int cell = seen.first(); cell >= 0; cell = seen.next(cell)) {
            int node = literals.nodeOf(cell, digit);
            add(on(group), off(node));
            add(on(node), off(group));
        }
        int line = LowestBit.of(houses[group] & (int) Houses.LINES.bits());
        int box = LowestBit.of(houses[group] & (int) Houses.BOXES.bits());
        // Of a group, the box comes before the line; between groups, the line comes first.
        linkLastPlace(group, seen, box);
        linkLastPlace(group, seen, line);
        linkGroups(group, groupsOf[digit]);
        linkLastGroup(group, groupsOf[digit], line);
        linkLastGroup(group, groupsOf[digit], box);
    }

    private void linkGroups(int group, int[] others) {
        CellSet cells = literals.cells(on(group));
        for (int other : others) {
            boolean meets = (houses[other] & houses[group]) != 0;
            if (meets && !literals.cells(on(other)).intersects(cells)) {
                add(on(group), off(other));
            }
        }
    }

    private void linkLastPlace(int group, CellSet seen, int house) {
        CellSet places = seen.and(Houses.cells(house));
        if (places.size() == 1) {
            int node = literals.nodeOf(places.first(), literals.digit(on(group)));
            add(off(group), on(node));
            add(off(node), on(group));
        }
    }

    /// Links the one other group of the house, if it holds all other places there.
    private void linkLastGroup(int group, int[] others, int house) {
        CellSet cells = literals.cells(on(group));
        int only = -1;
        for (int other : others) {
            if ((houses[other] >>> house & 1) != 0 && !literals.cells(on(other)).intersects(cells)) {
                if (only >= 0) {
                    return;
                }
                only = other;
            }
        }
        if (only >= 0 && facts.places(literals.digit(on(group)), house).equals(cells.or(literals.cells(on(only))))) {
            add(off(group), on(only));
        }
    }

    private void add(int premise, int literal) {
        Table table = tables.direct[premise];
        if (!literals.isCandidate(literal) || !table.has(literal)) {
            table.add(literal);
        }
    }
}
