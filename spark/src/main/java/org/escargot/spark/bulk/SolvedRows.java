package org.escargot.spark.bulk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.escargot.grid.Grid;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.BulkSolver;
import org.escargot.spark.functions.Argument;
import org.jspecify.annotations.Nullable;

/// Rows with their answers. It reads some rows ahead, a batch, and solves them in one call.
final class SolvedRows implements Iterator<Row> {
    /// Enough for the lanes to be full nearly all the time, and little memory.
    private static final int BATCH = 2048;

    private static final int TELLS_UNIQUE = 2;

    private final Iterator<Row> rows;
    private final int column;
    private final BulkSolver solver;
    private Iterator<Row> solved = Collections.emptyIterator();

    SolvedRows(Iterator<Row> rows, int column, BulkSolver solver) {
        this.rows = rows;
        this.column = column;
        this.solver = solver;
    }

    @Override
    public boolean hasNext() {
        return solved.hasNext() || rows.hasNext();
    }

    @Override
    public Row next() {
        if (!solved.hasNext()) {
            solved = solvedBatch().iterator();
        }
        return solved.next();
    }

    private List<Row> solvedBatch() {
        List<Row> batch = new ArrayList<>(BATCH);
        List<Puzzle> puzzles = new ArrayList<>(BATCH);
        List<Boolean> isPuzzle = new ArrayList<>(BATCH);
        while (batch.size() < BATCH && rows.hasNext()) {
            Row row = rows.next();
            Optional<Puzzle> puzzle = puzzle(row);
            puzzle.ifPresent(puzzles::add);
            isPuzzle.add(puzzle.isPresent());
            batch.add(row);
        }
        BulkAnswers answers = solver.solve(puzzles, TELLS_UNIQUE);
        int next = 0;
        for (int i = 0; i < batch.size(); i++) {
            batch.set(i, isPuzzle.get(i) ? answered(batch.get(i), answers, next++) : with(batch.get(i), null, null));
        }
        return batch;
    }

    private Optional<Puzzle> puzzle(Row row) {
        String text = row.getString(column);
        return text == null ? Optional.empty() : Argument.of(text).found();
    }

    private static Row answered(Row row, BulkAnswers answers, int puzzle) {
        int solutions = answers.solutions(puzzle);
        Optional<Grid> solution = solutions == 1 ? answers.solution(puzzle) : Optional.empty();
        return with(row, solution.map(Grid::toString).orElse(null), (long) solutions);
    }

    private static Row with(Row row, @Nullable String solution, @Nullable Long solutions) {
        int length = row.length();
        @Nullable Object[] values = new Object[length + 2];
        for (int i = 0; i < length; i++) {
            values[i] = row.get(i);
        }
        values[length] = solution;
        values[length + 1] = solutions;
        return RowFactory.create(values);
    }
}
