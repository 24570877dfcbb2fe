package org.escargot.cli.generate;

import java.util.List;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Said;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Progress;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.work.OrderedWork;
import org.escargot.generator.Generated;

/// One run of `generate`: has puzzles made, prints in order, says what was given up.
final class GenerateRun {
    /// Quick puzzles go to threads in handfuls; others one by one, so that each is printed as soon as it can be.
    private static final int HANDFUL = 32;
    /// Lanes need a while to fill and to empty, so each thread gets more puzzles at once where they help.
    private static final int FOR_LANES = 2_048;

    private final Terminal terminal;
    private final GenerateJob job;
    private final LineOutput out;
    private final Progress progress;
    private long done;
    private long failed;

    GenerateRun(Terminal terminal, GenerateJob job) {
        this.terminal = terminal;
        this.job = job;
        this.out = new LineOutput(terminal.out());
        this.progress = new Progress(terminal, Report.PUZZLES, !terminal.outIsTerminal());
    }

    /// Prints `pooled`, which were made before, and makes the rest.
    int run(int threads, List<Generated> pooled) {
        out.finishLinesOnInterrupt();
        boolean isForPerson = terminal.outIsTerminal() && job.count() == 1;
        OutputFormat usual = isForPerson ? OutputFormat.GRID : OutputFormat.LINE;
        GeneratedWriter writer = new GeneratedWriter(job.format() == null ? usual : job.format());
        pooled.forEach(made -> out.write(writer.write(made)));
        long count = job.count() - pooled.size();
        if (count == 0) {
            return ExitCode.OK;
        }
        make(count, (int) Math.min(threads, count), new GenerateWork(job, writer));
        progress.clear();
        return failed > 0 ? ExitCode.GAVE_UP : ExitCode.OK;
    }

    private void make(long count, int threads, GenerateWork work) {
        try (var ordered = new OrderedWork<>(threads, job::making, work, this::take)) {
            int handful = job.isForLanes() ? FOR_LANES : job.recipe().isQuick() ? HANDFUL : 1;
            for (long i = 0; i < count; i += handful) {
                int some = (int) Math.min(handful, count - i);
                ordered.submit(new GenerateWork.Numbers(job.seed().first() + i, some));
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
        progress.update(done, (double) done / job.count());
    }
}
