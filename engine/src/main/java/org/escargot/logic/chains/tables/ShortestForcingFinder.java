package org.escargot.logic.chains.tables;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Forcing chains and nets for people: the same as [ForcingFinder] finds, but the one with the fewest statements first.
///
/// Order: by the length that the tables tell; the first few of them, which are told anew from the grid and come out
/// shorter, by the statements that are left.
///
/// @param links whether each statement follows from one other, or from several
public record ShortestForcingFinder(ForcingFinder.Links links) implements Finder {
    /// How many are told before the first is chosen.
    private static final int TOLD = 24;

    @Override
    public Set<Technique> finds() {
        return new ForcingFinder(links).finds();
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        ForcingFinder finder = new ForcingFinder(links);
        Tables tables = finder.tables(facts);
        List<FoundForcing> found = finder.search(tables).all().stream()
                .sorted(Comparator.comparingInt(FoundForcing::length))
                .toList();
        List<FoundForcing> first = found.subList(0, Math.min(TOLD, found.size()));
        List<Step> told = first.stream()
                .map(each -> finder.step(tables, each))
                .sorted(Comparator.comparingInt(ShortestForcingFinder::statements))
                .toList();
        return told.stream().anyMatch(sink::accept)
                || found.stream().skip(TOLD).anyMatch(each -> sink.accept(finder.step(tables, each)));
    }

    private static int statements(Step step) {
        int statements = 0;
        if (step.pattern() instanceof Forcing forcing) {
            for (Branch branch : forcing.branches()) {
                statements += branch.inferences().size();
            }
        }
        return statements;
    }
}
