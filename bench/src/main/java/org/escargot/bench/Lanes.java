package org.escargot.bench;

import java.util.ServiceLoader;
import org.escargot.solver.SolverProvider;

/// Finds the solvers that need the Vector API.
final class Lanes {
    private Lanes() {}

    static SolverProvider provider() {
        return ServiceLoader.load(SolverProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(SolverProvider::isUsable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The JVM needs --add-modules jdk.incubator.vector."));
    }
}
