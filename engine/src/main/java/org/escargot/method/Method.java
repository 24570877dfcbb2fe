package org.escargot.method;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.escargot.solver.BandSolver;
import org.escargot.solver.Solver;

/// The methods of the five French texts, and for comparison Escargot's own.
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
    /// Escargot's fast solver. It tells no events.
    BANDS;

    /// The method's name on the command line and in JSON, such as `plain`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The method called `id`; empty where there is none.
    public static Optional<Method> of(String id) {
        return Arrays.stream(values()).filter(method -> method.id().equals(id)).findFirst();
    }

    /// Whether it draws random numbers, so that it takes a seed.
    public boolean isSeeded() {
        return this == RANDOM || this == SYMBOLS;
    }

    /// Whether the program in its text goes on after the first solution.
    public boolean findsAll() {
        return this == PLAIN;
    }

    /// The search that tells its events, if the method has one.
    ///
    /// @param seed the seed of its random numbers, for methods that draw any
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
    /// @param seed the seed of its random numbers, for methods that draw any
    public Solver solver(long seed) {
        return solver(seed, () -> false);
    }

    /// The same, but it stops soon after `isOver` says so. Escargot's own solver is so fast that it does not ask.
    public Solver solver(long seed, BooleanSupplier isOver) {
        return search(seed)
                .<Solver>map(search -> new MethodSolver(search, isOver))
                .orElseGet(BandSolver::new);
    }
}
