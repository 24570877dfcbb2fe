package org.escargot.cli.check;

import java.util.ArrayList;
import java.util.List;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.output.AnswerLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.ChunkRun;
import org.escargot.cli.work.OrderedWork;
import org.escargot.cli.work.SolvedChunk;
import org.escargot.cli.work.Tally;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.solver.general.GeneralSolver;

/// Asks the same about each puzzle of a list, in several threads, and prints the answers in input order.
///
/// @param asked answers a question
/// @param format in which the place of what cannot be read is kept
record QuestionRun(Asked asked, OutputFormat format) {
    private static final int CHUNK = 4;

    /// An answer as text, whole lines.
    record Answer(String text, Tally tally) {}

    /// What is asked.
    @FunctionalInterface
    interface Asked {
        Answer answer(Question question, GeneralSolver solver);
    }

    /// Runs through `list`. Returns how it went.
    ChunkRun<GeneralSolver, SolvedChunk> run(Terminal terminal, ErrorOptions errors, PuzzleList list, int threads) {
        LineOutput out = new LineOutput(terminal.out());
        OrderedWork.Work<List<Entry>, SolvedChunk, GeneralSolver> work = this::answers;
        ChunkRun<GeneralSolver, SolvedChunk> chunks =
                ChunkRun.of(terminal, errors, out, GeneralSolver::new, work, CHUNK);
        chunks.each(list, source -> chunks.through(source, threads));
        chunks.end();
        if (chunks.tally().givenUp() > 0) {
            terminal.complain(Complaint.GIVEN_UP, chunks.tally().givenUp());
        }
        return chunks;
    }

    /// The exit code of a run that went so.
    static int exitCode(ChunkRun<GeneralSolver, SolvedChunk> run) {
        if (run.hasBadInput()) {
            return ExitCode.BAD_INPUT;
        }
        return run.tally().givenUp() > 0 ? ExitCode.GAVE_UP : ExitCode.OK;
    }

    private SolvedChunk answers(List<Entry> chunk, GeneralSolver solver) {
        StringBuilder text = new StringBuilder();
        List<ParseProblem> problems = new ArrayList<>();
        Tally tally = Tally.NOTHING;
        for (Entry entry : chunk) {
            Answer answer = switch (entry) {
                case PuzzleEntry puzzle -> asked.answer(Question.of(puzzle), solver);
                case VariantEntry variant -> asked.answer(Question.of(variant), solver);
                case BrokenEntry broken -> {
                    problems.add(broken.problem());
                    yield new Answer(AnswerLines.broken(format, broken.problem()), Tally.BROKEN);
                }
            };
            text.append(answer.text());
            tally = tally.plus(answer.tally());
        }
        return new SolvedChunk(text.toString(), problems, tally);
    }
}
