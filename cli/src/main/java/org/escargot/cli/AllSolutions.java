package org.escargot.cli;

import org.escargot.format.PuzzleEntry;
import org.escargot.solver.SearchStatistics;

/// Every solution of a puzzle, numbered from 1, printed as they are found.
final class AllSolutions {
    private static final int BLOCK = 1 << 16;

    private AllSolutions() {}

    static Tally print(SolveJob job, PuzzleEntry entry, AnswerWriter writer, LineOutput out) {
        StringBuilder block = new StringBuilder();
        long[] number = {0};
        SearchStatistics statistics = job.usedSolver().create().search(entry.puzzle(), solution -> {
            number[0]++;
            block.append(writer.numbered(entry.puzzle(), number[0], solution, entry.metadata()));
            if (block.length() >= BLOCK) {
                out.write(block);
                block.setLength(0);
            }
            return number[0] == job.limit();
        });
        if (number[0] == 0) {
            block.append(writer.none(entry.puzzle(), entry.metadata()));
        }
        out.write(block);
        return Tally.of(statistics.solutions(), statistics.guesses());
    }
}
