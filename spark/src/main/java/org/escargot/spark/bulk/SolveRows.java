package org.escargot.spark.bulk;

import java.util.Iterator;
import java.util.ServiceLoader;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.escargot.solver.BandSolver;
import org.escargot.solver.BulkSolver;
import org.escargot.solver.OneByOneSolver;
import org.escargot.solver.SolverProvider;

/// What Spark sends to the executors: solve the rows of a task.
///
/// @param column the number of the column with the puzzles
record SolveRows(int column) implements MapPartitionsFunction<Row, Row> {
    @Override
    public Iterator<Row> call(Iterator<Row> rows) {
        return new SolvedRows(rows, column, solver());
    }

    private static BulkSolver solver() {
        // Not the loader of the thread: the loader that has the engine may have its providers.
        return ServiceLoader.load(SolverProvider.class, SolverProvider.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(SolverProvider::isUsable)
                .findFirst()
                .map(SolverProvider::createBulk)
                .orElseGet(() -> new OneByOneSolver(new BandSolver()));
    }
}
