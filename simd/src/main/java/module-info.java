/// Solving in the lanes of vectors; optional, and used where the JVM offers the Vector API.
///
/// @since 0.1.0
@org.jspecify.annotations.NullMarked
module org.escargot.simd {
    requires static org.jspecify;
    requires jdk.incubator.vector;
    requires org.escargot.engine;

    provides org.escargot.solver.SolverProvider with
            org.escargot.simd.LaneProvider;
}
