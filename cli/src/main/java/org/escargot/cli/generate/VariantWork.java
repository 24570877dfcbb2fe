package org.escargot.cli.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.output.VariantText;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Said;
import org.escargot.cli.work.OrderedWork;
import org.escargot.format.VariantEntry;
import org.escargot.generator.variant.GeneratedVariant;
import org.escargot.generator.variant.VariantGenerator;
import org.escargot.generator.variant.VariantSearch;

/// Makes a run of puzzles with rules of their own into text; may run in any thread.
record VariantWork(VariantJob job)
        implements OrderedWork.Work<GenerateWork.Numbers, GenerateWork.Made, VariantGenerator> {
    /// What a search may cost where no time is set: hours, in the hardest of cases.
    static final long MOST_ATTEMPTS = 10_000;

    @Override
    public GenerateWork.Made apply(GenerateWork.Numbers numbers, VariantGenerator generator) {
        StringBuilder text = new StringBuilder();
        List<Said> failures = new ArrayList<>();
        for (int i = 0; i < numbers.count(); i++) {
            long number = numbers.first() + i;
            VariantSearch search = generator.search(job.seed().seed(), number);
            made(search)
                    .ifPresentOrElse(
                            puzzle -> text.append(
                                    job.writer().write(puzzle, "seed=" + puzzle.seed() + ":" + puzzle.index())),
                            () -> failures.add(failure(search, job.seed().seed(), number)));
        }
        return new GenerateWork.Made(text.toString(), failures, numbers.count());
    }

    private Optional<GeneratedVariant> made(VariantSearch search) {
        return job.timeoutNanos() == 0
                ? search.attempt(MOST_ATTEMPTS)
                : GenerateWork.inTime(job.timeoutNanos(), () -> search.attempt(1));
    }

    /// Says that `search` for puzzle `number` of `seed` came to nothing, and what came nearest.
    static Said failure(VariantSearch search, long seed, long number) {
        Said nearest = search.nearest()
                .map(puzzle -> VariantText.puzzle(new VariantEntry(1, puzzle, "")) + " " + search.nearestLabel())
                .map(text -> new Said(Complaint.NEAREST, text.strip()))
                .orElseGet(() -> new Said(Complaint.NOTHING_NEAR));
        return new Said(Complaint.GAVE_UP, seed, number, search.attempts(), nearest);
    }
}
