package org.escargot.cli.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Said;
import org.escargot.cli.work.OrderedWork;
import org.escargot.generator.BulkGenerator;
import org.escargot.generator.Generated;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Search;

/// Makes a run of puzzles into text; may run in any thread.
record GenerateWork(GenerateJob job) implements OrderedWork.Work<GenerateWork.Numbers, GenerateWork.Made, Making> {
    /// What a search may cost where no time is set: hours, in the hardest of cases.
    private static final long MOST_ATTEMPTS = 10_000_000;

    /// Some numbers of the run, from `first` on.
    record Numbers(long first, int count) {}

    /// What came of them.
    ///
    /// @param text whole lines
    /// @param failures a sentence for each puzzle that was given up
    /// @param count how many numbers these are
    record Made(String text, List<Said> failures, int count) {}

    @Override
    public Made apply(Numbers numbers, Making making) {
        return switch (making) {
            case Making.OneByOne one -> made(numbers, one.generator());
            case Making.InBulk bulk -> made(numbers, bulk.generator());
        };
    }

    private Made made(Numbers numbers, BulkGenerator generator) {
        StringBuilder text = new StringBuilder();
        generator
                .generate(job.seed().seed(), numbers.first(), numbers.count())
                .forEach(puzzle -> text.append(job.writer().write(puzzle)));
        return new Made(text.toString(), List.of(), numbers.count());
    }

    private Made made(Numbers numbers, PuzzleGenerator generator) {
        StringBuilder text = new StringBuilder();
        List<Said> failures = new ArrayList<>();
        for (int i = 0; i < numbers.count(); i++) {
            long number = numbers.first() + i;
            Search search = generator.search(job.seed().seed(), number);
            Optional<Generated> made = job.timeoutNanos() == 0
                    ? search.attempt(MOST_ATTEMPTS)
                    : inTime(job.timeoutNanos(), () -> search.attempt(1));
            made.ifPresentOrElse(
                    puzzle -> text.append(job.writer().write(puzzle)), () -> failures.add(failure(search, number)));
        }
        return new Made(text.toString(), failures, numbers.count());
    }

    /// What the first of the attempts has that comes to something, or nothing once `nanos` are over.
    static <T> Optional<T> inTime(long nanos, Supplier<Optional<T>> attempt) {
        long started = System.nanoTime();
        Optional<T> made = Optional.empty();
        while (made.isEmpty() && System.nanoTime() - started < nanos) {
            made = attempt.get();
        }
        return made;
    }

    private Said failure(Search search, long number) {
        Said nearest = search.nearest()
                .map(puzzle -> new Said(Complaint.NEAREST, (puzzle + " " + search.nearestLabel()).strip()))
                .orElseGet(() -> new Said(Complaint.NOTHING_NEAR));
        return new Said(Complaint.GAVE_UP, job.seed().seed(), number, search.attempts(), nearest);
    }
}
