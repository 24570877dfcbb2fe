package org.escargot.cli.library;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.List;
import java.util.concurrent.Callable;
import org.escargot.cli.options.ScaleChoice;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Progress;
import org.escargot.cli.terminal.Terminal;
import org.escargot.cli.terminal.Version;
import org.escargot.cli.work.OrderedWork;
import org.escargot.cli.work.ThreadOptions;
import org.escargot.rating.FullRater;
import org.escargot.rating.scale.Scale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "rate",
        header = "Rates the stored puzzles that have no rating yet.",
        description = "Only those that fulfill all wishes. A run that was stopped goes on where it was.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class RateStoredCommand implements Callable<Integer> {
    private static final int CHUNK = 32;
    private static final int BATCH = 4096;
    private static final long COMMIT_AFTER_NANOS = 1_000_000_000L;

    private final Terminal terminal;
    private ScaleChoice scale = ScaleChoice.DEFAULT;

    @Mixin
    private SearchOptions wishes;

    @Mixin
    private LibraryOption library;

    @Mixin
    private ThreadOptions threads;

    private long rated;
    private long committed = System.nanoTime();

    RateStoredCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Option(
            names = "--scale",
            paramLabel = "S",
            completionCandidates = ScaleChoice.Logic.class,
            description = "hodoku (the default), explainer (ER of Sudoku Explainer 1.2.1), or both.")
    void setScale(String typed) {
        scale = ScaleChoice.logic(typed);
    }

    @Override
    public Integer call() {
        try (LibraryFile file = library.open()) {
            for (Scale each : scale.scales()) {
                rate(file, new StoredRatings(each));
            }
        }
        terminal.say(terminal.speech().say(Report.RATED, rated));
        return ExitCode.OK;
    }

    private void rate(LibraryFile file, StoredRatings ratings) {
        Query query = wishes.query();
        Progress progress = new Progress(terminal, Report.PUZZLES, true);
        long before = rated;
        long all = Math.max(1, unrated(file, query, ratings));
        try (var work = new OrderedWork<List<StoredRatings.Unrated>, List<StoredRatings.Rated>, FullRater>(
                threads.threads(), () -> new FullRater(List.of(ratings.scale())), StoredRatings::rate, chunk -> {
                    store(file, ratings, chunk);
                    progress.update(rated - before, (double) (rated - before) / all);
                })) {
            long last = 0;
            for (var batch = next(file, query, ratings, last); !batch.isEmpty(); ) {
                for (int at = 0; at < batch.size(); at += CHUNK) {
                    work.submit(List.copyOf(batch.subList(at, Math.min(batch.size(), at + CHUNK))));
                }
                last = batch.getLast().id();
                batch = next(file, query, ratings, last);
            }
            work.drain();
        }
        file.commit(_ -> rated);
        progress.clear();
    }

    private static List<StoredRatings.Unrated> next(LibraryFile file, Query query, StoredRatings ratings, long last) {
        return file.run(connection -> ratings.behind(connection, query, last, BATCH));
    }

    private static long unrated(LibraryFile file, Query query, StoredRatings ratings) {
        return file.run(connection -> {
            String tail = " AND " + ratings.missing();
            try (PreparedStatement count = query.statement(connection, "SELECT count(*) FROM puzzle", tail);
                    ResultSet found = count.executeQuery()) {
                found.next();
                return found.getLong(1);
            }
        });
    }

    private void store(LibraryFile file, StoredRatings ratings, List<StoredRatings.Rated> chunk) {
        rated += file.run(connection -> ratings.store(connection, chunk));
        if (System.nanoTime() - committed > COMMIT_AFTER_NANOS) {
            file.commit(_ -> rated);
            committed = System.nanoTime();
        }
    }
}
