package org.escargot.cli.solve;

import java.util.List;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.PuzzleSource;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.solver.SolverChoice;
import org.escargot.cli.solver.VariantAnswer;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ChunkRun;
import org.escargot.cli.work.SolvedChunk;
import org.escargot.cli.work.Tally;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.random.RandomSource;
import org.jspecify.annotations.Nullable;

/// One run of `solve`: takes puzzles from their sources, has them solved, prints in order, keeps count.
final class SolveRun {
    private static final int CHUNK = 256;
    /// At the end of a chunk lanes wait for the last puzzle.
    private static final int BULK_CHUNK = 1024;

    private final Terminal terminal;
    private final SolveJob job;
    private final LineOutput out;
    private final SolveWork work;
    private final ChunkRun<SolveWorkspace, SolvedChunk> chunks;
    private final long started = System.nanoTime();
    private Tally tally = Tally.NOTHING;

    SolveRun(Terminal terminal, ErrorOptions errors, SolveJob job) {
        this.terminal = terminal;
        this.job = job;
        this.out = new LineOutput(terminal.out());
        this.work = new SolveWork(job, new AnswerWriter(job.usedFormat(), terminal.isStyled()), this::goesOn);
        int chunk = job.usedSolver() == SolverChoice.BULK ? BULK_CHUNK : CHUNK;
        this.chunks = ChunkRun.of(terminal, errors, out, () -> SolveWorkspace.ofLists(job.usedSolver()), work, chunk);
    }

    /// Solves all puzzles of `list`; a source that cannot be read is complained of and skipped.
    int solveAll(PuzzleList list, int threads) {
        chunks.each(list, source -> solve(source, list.sources().size() == 1, threads));
        return finish();
    }

    private void solve(PuzzleSource source, boolean isAlone, int threads) {
        if (job.kind() == SolveJob.Kind.ALL) {
            printAll(source);
        } else if (isAlone && (source.isLiteral() || terminal.outIsTerminal()) && source.isSingle()) {
            solveOne(source, source.next());
        } else {
            chunks.through(source, threads);
        }
    }

    /// Solves puzzle `number`, counted from 0.
    int solveNumber(String name, InputOptions input, long number) {
        try (PuzzleSource source = input.open(terminal, name)) {
            Entry entry = source.next();
            Entry last = entry;
            long at = 0;
            for (; entry != null && at < number; at++) {
                last = entry;
                entry = source.next();
            }
            if (entry == null) {
                throw at == 1 && last instanceof BrokenEntry broken
                        ? source.broken(broken.problem())
                        : new BadInput(Complaint.NUMBER_OF_PUZZLE, name, at, at - 1, number);
            }
            solvePicked(source, number, entry);
        }
        return finish();
    }

    /// Solves one puzzle, each equally likely to be drawn.
    int solveRandom(String name, InputOptions input, RandomSource random) {
        try (PuzzleSource source = input.open(terminal, name)) {
            Entry picked = null;
            long number = 0;
            long seen = 0;
            for (Entry entry = source.next(); entry != null; entry = source.next()) {
                if (random.nextLong(++seen) == 0) {
                    picked = entry;
                    number = seen - 1;
                }
            }
            if (picked == null) {
                throw new BadInput(Complaint.NONE_TO_DRAW, name);
            }
            solvePicked(source, number, picked);
        }
        return finish();
    }

    private void solvePicked(PuzzleSource source, long number, Entry entry) {
        terminal.say(terminal.speech().say(Report.PICKED, number, entry.line(), source.name()));
        solveOne(source, entry);
    }

    private void solveOne(PuzzleSource source, @Nullable Entry entry) {
        if (entry instanceof VariantEntry variant) {
            solveOne(source, variant);
        } else if (job.kind() == SolveJob.Kind.ALL && entry instanceof PuzzleEntry puzzle) {
            tally = tally.plus(AllSolutions.print(job, puzzle, work.writer(), out));
        } else if (isForPerson() && entry instanceof PuzzleEntry puzzle) {
            tally = tally.plus(SinglePuzzle.print(job, puzzle.puzzle(), out, terminal));
        } else if (entry != null) {
            chunks.take(source, work.apply(List.of(entry), SolveWorkspace.ofOne(job.usedSolver())));
        }
    }

    /// A person at a terminal sees the rows.
    private void solveOne(PuzzleSource source, VariantEntry variant) {
        if (job.isByMethod()) {
            throw new BadInput(Complaint.USUAL_ONLY, "--method");
        }
        VariantAnswers answers = new VariantAnswers(isForPerson() ? OutputFormat.GRID : job.usedFormat());
        if (job.kind() == SolveJob.Kind.ALL) {
            tally = tally.plus(answers.printAll(variant, job, out));
        } else {
            VariantAnswer answer = VariantAnswers.answer(variant, job, VariantAnswer.solver());
            chunks.take(source, new SolvedChunk(answers.written(answer, job), List.of(), answer.tally()));
        }
    }

    private boolean isForPerson() {
        return terminal.outIsTerminal() && job.format() == null && job.kind() == SolveJob.Kind.SOLVE;
    }

    private void printAll(PuzzleSource source) {
        for (Entry entry = source.next(); entry != null; entry = source.next()) {
            solveOne(source, entry);
        }
    }

    private void goesOn(long solutions) {
        terminal.complain(Complaint.COUNT_GOES_ON, solutions);
    }

    private int finish() {
        chunks.end();
        tally = tally.plus(chunks.tally());
        if (job.stats()) {
            terminal.say(statistics(System.nanoTime() - started));
        }
        if (tally.givenUp() > 0) {
            terminal.complain(Complaint.GIVEN_UP, tally.givenUp());
        }
        if (chunks.hasBadInput() || tally.broken() > 0) {
            return ExitCode.BAD_INPUT;
        }
        return tally.givenUp() > 0 ? ExitCode.GAVE_UP : ExitCode.OK;
    }

    private String statistics(long nanos) {
        return terminal.speech()
                .say(
                        Report.STATISTICS,
                        tally.puzzles(),
                        tally.unique(),
                        tally.none(),
                        tally.several(),
                        tally.broken(),
                        tally.guesses(),
                        Math.round(tally.puzzles() * 1e9 / Math.max(1, nanos)),
                        nanos / 1e9);
    }
}
