package org.escargot.cli.generate;

import java.util.List;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Said;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Progress;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.OrderedWork;

/// One run of `generate`: has puzzles made, prints in order, says what was given up.
final class GenerateRun {
    private final Terminal terminal;
    private final LineOutput out;
    private final Progress progress;
    private long count;
    private long done;
    private long failed;

    GenerateRun(Terminal terminal) {
        this.terminal = terminal;
        this.out = new LineOutput(terminal.out());
        this.progress = new Progress(terminal, Report.PUZZLES, !terminal.outIsTerminal());
    }

    /// Prints `ready`, whole lines of puzzles that were made before, and makes those of `batch`.
    <M> int run(int threads, List<String> ready, Batch<M> batch) {
        out.finishLinesOnInterrupt();
        ready.forEach(out::write);
        count = batch.count();
        if (count == 0) {
            return ExitCode.OK;
        }
        make(batch, (int) Math.min(threads, count));
        progress.clear();
        return failed > 0 ? ExitCode.GAVE_UP : ExitCode.OK;
    }

    private <M> void make(Batch<M> batch, int threads) {
        try (var ordered = new OrderedWork<>(threads, batch.making(), batch.work(), this::take)) {
            for (long i = 0; i < count; i += batch.handful()) {
                int some = (int) Math.min(batch.handful(), count - i);
                ordered.submit(new GenerateWork.Numbers(batch.seed().first() + i, some));
            }
            ordered.drain();
        }
    }

    private void take(GenerateWork.Made made) {
        for (Said failure : made.failures()) {
            progress.clear();
            terminal.complain(failure.in(terminal.speech()));
        }
        out.write(made.text());
        done += made.count();
        failed += made.failures().size();
        progress.update(done, (double) done / count);
    }
}
