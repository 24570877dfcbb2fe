package org.escargot.method;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;

/// The ways of solving, and for comparison our own.
public enum Method {
    /// The twenty lines: the first empty cell, each digit from 1 to 9; all solutions.
    PLAIN,
    /// The notebook: a random digit in a random cell with the fewest candidates.
    RANDOM,
    /// The Tk solver: inclusion, exclusion, exclusive pairs and triples, then trials in layers.
    TRIALS,
    /// The report's second version: a chain of techniques, then two kinds of trial.
    LEVELS,
    /// The report's first version: all places of a digit at once.
    SYMBOLS,
    /// Our fast solver. It tells no events.
    BANDS;

    /// The method's name on the command line and in JSON, such as `plain`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The method called `id`, if there is one.
    public static Optional<Method> of(String id) {
        return Arrays.stream(values()).filter(method -> method.id().equals(id)).findFirst();
    }

    /// Whether chance plays a part in it, so that it takes a seed.
    public boolean isSeeded() {
        return this == RANDOM || this == SYMBOLS;
    }

    /// Whether its text goes on after the first solution.
    public boolean findsAll() {
        return this == PLAIN;
    }

    /// The search that tells what it does, if the method does so.
    ///
    /// @param seed of chance, where the method knows it
    public Optional<MethodSearch> search(long seed) {
        return switch (this) {
            case PLAIN -> Optional.of(new PlainSearch());
            case RANDOM -> Optional.of(new RandomSearch(seed));
            case TRIALS -> Optional.of(new TrialsSearch());
            case LEVELS -> Optional.of(new LevelsSearch());
            case SYMBOLS -> Optional.of(new SymbolsSearch(seed));
            case BANDS -> Optional.empty();
        };
    }

    /// The method as a solver, for one thread at a time.
    ///
    /// @param seed of chance, where the method knows it
    public Solver solver(long seed) {
        return solver(seed, () -> false);
    }

    /// The same, but it stops soon after `isOver` says so; our own engine, which needs no time, does not ask.
    public Solver solver(long seed, BooleanSupplier isOver) {
        return search(seed)
                .<Solver>map(search -> new MethodSolver(search, isOver))
                .orElseGet(BandSolver::new);
    }
}
