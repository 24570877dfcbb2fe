package org.escargot.simd;

import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.Solver;
import org.escargot.solver.SolverProvider;

/// Offers solvers that use the lanes of vectors, where the JVM was started with the Vector API.
public final class LaneProvider implements SolverProvider {
    /// Made by who looks services up.
    public LaneProvider() {}

    /// The processor may still lack wide vectors or the JVM its compiler: [KernelReadiness] finds out by the clock.
    @Override
    public boolean isUsable() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    }

    @Override
    public BulkSolver createBulk() {
        return new PatientSolver(KernelReadiness.forLists());
    }

    @Override
    public Solver createSingle() {
        return DigitSweep.isFast() ? new PatientSingleSolver(KernelReadiness.forOne()) : new BandSolver();
    }

    @Override
    public void warmUpBulk() {
        KernelReadiness.forLists().await();
    }

    @Override
    public void warmUpSingle() {
        if (DigitSweep.isFast()) {
            KernelReadiness.forOne().await();
        }
    }
}
