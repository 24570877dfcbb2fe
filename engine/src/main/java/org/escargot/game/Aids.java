package org.escargot.game;

/// How often a player was helped.
///
/// @param hints hints shown
/// @param checks checks shown
/// @param solves solutions shown
public record Aids(int hints, int checks, int solves) {
    /// No help.
    public static final Aids NONE = new Aids(0, 0, 0);

    public Aids {
        if (hints < 0 || checks < 0 || solves < 0) {
            throw new IllegalArgumentException("Aids are counted from 0.");
        }
    }

    /// Whether the player had neither a hint nor the solution; checks are allowed.
    public boolean unaided() {
        return hints == 0 && solves == 0;
    }

    Aids withHint() {
        return new Aids(next(hints), checks, solves);
    }

    Aids withCheck() {
        return new Aids(hints, next(checks), solves);
    }

    Aids withSolve() {
        return new Aids(hints, checks, next(solves));
    }

    private static int next(int count) {
        return count == Integer.MAX_VALUE ? count : count + 1;
    }
}
