package org.escargot.solver.general.propagators;

import org.escargot.rules.Block;
import org.escargot.solver.general.network.Groups;
import org.escargot.solver.general.network.Position;
import org.escargot.solver.general.network.Propagator;

/// How many of the cells hold one of some digits: `least` to `most`, or, where `orNone`, no cell.
public final class Counted extends Propagator {
    private final int digits;
    private final int least;
    private final int most;
    private final boolean orNone;

    public Counted(int[] cells, Block.Count block) {
        super(cells);
        digits = block.digits();
        least = block.least();
        most = block.most();
        orNone = block.orNone();
    }

    @Override
    public boolean prune(Position position) {
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
    public Stage stage() {
        return Stage.ORDERS;
    }
}
