package org.escargot.generator.makers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.escargot.grid.DigitSet;

/// The digits parted into three triples, as the rows of a box part them, or its columns.
///
/// @param sets the triples, that with 1 first and that with the lowest of the other digits second
record Triples(List<DigitSet> sets) {
    /// All 280.
    static final List<Triples> ALL = all();

    private static final Map<Triples, Integer> PLACES = places();

    static Triples of(DigitSet first, DigitSet second) {
        DigitSet third = DigitSet.ALL.minus(first).minus(second);
        List<DigitSet> sets = new ArrayList<>(List.of(first, second, third));
        sets.sort((one, other) -> Integer.compare(one.first(), other.first()));
        return new Triples(List.copyOf(sets));
    }

    /// The sets of three of `digits`.
    static List<DigitSet> within(DigitSet digits) {
        List<DigitSet> found = new ArrayList<>();
        for (int bits = 0; bits <= DigitSet.ALL.bits(); bits++) {
            DigitSet set = new DigitSet(bits);
            if (set.size() == 3 && digits.containsAll(set)) {
                found.add(set);
            }
        }
        return found;
    }

    private static List<Triples> all() {
        return within(DigitSet.ALL).stream()
                .flatMap(first -> within(DigitSet.ALL.minus(first)).stream().map(second -> of(first, second)))
                .distinct()
                .toList();
    }

    private static Map<Triples, Integer> places() {
        Map<Triples, Integer> places = new HashMap<>();
        ALL.forEach(triples -> places.put(triples, places.size()));
        return places;
    }

    /// Its place in [#ALL].
    int place() {
        return Objects.requireNonNull(PLACES.get(this));
    }

    /// Whether these can be the rows of a box and `others` its columns.
    boolean cross(Triples others) {
        return sets.stream()
                .allMatch(set ->
                        others.sets.stream().allMatch(other -> set.and(other).size() == 1));
    }

    /// These with each digit replaced by the one that stands for it in `renamed`.
    Triples renamed(int[] renamed) {
        return of(renamed(sets.get(0), renamed), renamed(sets.get(1), renamed));
    }

    private static DigitSet renamed(DigitSet set, int[] renamed) {
        return DigitSet.of(set.stream().map(digit -> renamed[digit]).toArray());
    }

    /// All ways to rename the digits that leave each of `fixed` as it is; of each where the digits 1 to 9 go.
    static List<int[]> symmetries(List<Triples> fixed) {
        List<int[]> found = new ArrayList<>();
        rename(new int[10], 1, DigitSet.ALL, fixed, found);
        return found;
    }

    private static void rename(int[] renamed, int digit, DigitSet free, List<Triples> fixed, List<int[]> found) {
        if (free.isEmpty()) {
            found.add(renamed.clone());
            return;
        }
        for (int next = free.first(); next > 0; next = free.next(next)) {
            renamed[digit] = next;
            if (fixed.stream().allMatch(triples -> triples.isKept(renamed, digit))) {
                rename(renamed, digit + 1, free.without(next), fixed, found);
            }
        }
    }

    /// Whether `digit` keeps its company among the digits below it.
    private boolean isKept(int[] renamed, int digit) {
        for (int below = 1; below < digit; below++) {
            if (areTogether(below, digit) != areTogether(renamed[below], renamed[digit])) {
                return false;
            }
        }
        return true;
    }

    private boolean areTogether(int one, int other) {
        return sets.stream().anyMatch(set -> set.contains(one) && set.contains(other));
    }
}
