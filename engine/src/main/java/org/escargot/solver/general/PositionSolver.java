package org.escargot.solver.general;

import java.util.Arrays;
import org.escargot.random.RandomSource;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.escargot.solver.general.compile.Compiler;
import org.escargot.solver.general.compile.Tables;
import org.escargot.solver.general.network.Network;
import org.escargot.solver.general.network.Position;

/// Answers about many positions under the same rules. What is made of the rules is made once, so a question costs a
/// fraction of what it costs [GeneralSolver].
///
/// A position has a mask of open digits for each cell of the board, in reading order; a solution is a position with
/// one digit in each cell. [GeneralSolver#positions] makes solvers that share tables. It keeps working memory, so
/// it belongs to one thread; its answers do not depend on what was asked before.
public final class PositionSolver {
    private final Network network;
    private final int[] found;

    /// A solver of positions under `rules`.
    public PositionSolver(Rules rules) {
        this(rules, new Tables());
    }

    PositionSolver(Rules rules, Tables tables) {
        Frame frame = rules.frame();
        network = Compiler.compile(new Variant(rules, Digits.empty(frame)), tables, RulesSolver.NEVER)
                .orElseThrow();
        found = new int[network.start.length];
    }

    /// What is open in each cell before anything is given.
    public int[] start() {
        return network.start.clone();
    }

    /// Looks for a solution in `open` by trying digits in random order.
    ///
    /// @param mostSteps how many steps to spend, as in [GeneralSolver]
    /// @return `STOPPED` where there is one, which [#found] has; `COMPLETE` where there is none; `CANCELLED` where
    ///     the steps were not enough to tell
    public RulesSolver.End fill(int[] open, RandomSource random, long mostSteps) {
        Search search = search(open);
        search.shuffle(random);
        return search.run(this::take, meter(mostSteps));
    }

    /// Looks for a solution in `open` beside the one that is `known`. The answers are those of [#fill].
    public RulesSolver.End other(int[] open, int[] known, long mostSteps) {
        Search search = search(open);
        int[] others = new int[open.length];
        for (int cell = 0; cell < others.length; cell++) {
            others[cell] = ~known[cell];
        }
        search.prefer(others);
        return search.run(solution -> !Arrays.equals(solution, known) && take(solution), meter(mostSteps));
    }

    /// The solution that was found last, a new array.
    public int[] found() {
        return found.clone();
    }

    private Search search(int[] open) {
        Position position = new Position(network, open);
        for (int cell = 0; cell < open.length; cell++) {
            position.open[cell] &= network.start[cell];
        }
        return new Search(position);
    }

    private static Meter meter(long mostSteps) {
        return new Meter(mostSteps, RulesSolver.NEVER);
    }

    private boolean take(int[] solution) {
        System.arraycopy(solution, 0, found, 0, found.length);
        return true;
    }
}
