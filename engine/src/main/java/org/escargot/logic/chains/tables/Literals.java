package org.escargot.logic.chains.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.chains.Als;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.step.Facts;

/// The nodes of a position, numbered from 0: its candidates in order, then its groups, those in rows first, then by
/// digit and box, then the digits of its almost locked sets. A literal says that a node is true, `2 * node`, or false,
/// `2 * node + 1`. A digit of an almost locked set is only ever false: then the set is locked.
final class Literals {
    private static final int MOST_GROUPS = 54 * Digit.COUNT;

    final Facts facts;

    /// How many nodes are candidates, how many there are with the groups, and how many with the sets' digits too.
    final int candidates;

    final int nodes;
    final int all;

    /// The almost locked sets that chains pass through, in order.
    final List<Als> sets;

    /// By candidate: its node, or -1.
    private final short[] nodeOf = new short[Candidate.COUNT];

    /// By node: the candidate, for a group or a set that of the digit's first cell; and the cells.
    private final short[] candidate;

    private final CellSet[] cells;

    /// The node of each set's first digit; the others follow.
    private final int[] firstOf;

    /// The nodes of `facts`.
    Literals(Facts facts, GroupUse groups) {
        this.facts = facts;
        sets = groups == GroupUse.WITH_SETS ? sets(facts) : List.of();
        int most = Candidate.COUNT
                + MOST_GROUPS
                + sets.stream().mapToInt(set -> set.digits().size()).sum();
        candidate = new short[most];
        cells = new CellSet[most];
        firstOf = new int[sets.size()];
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
        all = addSets(nodes);
    }

    /// A cell of two candidates is left to the links of its cell.
    private static List<Als> sets(Facts facts) {
        return Als.all(facts).stream().filter(set -> set.cells().size() >= 2).toList();
    }

    private int addSets(int before) {
        int count = before;
        for (int i = 0; i < firstOf.length; i++) {
            Als set = sets.get(i);
            firstOf[i] = count;
            for (int digit = set.digits().first();
                    digit > 0;
                    digit = set.digits().next(digit)) {
                count = add(count, Candidate.of(set.places(digit).first(), digit), set.cells());
            }
        }
        return count;
    }

    private int add(int count, int first, CellSet all) {
        candidate[count] = (short) first;
        cells[count] = all;
        return count + 1;
    }

    private int addGroups(Facts facts, int before) {
        int count = before;
        for (int line = Houses.LINES.first(); line >= 0; line = Houses.LINES.next(line)) {
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                CellSet places = facts.places(digit, line);
                for (int box = 0; box < 9 && !places.isEmpty(); box++) {
                    CellSet group = places.and(Houses.cells(House.box(box)));
                    if (group.size() >= 2) {
                        count = add(count, Candidate.of(group.first(), digit), group);
                    }
                    places = places.minus(group);
                }
            }
        }
        return count;
    }

    /// How many literals there are.
    int size() {
        return 2 * all;
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

    /// The node of `digit` of the set number `set`.
    int nodeOfSet(int set, int digit) {
        return firstOf[set] + new DigitSet(sets.get(set).digits().bits() & (1 << digit - 1) - 1).size();
    }

    /// Whether the literal is about a candidate.
    boolean isCandidate(int literal) {
        return node(literal) < candidates;
    }

    boolean isSet(int literal) {
        return node(literal) >= nodes;
    }

    /// The almost locked set of such a literal.
    Als set(int literal) {
        int found = Arrays.binarySearch(firstOf, node(literal));
        return sets.get(found >= 0 ? found : -found - 2);
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

    /// The cells that see all of a literal's; of a set's, those that may hold `digit`.
    CellSet seen(int literal, int digit) {
        if (isSet(literal)) {
            return set(literal).seen(digit);
        }
        return isCandidate(literal) ? Houses.peers(cell(literal)) : Houses.commonPeers(cells(literal));
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
        return isSet(literal) ? set(literal).node(digit(literal)) : Node.of(cells(literal), digit(literal));
    }
}
