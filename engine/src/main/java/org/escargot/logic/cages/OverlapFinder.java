package org.escargot.logic.cages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Two sums that share cells, or whose cells see each other: what is in no way to fill both goes.
///
/// Valid because all ways to fill the cells of both are gone through. Steps come by the number of cells.
///
/// @param mostCells the most cells of both together
public record OverlapFinder(int mostCells) implements Finder {
    private static final int LEAST_CELLS = 3;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.CAGE_OVERLAP);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        List<Rest> all = new ArrayList<>();
        for (Source source : Source.values()) {
            source.rests(facts).stream()
                    .filter(rest -> rest.size() > 1 && rest.size() <= mostCells - 1)
                    .forEach(all::add);
        }
        for (Two two : twos(facts, all)) {
            CandidateSet gone =
                    Fillings.gone(facts, List.of(two.one, two.other)).orElse(CandidateSet.EMPTY);
            Sums sums =
                    new Sums(List.of(two.one.why(), two.other.why()), two.cells, gone.digits(), List.of(), List.of());
            if (!gone.isEmpty() && sink.accept(new Step(Technique.CAGE_OVERLAP, sums, Effects.eliminate(gone)))) {
                return true;
            }
        }
        return false;
    }

    /// Two sums and the cells of both.
    private record Two(Rest one, Rest other, CellSet cells) {}

    /// Each two of `all` that meet, by the number of cells.
    private List<Two> twos(Facts facts, List<Rest> all) {
        List<Two> twos = new ArrayList<>();
        for (int one = 0; one < all.size(); one++) {
            for (int other = one + 1; other < all.size(); other++) {
                Two two = new Two(
                        all.get(one),
                        all.get(other),
                        all.get(one).cells().or(all.get(other).cells()));
                int size = two.cells.size();
                if (size >= LEAST_CELLS && size <= mostCells && meet(facts, two.one.cells(), two.other.cells())) {
                    twos.add(two);
                }
            }
        }
        twos.sort(Comparator.comparingInt(two -> two.cells.size()));
        return twos;
    }

    /// Whether some cells are in both, or two of the one are each seen by two of the other.
    private static boolean meet(Facts facts, CellSet one, CellSet other) {
        int seen = 0;
        for (int cell = one.first(); cell >= 0; cell = one.next(cell)) {
            seen += facts.peers(cell).and(other).size() > 1 ? 1 : 0;
        }
        return one.intersects(other) || seen > 1;
    }
}
