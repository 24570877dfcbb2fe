package org.escargot.logic.chains.tables;

import org.escargot.logic.step.Facts;

/// The tables of all literals of a position.
final class Tables {
    final Literals literals;

    /// By literal.
    final Table[] of;

    private Tables(Facts facts, GroupUse groups) {
        literals = new Literals(facts, groups);
        of = new Table[literals.size()];
        int indexed = 2 * literals.nodes;
        for (int literal = 0; literal < of.length; literal++) {
            of[literal] = literal < indexed ? new Table(literal, of.length) : Table.unindexed(literal);
        }
    }

    /// The tables of chains.
    static Tables ofChains(Facts facts, GroupUse groups) {
        Tables tables = new Tables(facts, groups);
        DirectFill.fill(tables);
        GroupFill.fill(tables);
        SetFill.fill(tables);
        tables.expandAll();
        return tables;
    }

    /// The tables of nets, which pass through groups too.
    static Tables ofNets(Facts facts) {
        Tables tables = new Tables(facts, GroupUse.ALLOWED);
        NetFill.fill(tables);
        GroupFill.fill(tables);
        tables.expandAll();
        return tables;
    }

    private void expandAll() {
        for (int side = 0; side < 2; side++) {
            for (int node = 0; node < literals.candidates; node++) {
                expand(of[2 * node + side]);
            }
        }
    }

    /// Takes over, entry by entry, what follows at once from each; a shorter way replaces a longer one.
    ///
    /// Kernel: the inner loop runs through all direct consequences of all entries of all tables.
    private void expand(Table table) {
        for (int j = 1; j < table.size && table.size < Table.CAPACITY; j++) {
            int source = table.literal[j];
            Table from = of[source];
            for (int k = 1; k < from.filled && table.size < Table.CAPACITY; k++) {
                int literal = from.literal[k];
                int distance = table.distance[j] + from.distance[k];
                int known = table.at(literal);
                if (known < 0) {
                    table.expand(literal, source, distance);
                } else if (known >= table.filled && table.distance[known] > distance) {
                    table.replace(known, source, distance);
                }
            }
        }
    }
}
