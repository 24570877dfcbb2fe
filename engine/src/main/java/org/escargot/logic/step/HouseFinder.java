package org.escargot.logic.step;

import org.escargot.grid.HouseSet;

/// A finder of steps that each rest on the candidates of a house, or of some houses, and on nothing else; what they
/// eliminate may lie elsewhere. So where it finds nothing, it finds nothing until one of the houses loses a candidate:
/// elsewhere there is only less to eliminate.
public interface HouseFinder extends Finder {
    /// Offers the steps that it sees and that rest on any of `houses`, in its documented order, until `sink` says stop.
    ///
    /// @return whether the sink said stop
    boolean find(Facts facts, HouseSet houses, StepSink sink);

    @Override
    default boolean find(Facts facts, StepSink sink) {
        return find(facts, facts.board().houses(), sink);
    }
}
