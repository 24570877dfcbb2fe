package org.escargot.logic.chains.tables;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Kraken fish: fish with one or two fins that do not all see what goes, but lead to it by chains.
///
///     no fin is true    the fish eliminates x              type 1
///                       one place of a cover house is true, and each leads to "no x"        type 2
///     a fin is true     a chain from the fin leads to "no x"
///
/// Valid because one of these cases holds, and each eliminates the same candidate. Without fins the base needs all of
/// its cover houses, so that each of them has the digit in the base.
/// One step for each candidate and type, by the smallest fish and, of these, the shortest chains. Order: smaller fish
/// first, then shorter chains, then type 1, then by candidate. See `docs/techniques/kraken-fish-type-1.md` and
/// `docs/techniques/kraken-fish-type-2.md`.
///
/// @param largest how many base houses the fish may have, 2 or more
public record KrakenFishFinder(int largest) implements Finder {
    private static final Comparator<FoundKraken> ORDER = Comparator.comparingInt(FoundKraken::size)
            .thenComparingInt(FoundKraken::length)
            .thenComparing(FoundKraken::technique)
            .thenComparingInt(FoundKraken::outcome);

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.KRAKEN_FISH_TYPE_1, Technique.KRAKEN_FISH_TYPE_2);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        Tables tables = Tables.ofChains(facts, GroupUse.ALLOWED);
        List<FoundKraken> found =
                KrakenSearch.search(tables, largest).stream().sorted(ORDER).toList();
        Trace trace = new Trace(tables);
        return found.stream().anyMatch(each -> sink.accept(each.step(tables, trace)));
    }
}
