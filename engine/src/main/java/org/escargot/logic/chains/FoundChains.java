package org.escargot.logic.chains;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.step.Technique;
import org.jspecify.annotations.Nullable;

/// The chains of a search, in the order in which HoDoKu offers them: those that eliminate most first, then those in
/// low cells; of chains that do the same, the shortest.
public final class FoundChains {
    private final List<Entry> entries = new ArrayList<>();
    private final Map<Key, Integer> shortest = new HashMap<>();

    private record Key(Technique technique, CandidateSet eliminations) {}

    private record Entry(FoundChain chain, int size, int weight) {
        /// Whether this one is offered before `other`, which was found earlier.
        boolean isBefore(Entry other) {
            if (size != other.size) {
                return size > other.size;
            }
            if (chain.isEquivalent(other.chain)) {
                return chain.length() < other.chain.length();
            }
            return weight < other.weight;
        }
    }

    /// Whether a chain of this name, these effects and this length is shorter than all that were added.
    public boolean wants(Technique technique, CandidateSet eliminations, int length) {
        Integer known = shortest.get(new Key(technique, eliminations));
        return known == null || length < known;
    }

    /// Whether a chain of this name and these effects was added.
    public boolean has(Technique technique, CandidateSet eliminations) {
        return shortest.containsKey(new Key(technique, eliminations));
    }

    /// Adds `chain`, which [#wants] let through.
    public void add(FoundChain chain) {
        shortest.put(new Key(chain.technique(), chain.eliminations()), chain.length());
        entries.add(new Entry(chain, chain.eliminations().size(), EliminationWeight.of(chain.eliminations())));
    }

    /// Adds those of `others` that are wanted and eliminate `least` candidates or more, in the order in which they were
    /// added there.
    public void addAll(FoundChains others, int least) {
        for (Entry entry : others.entries) {
            FoundChain chain = entry.chain;
            if (entry.size >= least && wants(chain.technique(), chain.eliminations(), chain.length())) {
                add(chain);
            }
        }
    }

    /// Takes the next chain out, or nothing at the end. Not all orders of HoDoKu's are consistent with each other, so
    /// the least is looked for each time instead of sorting.
    public @Nullable FoundChain poll() {
        int least = 0;
        for (int i = 1; i < entries.size(); i++) {
            if (entries.get(i).isBefore(entries.get(least))) {
                least = i;
            }
        }
        return entries.isEmpty() ? null : entries.remove(least).chain;
    }
}
