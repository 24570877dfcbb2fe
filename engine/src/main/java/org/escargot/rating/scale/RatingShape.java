package org.escargot.rating.scale;

/// Which of its three ratings a puzzle has in common.
public enum RatingShape {
    /// Whatever they are.
    ANY,
    /// EP = ER: no step is harder than those up to the first placement.
    PEARL,
    /// ED = EP = ER: no step is harder than the first.
    DIAMOND;

    /// The hardest step that keeps the shape, in tenths, once EP and ED are `ep` and `ed`, 0 where they are not known.
    int mostEr(int ep, int ed) {
        int least = switch (this) {
            case ANY -> 0;
            case PEARL -> ep;
            case DIAMOND -> ed;
        };
        return least == 0 ? Integer.MAX_VALUE : least;
    }
}
