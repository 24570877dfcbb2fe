package org.escargot.solver.general.network;

/// Rules out what one constraint leaves no way for. Holds no state of a search, so that a position is its masks alone.
public abstract class Propagator {
    /// The cells whose open digits it reads: it is due when one of them changes, and they are blamed when it fails.
    public final int[] cells;

    /// How many steps a look counts as in the measure of a search.
    final int steps;

    public Propagator(int[] cells) {
        this(cells, 1);
    }

    /// One whose look takes as long as `steps` looks of others, at least 1.
    public Propagator(int[] cells, int steps) {
        this.cells = cells;
        this.steps = steps;
    }

    /// Narrows cells of `position`; false if it found that there is no solution.
    public abstract boolean prune(Position position);

    /// When it is asked: those of a lower stage first.
    public abstract Stage stage();

    /// Whether a second call, with nothing changed by others, would find nothing.
    public boolean isIdempotent() {
        return false;
    }

    /// The order in which propagators that are due are asked, cheap ones first.
    public enum Stage {
        HOUSES,
        ORDERS,
        SETS,
        SUMS,
        AUTOMATA,
        CROSSINGS,
        MUST,
        MATCHINGS,
        DERIVED
    }
}
