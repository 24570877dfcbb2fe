package org.escargot.solver.general.compile;

import java.util.ArrayList;
import java.util.List;
import org.escargot.rules.Block;
import org.escargot.solver.general.network.Sight;

/// Who sees whom, read from blocks before any propagator is made, and for which reason: cells that a house or another
/// group lets differ, and cells that a table, an order or an equal cell lets differ.
final class Sights {
    /// Cells that are in a house or group together.
    final Sight inHouses;

    /// Cells that differ by houses, groups, sets and tables that say no more than that.
    final Sight differ;

    /// Cells that cannot be equal, for any reason.
    final Sight all;

    private final HouseFamilies houses;
    private final List<int[]> equal = new ArrayList<>();

    /// @param cells how many cells there are
    /// @param houses takes the houses that are read
    Sights(int cells, HouseFamilies houses) {
        inHouses = new Sight(cells);
        differ = new Sight(cells);
        all = new Sight(cells);
        this.houses = houses;
    }

    /// Reads what `block` says of `cells`, its cells by their numbers.
    ///
    /// @return whether all of them differ
    boolean read(Block block, int[] cells) {
        return switch (block) {
            case Block.House house -> {
                houses.add(house, cells);
                inHouses.join(cells);
                yield letDiffer(cells);
            }
            case Block.Differ _ -> {
                inHouses.join(cells);
                yield letDiffer(cells);
            }
            case Block.OneOf _ -> letDiffer(cells);
            case Block.Relation relation -> readTable(relation, cells);
            case Block.Order order -> {
                if (order.step() > 0) {
                    all.join(cells);
                }
                yield false;
            }
            case Block.Domain _, Block.Equation _, Block.Count _, Block.SameDigits _, Block.Rank _, Block.Automaton _ ->
                false;
        };
    }

    private boolean readTable(Block.Relation relation, int[] cells) {
        if (relation.table().asksUnequal()) {
            return letDiffer(cells);
        }
        if (relation.table().forbidsEqual()) {
            all.join(cells);
        } else if (relation.table().asksEqual()) {
            equal.add(cells);
        }
        return false;
    }

    private boolean letDiffer(int[] cells) {
        differ.join(cells);
        all.join(cells);
        return true;
    }

    /// Lets equal cells see what one of them sees; to be called when all blocks are read.
    void shareAmongEqual() {
        all.shareAmong(equal);
    }
}
