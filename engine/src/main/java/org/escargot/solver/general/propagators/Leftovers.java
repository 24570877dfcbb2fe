package org.escargot.solver.general.propagators;

import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// Two groups of cells that hold the same digits equally often, asked only for which digits occur: one that is in no
/// cell of the one group leaves the other. What two houses have outside their crossing is such a pair of groups; then
/// these are locked candidates in both directions.
public final class Leftovers extends Propagator {
    private final int[] one;
    private final int[] other;

    public Leftovers(int[] one, int[] other) {
        super(Groups.joined(one, other));
        this.one = one;
        this.other = other;
    }

    @Override
    public boolean prune(Position position) {
        int inOne = Groups.union(position.open, one);
        int inOther = Groups.union(position.open, other);
        if (inOne == inOther) {
            return true;
        }
        int both = inOne & inOther;
        return (inOne == both || Groups.keep(position, one, both))
                && (inOther == both || Groups.keep(position, other, both));
    }

    @Override
    public Stage stage() {
        return Stage.CROSSINGS;
    }
}
