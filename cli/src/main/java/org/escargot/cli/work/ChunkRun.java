package org.escargot.cli.work;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.escargot.cli.input.BadLines;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.PuzzleSource;
import org.escargot.cli.output.RunOutput;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Progress;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.jspecify.annotations.Nullable;

/// Puts all puzzles of some sources through ordered threads: results in input order, complaints on standard
/// error, progress for the person at the terminal.
///
/// @param <W> what a thread keeps between chunks
/// @param <C> what a thread makes of a chunk
public final class ChunkRun<W, C> {
    private final Terminal terminal;
    private final Supplier<W> workspace;
    private final OrderedWork.Work<List<Entry>, C, W> work;
    private final Function<C, SolvedChunk> inOrder;
    private final int chunkSize;
    private final RunOutput out;
    private final Progress progress;
    private final BadLines badLines;
    private Tally tally = Tally.NOTHING;
    private boolean badSource;

    /// How many puzzles earlier sources had.
    private long doneBefore;

    /// @param errors how much to say of lines that cannot be read
    /// @param inOrder finishes the chunks, one after the other in input order
    public ChunkRun(
            Terminal terminal,
            ErrorOptions errors,
            RunOutput out,
            Supplier<W> workspace,
            OrderedWork.Work<List<Entry>, C, W> work,
            Function<C, SolvedChunk> inOrder,
            int chunkSize) {
        this.terminal = terminal;
        this.workspace = workspace;
        this.work = work;
        this.inOrder = inOrder;
        this.chunkSize = chunkSize;
        this.out = out;
        boolean hasOwnPlace = out.isElsewhere() || !terminal.outIsTerminal();
        this.progress = new Progress(terminal, Report.PUZZLES, hasOwnPlace);
        this.badLines = new BadLines(terminal.speech(), errors.tellsAll(), this::complain);
    }

    /// The usual run, in which the threads do all the work.
    public static <W> ChunkRun<W, SolvedChunk> of(
            Terminal terminal,
            ErrorOptions errors,
            RunOutput out,
            Supplier<W> workspace,
            OrderedWork.Work<List<Entry>, SolvedChunk, W> work,
            int chunkSize) {
        return new ChunkRun<>(terminal, errors, out, workspace, work, Function.identity(), chunkSize);
    }

    /// Runs through `list`; a source that cannot be read is complained of and skipped. Returns the exit code.
    public int all(PuzzleList list, int threads) {
        each(list, source -> through(source, threads));
        out.end();
        end();
        return hasBadInput() ? ExitCode.BAD_INPUT : ExitCode.OK;
    }

    /// Opens each source of `list` for `run`; one that cannot be read is complained of and skipped.
    public void each(PuzzleList list, Consumer<PuzzleSource> run) {
        out.finishLinesOnInterrupt();
        list.each(terminal, run, bad -> {
            complain(bad.sentence(terminal.speech()));
            badSource = true;
        });
    }

    /// Whether a source or a line could not be read.
    public boolean hasBadInput() {
        return badSource || tally.broken() > 0;
    }

    /// Runs through one source.
    public void through(PuzzleSource source, int threads) {
        doneBefore = done();
        if (progress.isShown()) {
            source.countAhead();
        }
        try (var ordered =
                new OrderedWork<>(threads, workspace, work, (C chunk) -> take(source, inOrder.apply(chunk)))) {
            List<Entry> chunk = new ArrayList<>(chunkSize);
            // Before input makes us wait, everything read so far is answered.
            source.onIdle(() -> {
                submit(ordered, chunk);
                ordered.drain();
            });
            BadInput failure = read(source, ordered, chunk);
            submit(ordered, chunk);
            ordered.drain();
            if (failure != null) {
                throw failure;
            }
        }
    }

    /// Hands on what can be read; returns why it ended too early, if it did.
    private @Nullable BadInput read(PuzzleSource source, OrderedWork<List<Entry>, ?, ?> ordered, List<Entry> chunk) {
        try {
            readAll(source, ordered, chunk);
            return null;
        } catch (BadInput bad) {
            return bad;
        }
    }

    private void readAll(PuzzleSource source, OrderedWork<List<Entry>, ?, ?> ordered, List<Entry> chunk) {
        for (Entry entry = source.next(); entry != null; entry = source.next()) {
            if (out.has(entry)) {
                pass(source, entry);
                continue;
            }
            chunk.add(entry);
            if (chunk.size() == chunkSize) {
                submit(ordered, chunk);
            }
        }
    }

    private static void submit(OrderedWork<List<Entry>, ?, ?> ordered, List<Entry> chunk) {
        if (!chunk.isEmpty()) {
            ordered.submit(List.copyOf(chunk));
            chunk.clear();
        }
    }

    /// Counts what an earlier run has answered.
    private void pass(PuzzleSource source, Entry entry) {
        List<ParseProblem> problems = entry instanceof BrokenEntry broken ? List.of(broken.problem()) : List.of();
        complain(source, problems);
        tally = tally.plus(Tally.of(List.of(entry), problems));
        progress.begin(done(), source.share(done() - doneBefore));
    }

    /// Prints a result and counts it.
    public void take(PuzzleSource source, SolvedChunk chunk) {
        complain(source, chunk.problems());
        write(chunk.text());
        tally = tally.plus(chunk.tally());
        long safe = done() - out.unsaved();
        progress.update(safe, source.share(safe - doneBefore));
    }

    private void write(String text) {
        try {
            out.write(text);
        } catch (LostOutput e) {
            progress.clear();
            throw e;
        }
    }

    private long done() {
        return tally.puzzles() + tally.broken();
    }

    private void complain(PuzzleSource source, List<ParseProblem> problems) {
        for (ParseProblem problem : problems) {
            badLines.add(() -> source.where(problem), problem.line(), source.name());
        }
    }

    /// Says a sentence without running into the progress line.
    public void complain(String sentence) {
        progress.clear();
        terminal.complain(sentence);
    }

    /// Takes the progress line away, and says what else there is to say of lines that could not be read.
    public void end() {
        progress.clear();
        badLines.end();
    }

    /// How it went so far.
    public Tally tally() {
        return tally;
    }
}
