package org.escargot.cli.solve;

import java.util.Optional;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.solver.SolvedPuzzle;
import org.escargot.cli.solver.TimedSolver;
import org.escargot.cli.work.Tally;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Puzzle;
import org.escargot.solver.SearchStatistics;
import org.escargot.solver.SolutionSink;
import org.escargot.solver.Solver;

/// Every solution of a puzzle, numbered from 1, printed as they are found. Where they are not all, for lack of
/// time, a last line says so.
final class AllSolutions {
    private static final int BLOCK = 1 << 16;

    private AllSolutions() {}

    private static SolvedPuzzle search(Solver solver, Puzzle puzzle, SolutionSink sink) {
        return TimedSolver.inTime(solver, () -> {
            SearchStatistics statistics = solver.search(puzzle, sink);
            return new SolvedPuzzle(puzzle, statistics.solutions(), Optional.empty(), statistics.guesses());
        });
    }

    static Tally print(SolveJob job, PuzzleEntry entry, AnswerWriter writer, LineOutput out) {
        StringBuilder block = new StringBuilder();
        long[] number = {0};
        SolutionSink sink = solution -> {
            number[0]++;
            block.append(writer.numbered(entry.puzzle(), number[0], solution, entry.metadata()));
            if (block.length() >= BLOCK) {
                out.write(block);
                block.setLength(0);
            }
            return number[0] == job.limit();
        };
        SolvedPuzzle answer = search(job.usedSolver().create(), entry.puzzle(), sink);
        if (number[0] == 0 || answer.isGivenUp()) {
            block.append(writer.solved(answer, entry.metadata()));
        }
        out.write(block);
        return answer.tally();
    }
}
