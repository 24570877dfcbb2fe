package org.escargot.generator.makers;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.escargot.grid.Givens;
import org.escargot.solver.BandSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// How many completions a frame can have: counted for one frame of every kind.
class RichestFrameTest {
    /// The number of Sudoku grids, as it is published.
    private static final BigInteger GRIDS = new BigInteger("6670903752021072936960");

    private static final long BOXES = 362_880;
    private static final long BANDS = 2_612_736;

    /// That the completions of all frames add up to all grids shows that no kind was left out or miscounted.
    @Tag("full")
    @Test
    void noFrameHasMoreCompletionsThanIsSaid() {
        BandSolver solver = new BandSolver();
        BigInteger grids = BigInteger.ZERO;
        long frames = 0;
        long most = 0;
        long mostWithoutRepeat = 0;
        for (FrameKind kind : FrameKind.all()) {
            Givens frame = kind.frame();
            long completions = solver.count(frame, Long.MAX_VALUE);
            frames += kind.frames();
            grids = grids.add(BigInteger.valueOf(completions).multiply(BigInteger.valueOf(kind.frames())));
            most = Math.max(most, completions);
            mostWithoutRepeat = Math.max(mostWithoutRepeat, UniformGrids.repeats(frame) ? 0 : completions);
        }

        assertThat(frames).isEqualTo(BOXES * BANDS * BANDS);
        assertThat(grids).isEqualTo(GRIDS);
        assertThat(most).isEqualTo(UniformGrids.MOST);
        assertThat(mostWithoutRepeat).isEqualTo(UniformGrids.MOST_WITHOUT_REPEAT);
    }
}
