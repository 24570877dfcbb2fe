package org.escargot.solver.general;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.escargot.random.RandomSource;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.escargot.solver.general.compile.Compiler;
import org.escargot.solver.general.compile.Tables;
import org.escargot.solver.general.network.Network;

/// The fast solver for puzzles of any rules: it infers from their blocks, and searches where that does not go on.
public final class GeneralSolver implements RulesSolver {
    private final Tables tables = new Tables();
    private final long mostSteps;
    private long guesses;

    /// A solver that works at a question until it is answered or cancelled.
    public GeneralSolver() {
        this(Long.MAX_VALUE);
    }

    /// A solver that gives up, as if it had been cancelled, after `mostSteps` steps of a question. A step is one look
    /// at a cell or a block, and looks at long lines are several; there are about ten million in a second.
    public GeneralSolver(long mostSteps) {
        this.mostSteps = mostSteps;
    }

    @Override
    public End search(Variant puzzle, Sink sink, BooleanSupplier isCancelled) {
        Frame frame = puzzle.rules().frame();
        Optional<Network> network = Compiler.compile(puzzle, tables, isCancelled);
        if (network.isEmpty()) {
            return End.CANCELLED;
        }
        Search search = new Search(network.get());
        End end = search.runCheaplyFirst(open -> sink.accept(digits(frame, open)), new Meter(mostSteps, isCancelled));
        guesses = search.guesses();
        return end;
    }

    /// A solver of many positions under `rules`, for the thread that this one belongs to.
    public PositionSolver positions(Rules rules) {
        return new PositionSolver(rules, tables);
    }

    /// Counts for each candidate of `puzzle` the solutions that hold it, up to `limit`; with 1, tells which are in some
    /// solution.
    ///
    /// @param limit at least 1
    public Candidates candidates(Variant puzzle, int limit, BooleanSupplier isCancelled) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        Frame frame = puzzle.rules().frame();
        Meter meter = new Meter(mostSteps, isCancelled);
        return Compiler.compile(puzzle, tables, isCancelled)
                .map(network -> new TrueCandidates(network, frame, limit, meter).find())
                .orElseGet(() -> new Candidates.Cancelled(new Candidates.Counts(frame, limit)));
    }

    /// Which constraints and givens of `puzzle` have no solution together, if it has none. The most steps of this
    /// solver are those of each of many searches.
    public Conflict conflict(Variant puzzle, BooleanSupplier isCancelled) {
        return new WhyNone(puzzle, tables, mostSteps, isCancelled).find();
    }

    /// About how many solutions `puzzle` has.
    ///
    /// @param seed equal seeds give equal estimates
    /// @param dives how many random dives to make, at least 1
    public Estimate estimate(Variant puzzle, long seed, int dives, BooleanSupplier isCancelled) {
        Meter meter = new Meter(mostSteps, isCancelled);
        return Compiler.compile(puzzle, tables, isCancelled)
                .map(network -> Estimate.of(network, RandomSource.of(seed), dives, meter))
                .orElse(new Estimate(0, 0, 0));
    }

    /// How many digits the last search tried.
    public long guesses() {
        return guesses;
    }

    private static Digits digits(Frame frame, int[] open) {
        int[] digits = new int[frame.places()];
        for (int cell = 0; cell < open.length; cell++) {
            digits[frame.cell(cell / frame.columns(), cell % frame.columns())] =
                    Integer.numberOfTrailingZeros(open[cell]) + 1;
        }
        return Digits.of(frame, digits);
    }
}
