package org.escargot.solver.general;

/// What every set that a [Chosen] has left holds must stand in one of its cells: whoever sees all places of such a
/// digit loses it.
final class Pointing extends Propagator {
    private final Chosen chosen;

    Pointing(Chosen chosen) {
        super(chosen.own());
        this.chosen = chosen;
    }

    @Override
    boolean prune(Position position) {
        long found = chosen.left(position);
        if (found == 0) {
            return false;
        }
        for (int left = Chosen.must(found); left != 0; left &= left - 1) {
            if (!point(position, left & -left)) {
                return false;
            }
        }
        return true;
    }

    private boolean point(Position position, int digit) {
        Sight sight = position.network.sight;
        for (int word = 0; word < sight.words(); word++) {
            long seen = -1;
            for (int cell : cells) {
                if ((position.open[cell] & digit) != 0) {
                    seen &= sight.word(cell, word);
                }
            }
            for (; seen != 0; seen &= seen - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(seen);
                if (cell < position.open.length && !position.keep(cell, ~digit)) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    Stage stage() {
        return Stage.MUST;
    }
}
