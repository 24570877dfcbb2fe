package org.escargot.cli.solver;

import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.SmallestSolution;
import org.escargot.solver.Solver;
import org.escargot.solver.SolverProvider;

/// The solvers that `--solver` names.
public enum SolverChoice implements SolverSource {
    /// The fast one.
    BAND,
    /// The readable one, slower and in lexicographic order.
    SIMPLE,
    /// Lists in the lanes of vectors where this machine can, and otherwise as the fast one.
    BULK,
    /// One puzzle at a time in the lanes of vectors where this machine can, and otherwise as the fast one.
    LANES;

    @Override
    public Solver create() {
        return switch (this) {
            case BAND, BULK -> new BandSolver();
            case SIMPLE -> new SimpleSolver();
            case LANES -> provider().map(SolverProvider::createSingle).orElseGet(BandSolver::new);
        };
    }

    @Override
    public BulkSolver createBulk() {
        return switch (this) {
            case BAND, SIMPLE, LANES -> new OneByOneSolver(create());
            case BULK -> provider().map(SolverProvider::createBulk).orElseGet(() -> new OneByOneSolver(create()));
        };
    }

    /// The smallest solution, which is the same with every solver.
    @Override
    public Optional<Grid> shown(Puzzle puzzle, Optional<Grid> first, Solver solver) {
        return new SmallestSolution(solver).of(puzzle);
    }

    /// Waits until the solvers work as fast as they ever will.
    public void warmUp() {
        switch (this) {
            case BAND, SIMPLE -> {}
            case LANES -> provider().ifPresent(SolverProvider::warmUpSingle);
            case BULK -> provider().ifPresent(SolverProvider::warmUpBulk);
        }
    }

    /// Whether this process can solve in the lanes of vectors.
    public static boolean hasLanes() {
        return provider().isPresent();
    }

    private static Optional<SolverProvider> provider() {
        return ServiceLoader.load(SolverProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(SolverProvider::isUsable)
                .findFirst();
    }

    /// The name as users type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
