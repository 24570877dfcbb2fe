package org.escargot.logic.chains.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Facts;

/// The nodes of a position, numbered from 0: its candidates in order, then its groups, those in rows first, then by
/// digit and box. A literal says that a node is true, `2 * node`, or false, `2 * node + 1`.
final class Literals {
    private static final int MOST_GROUPS = 54 * Digit.COUNT;

    final Facts facts;

    /// How many nodes are candidates, and how many there are with the groups.
    final int candidates;

    final int nodes;

    /// By candidate: its node, or -1.
    private final short[] nodeOf = new short[Candidate.COUNT];

    /// By node: the candidate, for a group that of its first cell; and the cells.
    private final short[] candidate = new short[Candidate.COUNT + MOST_GROUPS];

    private final CellSet[] cells = new CellSet[Candidate.COUNT + MOST_GROUPS];

    /// The nodes of `facts`.
    Literals(Facts facts, GroupUse groups) {
        this.facts = facts;
        Arrays.fill(nodeOf, (short) -1);
        int count = 0;
        for (int each = 0; each < Candidate.COUNT; each++) {
            if (facts.has(Candidate.cell(each), Candidate.digit(each))) {
                nodeOf[each] = (short) count;
                count = add(count, each, CellSet.of(Candidate.cell(each)));
            }
        }
        candidates = count;
        nodes = groups == GroupUse.NONE ? count : addGroups(facts, count);
    }

    private int add(int count, int first, CellSet all) {
        candidate[count] = (short) first;
        cells[count] = all;
        return count + 1;
    }

    private int addGroups(Facts facts, int before) {
        int count = before;
        for (int kind = 0; kind < 2; kind++) {
            for (int line = 0; line < 9; line++) {
                for (int digit = 1; digit <= Digit.COUNT; digit++) {
                    for (int box = 0; box < 9; box++) {
                        CellSet group = facts.places(digit, kind * 9 + line).and(Houses.cells(House.box(box)));
                        if (group.size() >= 2) {
                            count = add(count, Candidate.of(group.first(), digit), group);
                        }
                    }
                }
            }
        }
        return count;
    }

    /// How many literals there are.
    int size() {
        return 2 * nodes;
    }

    static int on(int node) {
        return 2 * node;
    }

    static int off(int node) {
        return 2 * node + 1;
    }

    static int node(int literal) {
        return literal >> 1;
    }

    static boolean isOn(int literal) {
        return (literal & 1) == 0;
    }

    /// The node of a candidate that is there.
    int nodeOf(int cell, int digit) {
        return nodeOf[Candidate.of(cell, digit)];
    }

    boolean isGroup(int literal) {
        return node(literal) >= candidates;
    }

    int candidate(int literal) {
        return candidate[node(literal)];
    }

    int digit(int literal) {
        return Candidate.digit(candidate(literal));
    }

    /// The first cell.
    int cell(int literal) {
        return Candidate.cell(candidate(literal));
    }

    CellSet cells(int literal) {
        return cells[node(literal)];
    }

    /// The cells that see all of a literal's.
    CellSet seen(int literal) {
        return isGroup(literal) ? Houses.commonPeers(cells(literal)) : Houses.peers(cell(literal));
    }

    /// The nodes of the groups of `digit`, in order.
    List<Integer> groups(int digit) {
        List<Integer> groups = new ArrayList<>();
        for (int node = candidates; node < nodes; node++) {
            if (Candidate.digit(candidate[node]) == digit) {
                groups.add(node);
            }
        }
        return groups;
    }

    /// The literal's node as evidence.
    Node toNode(int literal) {
        return Node.of(cells(literal), digit(literal));
    }
}
