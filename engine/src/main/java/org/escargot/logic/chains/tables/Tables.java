package org.escargot.logic.chains.tables;

import java.util.BitSet;
import org.escargot.logic.step.Facts;
import org.jspecify.annotations.Nullable;

/// The tables of all literals of a position: what follows at once from each is filled in from the beginning, the rest
/// where a finder asks for it.
final class Tables {
    final Literals literals;

    /// By literal: what follows at once, and more where it was asked for.
    final Table[] direct;

    /// Of which literals all is known that follows.
    private final BitSet expanded = new BitSet();

    private @Nullable Consequences consequences;

    private Tables(Facts facts, GroupUse groups) {
        literals = new Literals(facts, groups);
        direct = new Table[literals.size()];
    }

    private static Tables empty(Facts facts, GroupUse groups) {
        Tables tables = new Tables(facts, groups);
        for (int literal = 0; literal < tables.direct.length; literal++) {
            tables.direct[literal] = new Table(literal);
        }
        return tables;
    }

    /// The tables of chains. Those with groups are made once for a position: loops, forcing chains and kraken fish are
    /// read from the same. So are those without, from which the others take over what follows between candidates.
    static Tables ofChains(Facts facts, GroupUse groups) {
        return switch (groups) {
            case NONE -> facts.once(Plain.class, Plain::new).tables;
            case ALLOWED -> facts.once(Tables.class, asked -> extend(asked, groups));
            case WITH_SETS -> extend(facts, groups);
        };
    }

    /// The tables of candidates alone.
    private record Plain(Tables tables) {
        Plain(Facts facts) {
            this(empty(facts, GroupUse.NONE));
            DirectFill.fill(tables);
        }
    }

    private static Tables extend(Facts facts, GroupUse groups) {
        Tables plain = ofChains(facts, GroupUse.NONE);
        Tables tables = new Tables(facts, groups);
        for (int literal = 0; literal < tables.direct.length; literal++) {
            tables.direct[literal] = literal < plain.direct.length ? plain.direct[literal].start() : new Table(literal);
        }
        GroupFill.fill(tables);
        SetFill.fill(tables);
        return tables;
    }

    /// The tables of nets, which pass through groups too.
    static Tables ofNets(Facts facts) {
        Tables tables = empty(facts, GroupUse.ALLOWED);
        NetFill.fill(tables);
        GroupFill.fill(tables);
        return tables;
    }

    /// What they all hold, without order.
    Consequences consequences() {
        Consequences known = consequences;
        if (known == null) {
            known = Consequences.of(this);
            consequences = known;
        }
        return known;
    }

    /// All that follows from the literal of a candidate.
    Table of(int premise) {
        Table table = direct[premise];
        if (!expanded.get(premise)) {
            expanded.set(premise);
            expand(table);
        }
        return table;
    }

    /// Takes over, entry by entry, what follows at once from each; a shorter way replaces a longer one.
    ///
    /// Kernel: the inner loop runs through all direct consequences of all entries.
    private void expand(Table table) {
        if (!table.isIndexed()) {
            table.index(direct.length);
        }
        for (int j = 1; j < table.size && table.size < Table.CAPACITY; j++) {
            int source = table.literal[j];
            Table from = direct[source];
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
