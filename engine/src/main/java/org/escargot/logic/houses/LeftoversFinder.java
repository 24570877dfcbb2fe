package org.escargot.logic.houses;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// The law of leftovers: lines next to each other and as many regions hold each digit equally often, so the cells that
/// only the lines have hold the same digits as those that only the regions have. A digit without a place in the one
/// rest leaves the other.
///
///     A A A A A C C C C      two rows and the regions A and B: what is left of the rows, C,
///     A A A A B B B B C      holds the same digits as what is left of the regions
///     . . . . B B B B B
///
/// Valid because every house holds each digit once. One region and one line are left to locked candidates. Steps come
/// by the size of the rests, then by the number of lines, rows before columns, then by digit.
public record LeftoversFinder() implements Finder {
    /// More cells than one compares by eye.
    private static final int MOST_LEFT = 6;

    private static final int LEAST_LINES = 2;
    /// More lines leave what fewer of the others do.
    private static final int MOST_LINES = 7;

    private static final Comparator<Rests> ORDER =
            Comparator.<Rests>comparingInt(rests -> rests.outside.size()).thenComparingInt(rests -> rests.lines.size());

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.LAW_OF_LEFTOVERS);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    /// @param outside the cells of the lines in none of the regions
    /// @param beyond the cells of the regions in none of the lines
    private record Rests(HouseSet lines, HouseSet regions, CellSet outside, CellSet beyond) {}

    @Override
    public boolean find(Facts facts, StepSink sink) {
        HouseSet regions = facts.board().houses().and(House.all(House.Kind.REGION));
        if (regions.isEmpty()) {
            return false;
        }
        List<Rests> all = new ArrayList<>();
        for (House.Kind kind : List.of(House.Kind.ROW, House.Kind.COLUMN)) {
            HouseSet lines = facts.board().houses().and(House.all(kind));
            for (int first = lines.first(); first >= 0; first = lines.next(first)) {
                addFrom(facts, first, lines, regions, all);
            }
        }
        return all.stream().sorted(ORDER).anyMatch(rests -> report(facts, rests, sink));
    }

    private static void addFrom(Facts facts, int first, HouseSet lines, HouseSet regions, List<Rests> all) {
        HouseSet some = HouseSet.EMPTY;
        CellSet cells = CellSet.EMPTY;
        for (int line = first; line >= 0 && some.size() < MOST_LINES; line = lines.next(line)) {
            some = some.with(line);
            cells = cells.or(facts.cells(line));
            if (some.size() >= LEAST_LINES) {
                new Search(facts, regions, some, cells, all).grow(-1, HouseSet.EMPTY, CellSet.EMPTY);
            }
        }
    }

    /// The regions that leave little of some lines.
    private record Search(Facts facts, HouseSet regions, HouseSet lines, CellSet cells, List<Rests> all) {
        void grow(int last, HouseSet chosen, CellSet taken) {
            if (chosen.size() == lines.size()) {
                if (!taken.minus(cells).isEmpty()) {
                    all.add(new Rests(lines, chosen, cells.minus(taken), taken.minus(cells)));
                }
                return;
            }
            for (int region = regions.next(last); region >= 0; region = regions.next(region)) {
                CellSet its = facts.cells(region);
                if (!its.intersects(taken) && taken.or(its).minus(cells).size() <= MOST_LEFT) {
                    grow(region, chosen.with(region), taken.or(its));
                }
            }
        }
    }

    private static boolean report(Facts facts, Rests rests, StepSink sink) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            if (report(facts, digit, rests.regions, rests.lines, rests.outside, rests.beyond, sink)
                    || report(facts, digit, rests.lines, rests.regions, rests.beyond, rests.outside, sink)) {
                return true;
            }
        }
        return false;
    }

    /// A digit with no place in `empty` fills the base inside the cover, so it leaves `losing`, the rest of that.
    private static boolean report(
            Facts facts, int digit, HouseSet base, HouseSet cover, CellSet losing, CellSet empty, StepSink sink) {
        CellSet gone = facts.cellsOf(digit).and(losing);
        CandidateSet inEmpty = facts.allowed(CandidateSet.of(empty, digit));
        if (gone.isEmpty() || !inEmpty.isEmpty()) {
            return false;
        }
        Fish fish = new Fish(digit, base, cover, CellSet.EMPTY, CellSet.EMPTY);
        return sink.accept(new Step(Technique.LAW_OF_LEFTOVERS, fish, Effects.eliminate(gone, digit)));
    }
}
