package org.escargot.solver.general;

import org.escargot.rules.Block;

/// How many of the cells hold one of some digits: `least` to `most`, or, where `orNone`, no cell.
final class Counted extends Propagator {
    private final int digits;
    private final int least;
    private final int most;
    private final boolean orNone;

    Counted(int[] cells, Block.Count block) {
        super(cells);
        digits = block.digits();
        least = block.least();
        most = block.most();
        orNone = block.orNone();
    }

    @Override
    boolean prune(Position position) {
        int sure = 0;
        int possible = 0;
        for (int cell : cells) {
            int mask = position.open[cell];
            sure += (mask & ~digits) == 0 ? 1 : 0;
            possible += (mask & digits) != 0 ? 1 : 0;
        }
        if (possible < least || sure > most) {
            return orNone && sure == 0 && Groups.keep(position, cells, ~digits);
        }
        if (sure == most) {
            return keepUndecided(position, ~digits);
        }
        return possible > least || orNone && sure == 0 || keepUndecided(position, digits);
    }

    private boolean keepUndecided(Position position, int kept) {
        for (int cell : cells) {
            int mask = position.open[cell];
            if ((mask & digits) != 0 && (mask & ~digits) != 0 && !position.keep(cell, kept)) {
                return false;
            }
        }
        return true;
    }

    @Override
    Stage stage() {
        return Stage.ORDERS;
    }
}
