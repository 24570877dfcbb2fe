package org.escargot.logic.chains.tables;

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
final class Trace {
    private final Tables tables;
    private final Literals literals;
    int[] path = new int[64];
    int length;
    CellSet met = CellSet.EMPTY;

    Trace(Tables tables) {
        this.tables = tables;
        literals = tables.literals;
    }

    /// Traces an entry of `table`.
    void follow(Table table, int entry) {
        length = 0;
        met = CellSet.EMPTY;
        Table current = table;
        int at = entry;
        write(table.literal[at]);
        while (at != 0) {
            if (current == table && table.isExpanded(at)) {
                int literal = table.literal[at];
                current = tables.of[table.source(at)];
                at = current.at(literal);
            }
            at = current.reason(at, 0);
            int literal = current.literal[at];
            write(literal);
            met = met.or(literals.cells(literal));
            if (current != table && at == 0) {
                current = table;
                at = table.at(literal);
            }
        }
        turn();
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
