package org.escargot.logic.chains.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escargot.grid.CellSet;

/// Follows an entry of a table back to the premise, through the tables that it was taken from.
///
/// Kernel: buffers, used again.
///
/// | name | what it holds |
/// |---|---|
/// | `path[i]` | the literals from the premise to the entry, `length` of them |
/// | `met` | the cells of all but the entry itself |
/// | `branches[i]` | the literals that the path rests on besides, `branchCount` of them |
final class Trace {
    private final Tables tables;
    private final Literals literals;
    int[] path = new int[64];
    int length;
    CellSet met = CellSet.EMPTY;
    private int[] branches = new int[64];
    private int branchCount;

    Trace(Tables tables) {
        this.tables = tables;
        literals = tables.literals;
    }

    /// Traces an entry of `table`.
    void follow(Table table, int entry) {
        length = 0;
        branchCount = 0;
        met = CellSet.EMPTY;
        write(table.literal[entry]);
        Way way = new Way(table, entry);
        while (!way.isAtPremise()) {
            way.enterSource();
            branch(way.current, way.at);
            int literal = way.back();
            write(literal);
            met = met.or(literals.cells(literal));
        }
        turn();
    }

    /// A way back from an entry of a table, through the tables that entries were taken over from.
    private final class Way {
        private final Table table;
        private Table current;
        private int at;

        Way(Table table, int entry) {
            this.table = table;
            current = table;
            at = entry;
        }

        boolean isAtPremise() {
            return at == 0;
        }

        /// Goes to the same literal in the table that the entry was taken over from, if it was.
        void enterSource() {
            if (current == table && table.isExpanded(at)) {
                int literal = table.literal[at];
                current = tables.direct[table.source(at)];
                at = current.at(literal);
            }
        }

        /// Goes to the entry that this one follows from, out of another table where that begins; returns its literal.
        int back() {
            at = current.reason(at, 0);
            int literal = current.literal[at];
            if (current != table && at == 0) {
                current = table;
                at = table.at(literal);
            }
            return literal;
        }
    }

    private void branch(Table current, int at) {
        for (int k = 1; k < 5; k++) {
            int reason = current.reason(at, k);
            if (reason != 0) {
                if (branchCount == branches.length) {
                    branches = Arrays.copyOf(branches, 2 * branchCount);
                }
                branches[branchCount++] = current.literal[reason];
            }
        }
    }

    /// Whether the path rests on more than one entry somewhere.
    boolean isNet() {
        return branchCount > 0;
    }

    /// How many literals it takes to write the path down with its branches, each of which is followed back to the
    /// path and counts one more for its end.
    int items(Table table) {
        int items = length;
        for (int i = 0; i < branchCount; i++) {
            items += branchItems(table, table.at(branches[i]), new ArrayList<>());
        }
        return items;
    }

    /// All literals of the path and its branches.
    List<Integer> literals(Table table) {
        List<Integer> all = new ArrayList<>(copy());
        for (int i = 0; i < branchCount; i++) {
            branchItems(table, table.at(branches[i]), all);
        }
        return all;
    }

    /// Follows a branch back to a literal of the path, adding its literals to `written`; how often that stands in the
    /// path, times the items of the branch.
    private int branchItems(Table table, int entry, List<Integer> written) {
        Way way = new Way(table, entry);
        int count = 1;
        int joined = 0;
        written.add((int) table.literal[entry]);
        while (joined == 0 && !way.isAtPremise()) {
            way.enterSource();
            int literal = way.back();
            written.add(literal);
            count++;
            joined = joins(literal);
        }
        return joined * count;
    }

    /// How often `literal` stands in the path, if its cell is one that the path has met.
    private int joins(int literal) {
        int times = 0;
        if (met.contains(literals.cell(literal))) {
            for (int i = 0; i < length; i++) {
                times += path[i] == literal ? 1 : 0;
            }
        }
        return times;
    }

    private void write(int literal) {
        if (length == path.length) {
            path = Arrays.copyOf(path, 2 * length);
        }
        path[length++] = literal;
    }

    private void turn() {
        for (int i = 0, j = length - 1; i < j; i++, j--) {
            int literal = path[i];
            path[i] = path[j];
            path[j] = literal;
        }
    }

    /// The literals from the premise on.
    List<Integer> copy() {
        return Arrays.stream(path, 0, length).boxed().toList();
    }
}
