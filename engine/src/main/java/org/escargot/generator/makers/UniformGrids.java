package org.escargot.generator.makers;

import java.util.HashSet;
import java.util.Set;
import org.escargot.canonical.Morph;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.random.RandomSource;
import org.escargot.solver.BandSolver;

/// Solution grids, each equally likely.
///
/// Box 1 is 1 to 9; the rest of the first band is drawn, each of its fillings equally likely, and so is the rest
/// of the first stack. The four boxes that are left can be filled in `c` ways. The frame is accepted with
/// probability `c` / [#MOST], and then one of its completions taken: so every completion of every frame has the
/// same chance. A random morph does the rest.
///
/// That no frame has more completions `RichestFrameTest` counts on a frame of each of 10,207 kinds, half a minute of a
/// processor: `./mvnw -pl engine test -Pfull -Dtest=RichestFrameTest`.
public final class UniformGrids implements SolutionGrids {
    /// The most completions that a frame has.
    static final int MOST = 11_664;

    /// The most that one has of those that do not repeat themselves; 16 of a million do.
    static final int MOST_WITHOUT_REPEAT = 5_644;

    private static final int BAND_CELLS = 18;

    private final BandSolver solver = BandSolver.inFixedOrder();

    /// A source with working memory of its own.
    public UniformGrids() {}

    @Override
    public Grid next(RandomSource random) {
        while (true) {
            Givens frame = frame(random);
            int ticket = random.nextInt(MOST);
            // Below the number of completions, the ticket is itself evenly spread over them. Most that are above need
            // no count.
            if ((ticket < MOST_WITHOUT_REPEAT || repeats(frame)) && solver.count(frame, ticket + 1) > ticket) {
                return Morph.random(random).apply(completion(frame, ticket));
            }
        }
    }

    /// How many ways there are to complete a frame drawn from `random`.
    long completions(RandomSource random) {
        return solver.count(frame(random), MOST);
    }

    private Grid completion(Givens frame, int number) {
        int[] left = {number};
        Grid[] found = new Grid[1];
        solver.search(frame, solution -> {
            found[0] = solution;
            return left[0]-- == 0;
        });
        return found[0];
    }

    /// Whether the columns of box 3 hold what those of box 2 hold, in any order, and the rows of box 7 what those of
    /// box 4 hold.
    static boolean repeats(Givens frame) {
        return repeats(frame, Cell.at(0, 3), 1, 9) && repeats(frame, Cell.at(3, 0), 9, 1);
    }

    /// Whether of six lines of three cells the last three hold what the first three hold.
    ///
    /// @param next how far the next line is
    /// @param step how far the next cell of a line is
    private static boolean repeats(Givens frame, int first, int next, int step) {
        Set<DigitSet> held = new HashSet<>();
        for (int line = 0; line < 6; line++) {
            int cell = first + line * next;
            held.add(DigitSet.of(frame.digit(cell), frame.digit(cell + step), frame.digit(cell + 2 * step)));
        }
        return held.size() == 3;
    }

    private static Givens frame(RandomSource random) {
        byte[] digits = new byte[Cell.COUNT];
        for (int place = 0; place < 9; place++) {
            digits[Cell.at(place / 3, place % 3)] = (byte) (place + 1);
        }
        int[] band = rows(random);
        for (int i = 0; i < BAND_CELLS; i++) {
            digits[Cell.at(i / 6, 3 + i % 6)] = (byte) band[i];
        }
        // A stack is a band turned over the diagonal; its box 1 reads 1 4 7, 2 5 8, 3 6 9 row by row.
        int[] stack = rows(random);
        for (int i = 0; i < BAND_CELLS; i++) {
            int digit = stack[i] - 1;
            digits[Cell.at(3 + i % 6, i / 6)] = (byte) (digit % 3 * 3 + digit / 3 + 1);
        }
        return new Givens(Grid.of(digits));
    }

    /// Boxes 2 and 3 beside a box 1 of 123, 456, 789: three rows of six. Rows are drawn as permutations of what
    /// they lack until both boxes are right, so that all fillings are equally likely; one in 143 is right.
    private static int[] rows(RandomSource random) {
        int[] rows = new int[BAND_CELLS];
        boolean right = false;
        while (!right) {
            int box = 0;
            for (int row = 0; row < 3; row++) {
                int[] order = random.permutation(6);
                for (int place = 0; place < 6; place++) {
                    int digit = order[place] + (order[place] < row * 3 ? 1 : 4);
                    rows[row * 6 + place] = digit;
                    box |= place < 3 ? 1 << digit : 0;
                }
            }
            right = Integer.bitCount(box) == Digit.COUNT;
        }
        return rows;
    }
}
