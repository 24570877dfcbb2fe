package org.escargot.explain;

import org.escargot.grid.Houses;
import org.escargot.logic.pattern.WWing;

/// Which pincer of a W-Wing sees which place of its link.
///
/// @param first a pincer
/// @param nearFirst the place that it sees
/// @param nearSecond the other place
/// @param second the other pincer, which sees it
record WWingEnds(int first, int nearFirst, int nearSecond, int second) {
    static WWingEnds of(WWing wing) {
        int first = wing.pincers().first();
        int second = wing.pincers().next(first);
        int near = wing.link().first();
        int far = wing.link().next(near);
        boolean straight =
                Houses.peers(first).contains(near) && Houses.peers(second).contains(far);
        return straight ? new WWingEnds(first, near, far, second) : new WWingEnds(first, far, near, second);
    }
}
