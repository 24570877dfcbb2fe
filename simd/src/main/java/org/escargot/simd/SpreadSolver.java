package org.escargot.simd;

import jdk.incubator.vector.IntVector;
import org.escargot.grid.Puzzle;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.SolutionSink;
import org.escargot.solver.Solver;
import org.jspecify.annotations.Nullable;

/// Solves one puzzle at a time: first with a digit in each lane, then with a position of the search tree in each lane.
///
/// Most puzzles are solved in few positions, one after the other, so what counts is how soon a position is settled
/// ([DigitLanes]). Where many guesses fail, the tree is broad enough to give each lane a position of its own
/// ([TreeLanes], and `NarrowTree`, which the build makes of it).
final class SpreadSolver implements Solver {
    /// After how many broken positions the tree is spread. Fewer slows puzzles with several solutions most, more slows
    /// the hardest ones.
    private static final int USUAL_BROKEN = 3;
    /// The count of broken positions after two guesses at once. Such guesses fail sooner, which says little about the
    /// size of the tree.
    private static final int FORGIVEN = -1;
    /// How many nodes must wait before the tree is spread: a sweep of all lanes takes as long as four sweeps of one
    /// position.
    private static final int USUAL_WAITING = 4;

    /// More waiting nodes than this go on in as many lanes as there are. A sweep of eight lanes takes little more
    /// than half the time of one of sixteen, and only large trees keep sixteen busy.
    private static final int NARROW_WAITING = 8;

    /// The highest limit at which the lanes do not look for BUGs. Looking costs a few percent where none is found;
    /// counts above this become a quarter faster.
    private static final int FEW = 100;

    private final int spreadBroken;
    private final int spreadWaiting;
    private final int narrowWaiting;
    private final DigitLanes digits = new DigitLanes();
    private final NodeStack stack = new NodeStack();
    private final NarrowTree narrow = new NarrowTree(stack);
    private final TreeLanes wide = new TreeLanes(stack);
    private SearchStatistics statistics = new SearchStatistics(0, 0, 0);

    /// Whether the processor has vectors of eight lanes; where it has not, each vector is an object.
    static boolean isFast() {
        return IntVector.SPECIES_PREFERRED.length() >= EightSweep.SPECIES.length();
    }

    /// Where there are eight lanes, the whole tree stays with the kernel that has it: the wide one is the same there,
    /// and is never compiled.
    SpreadSolver() {
        this(USUAL_BROKEN, USUAL_WAITING, hasMoreThanEight() ? NARROW_WAITING : Integer.MAX_VALUE);
    }

    /// Spreads what is left of the tree once so many positions were `broken` and so many are `waiting`, 0 or more, and
    /// goes on in all lanes there are, however many.
    SpreadSolver(int broken, int waiting) {
        this(broken, waiting, NARROW_WAITING);
    }

    private SpreadSolver(int broken, int waiting, int narrow) {
        spreadBroken = broken;
        spreadWaiting = waiting;
        narrowWaiting = narrow;
    }

    private static boolean hasMoreThanEight() {
        return LaneTables.widest().length() > EightSweep.SPECIES.length();
    }

    @Override
    public SearchStatistics search(Puzzle puzzle, SolutionSink sink) {
        run(puzzle, Long.MAX_VALUE, sink);
        return statistics;
    }

    @Override
    public long count(Puzzle puzzle, long limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        run(puzzle, limit, null);
        return statistics.solutions();
    }

    @Override
    public SearchStatistics statistics() {
        return statistics;
    }

    private void run(Puzzle puzzle, long limit, @Nullable SolutionSink sink) {
        long solutions = 0;
        long guesses = 0;
        long nodes = 0;
        int broken = 0;
        boolean straight = true;
        // How many solutions each solution found stands for.
        long each = 1;
        digits.load(puzzle);
        while (true) {
            int outcome = digits.settle();
            nodes++;
            if (outcome == DigitSweep.STUCK) {
                digits.look();
                boolean bug = sink == null && digits.isBug();
                if (!bug && each > 1) {
                    digits.follow();
                    continue;
                }
                if (!bug) {
                    int guessed = digits.guess(straight);
                    guesses += guessed;
                    if (guessed == 2) {
                        broken = FORGIVEN;
                    }
                    continue;
                }
                guesses++;
                each *= 2;
                if (digits.openCells() > Bug.RECTANGLE) {
                    digits.assume();
                    continue;
                }
            }
            straight = false;
            if (outcome == DigitSweep.CONTRADICTION) {
                broken++;
            } else {
                solutions = Math.min(limit, solutions + each);
                if (sink != null && sink.accept(digits.toGrid()) || solutions == limit) {
                    break;
                }
            }
            each = 1;
            if (broken >= spreadBroken && digits.waiting() >= spreadWaiting) {
                spread(limit, sink, solutions, guesses, nodes);
                return;
            }
            if (!digits.takeBack()) {
                break;
            }
        }
        statistics = new SearchStatistics(solutions, guesses, nodes);
    }

    private void spread(long limit, @Nullable SolutionSink sink, long solutions, long guesses, long nodes) {
        digits.moveTo(stack);
        boolean inPairs = sink == null && limit > FEW;
        boolean done = narrow.search(limit - solutions, sink, narrowWaiting, inPairs);
        long found = solutions + narrow.solutions();
        guesses += narrow.guesses();
        nodes += narrow.nodes();
        if (!done) {
            wide.search(limit - found, sink, Integer.MAX_VALUE, inPairs);
            found += wide.solutions();
            guesses += wide.guesses();
            nodes += wide.nodes();
        }
        statistics = new SearchStatistics(found, guesses, nodes);
    }
}
