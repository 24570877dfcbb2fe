package org.escargot.logic.step;

import org.escargot.grid.DigitSet;

/// A finder of steps that each rest on where one digit may be, and on nothing else. So where it finds nothing for a
/// digit, it finds nothing until the digit loses a place, and it need only be asked about [Facts#telling] digits.
public interface DigitFinder extends Finder {
    /// Offers the steps of `digits` that it sees, in its documented order, until `sink` says stop.
    ///
    /// @return whether the sink said stop
    boolean find(Facts facts, DigitSet digits, StepSink sink);

    @Override
    default boolean find(Facts facts, StepSink sink) {
        return find(facts, facts.telling(), sink);
    }
}
