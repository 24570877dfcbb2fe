package org.escargot.rating.explainer;

/// One rung of the ladder: finds the step that the scale would take here.
interface Rung {
    /// Writes that step to `move`, or returns false where there is none; `move` then holds anything.
    boolean find(Position position, Move move);

    /// Why the step holds that was found last, in `position` as it was then. Finding does not pay for this.
    Evidence explain(Position position);
}
