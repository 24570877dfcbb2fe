package org.escargot.cli.solve;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.escargot.cli.solver.SolvedPuzzle;
import org.escargot.cli.solver.TimedSolver;
import org.escargot.cli.solver.VariantAnswer;
import org.escargot.cli.work.OrderedWork;
import org.escargot.cli.work.SolvedChunk;
import org.escargot.cli.work.Tally;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Puzzle;
import org.escargot.solver.BulkAnswers;
import org.escargot.solver.Solver;

/// Solves or counts a chunk of puzzles into text; may run in any thread.
///
/// @param goesOn is told how many solutions there are so far where a count takes long
record SolveWork(SolveJob job, AnswerWriter writer, LongConsumer goesOn)
        implements OrderedWork.Work<List<Entry>, SolvedChunk, SolveWorkspace> {
    private static List<PuzzleEntry> puzzles(List<Entry> chunk) {
        return chunk.stream()
                .filter(PuzzleEntry.class::isInstance)
                .map(PuzzleEntry.class::cast)
                .toList();
    }

    private String written(SolvedPuzzle answer, PuzzleEntry puzzle) {
        return job.kind() == SolveJob.Kind.COUNT
                ? writer.counted(answer, puzzle.metadata())
                : writer.solved(answer, puzzle.metadata());
    }

    @Override
    public SolvedChunk apply(List<Entry> chunk, SolveWorkspace workspace) {
        StringBuilder text = new StringBuilder(chunk.size() * 83);
        List<ParseProblem> problems = new ArrayList<>();
        Iterator<SolvedPuzzle> answers = answers(puzzles(chunk), workspace).iterator();
        Tally tally = Tally.NOTHING;
        for (Entry entry : chunk) {
            switch (asSolved(entry)) {
                case PuzzleEntry puzzle -> {
                    SolvedPuzzle answer = answers.next();
                    tally = tally.plus(answer.tally());
                    text.append(written(answer, puzzle));
                }
                case VariantEntry variant -> {
                    VariantAnswer answer = VariantAnswers.answer(variant, job, VariantAnswer.solver());
                    tally = tally.plus(answer.tally());
                    text.append(new VariantAnswers(job.usedFormat()).written(answer, job));
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

    /// `entry`, but for a puzzle that methods refuse.
    private Entry asSolved(Entry entry) {
        return entry instanceof VariantEntry variant && job.isByMethod() ? variant.usual() : entry;
    }

    private List<SolvedPuzzle> answers(List<PuzzleEntry> entries, SolveWorkspace workspace) {
        List<Puzzle> puzzles = entries.stream().map(PuzzleEntry::puzzle).toList();
        Solver solver = workspace.solver();
        if (job.limit() > SolveJob.MOST_IN_BULK || solver instanceof TimedSolver) {
            return puzzles.stream()
                    .map(puzzle -> TimedSolver.inTime(solver, () -> answer(puzzle, solver)))
                    .toList();
        }
        int limit = job.kind() == SolveJob.Kind.COUNT ? (int) job.limit() : 2;
        BulkAnswers found = workspace.bulk().solve(puzzles, limit);
        List<SolvedPuzzle> answers = new ArrayList<>(puzzles.size());
        for (int i = 0; i < puzzles.size(); i++) {
            answers.add(answer(puzzles.get(i), found, i, solver));
        }
        return answers;
    }

    private SolvedPuzzle answer(Puzzle puzzle, Solver solver) {
        return job.kind() == SolveJob.Kind.COUNT
                ? SolvedPuzzle.countOf(puzzle, solver, job.limit(), goesOn)
                : SolvedPuzzle.of(puzzle, job.usedSolver(), solver, job.limit());
    }

    private SolvedPuzzle answer(Puzzle puzzle, BulkAnswers found, int number, Solver solver) {
        return job.kind() == SolveJob.Kind.COUNT
                ? new SolvedPuzzle(puzzle, found.solutions(number), Optional.empty(), found.guesses(number))
                : SolvedPuzzle.of(puzzle, found, number, job.usedSolver(), solver);
    }
}
