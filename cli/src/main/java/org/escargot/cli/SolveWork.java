package org.escargot.cli;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.solver.Solver;

/// Solves or counts a chunk of puzzles into text; may run in any thread.
record SolveWork(SolveJob job, AnswerWriter writer) implements OrderedWork.Work<List<Entry>, SolvedChunk, Solver> {
    @Override
    public SolvedChunk apply(List<Entry> chunk, Solver solver) {
        StringBuilder text = new StringBuilder(chunk.size() * 83);
        List<ParseProblem> problems = new ArrayList<>();
        Tally tally = Tally.NOTHING;
        for (Entry entry : chunk) {
            switch (entry) {
                case PuzzleEntry puzzle -> {
                    Answer answer = answer(puzzle, solver);
                    tally = tally.plus(Tally.of(answer.solutions(), answer.guesses()));
                    text.append(
                            job.kind() == SolveJob.Kind.COUNT
                                    ? writer.counted(answer, puzzle.metadata())
                                    : writer.solved(answer, puzzle.metadata()));
                }
                case BrokenEntry broken -> {
                    tally = tally.plus(Tally.BROKEN);
                    problems.add(broken.problem());
                    text.append(writer.broken(broken.problem()));
                }
            }
        }
        return new SolvedChunk(text.toString(), problems, tally);
    }

    private Answer answer(PuzzleEntry entry, Solver solver) {
        return job.kind() == SolveJob.Kind.COUNT
                ? Answer.countOf(entry.puzzle(), solver, job.limit())
                : Answer.of(entry.puzzle(), solver, job.limit());
    }
}
