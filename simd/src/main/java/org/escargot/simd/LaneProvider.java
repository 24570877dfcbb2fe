package org.escargot.simd;

import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.Solver;
import org.escargot.solver.SolverProvider;

/// Offers solvers that use the lanes of vectors, where the JVM was started with the Vector API.
public final class LaneProvider implements SolverProvider {
    /// The first version of Java with the Vector API as it is used here; the class itself loads on Java 21.
    private static final int FIRST_JAVA = 25;

    /// For `ServiceLoader`, which needs a public constructor.
    public LaneProvider() {}

    /// True although the processor may lack wide vectors, or the JVM its compiler C2: [KernelReadiness] finds that out
    /// by the clock.
    @Override
    public boolean isUsable() {
        return Runtime.version().feature() >= FIRST_JAVA
                && ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    }

    @Override
    public BulkSolver createBulk() {
        return new WarmingSolver(KernelReadiness.forLists());
    }

    @Override
    public Solver createSingle() {
        return SpreadSolver.isFast() ? new WarmingSingleSolver(KernelReadiness.forOne()) : new BandSolver();
    }

    @Override
    public void warmUpBulk() {
        KernelReadiness.forLists().await();
    }

    @Override
    public void warmUpSingle() {
        if (SpreadSolver.isFast()) {
            KernelReadiness.forOne().await();
        }
    }
}
