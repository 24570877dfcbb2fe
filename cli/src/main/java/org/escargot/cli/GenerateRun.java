package org.escargot.cli;

/// One run of `generate`: has puzzles made, prints in order, says what was given up.
final class GenerateRun {
    /// Quick puzzles go to threads in handfuls; others one by one, so that each is printed as soon as it can be.
    private static final int HANDFUL = 32;

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
        this.progress = new Progress(terminal, "puzzles", !terminal.outIsTerminal());
    }

    int run(int threads) {
        out.finishLinesOnInterrupt();
        boolean isForPerson = terminal.outIsTerminal() && job.count() == 1;
        OutputFormat usual = isForPerson ? OutputFormat.GRID : OutputFormat.LINE;
        GenerateWork work = new GenerateWork(job, new GeneratedWriter(job.format() == null ? usual : job.format()));
        int needed = (int) Math.min(threads, job.count());
        try (var ordered = new OrderedWork<>(needed, job::generator, work, this::take)) {
            int handful = job.recipe().isQuick() ? HANDFUL : 1;
            for (long i = 0; i < job.count(); i += handful) {
                int count = (int) Math.min(handful, job.count() - i);
                ordered.submit(new GenerateWork.Numbers(job.seed().first() + i, count));
            }
            ordered.drain();
        }
        progress.clear();
        return failed > 0 ? ExitCode.GAVE_UP : ExitCode.OK;
    }

    private void take(GenerateWork.Made made) {
        for (String failure : made.failures()) {
            progress.clear();
            terminal.complain(failure);
        }
        out.write(made.text());
        done += made.count();
        failed += made.failures().size();
        progress.update(done, (double) done / job.count());
    }
}
