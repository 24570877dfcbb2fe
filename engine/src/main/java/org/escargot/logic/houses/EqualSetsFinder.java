package org.escargot.logic.houses;

import java.util.ArrayList;
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

/// Set equivalence over two rows, two columns and four boxes or regions: the lines hold each digit four times, and so
/// do the others. Cells in both do not matter, so what is left of the lines holds the same digits as what is left of
/// the others, as often. A digit without a place in the one rest leaves the other. With rows and columns 3 and 7 and
/// the boxes in the corners this is Phistomefel's ring:
///
///     B B . . . . . B B
///     B B . . . . . B B
///     . . A A A A A . .      the ring A of lines 3 and 7 holds the same digits as the corners B
///     . . A . . . A . .
///     . . A . . . A . .
///     . . A . . . A . .
///     . . A A A A A . .
///     B B . . . . . B B
///     B B . . . . . B B
///
/// Valid because every house holds each digit once; a cell in a row and a column counts twice. Steps come by rows, then
/// by columns, then by digit.
public record EqualSetsFinder() implements Finder {
    private static final int AREAS = 4;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.SET_EQUIVALENCE);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        HouseSet areas = facts.board().houses().and(House.all(House.Kind.BOX).or(House.all(House.Kind.REGION)));
        if (areas.size() < AREAS || areas.size() > facts.board().size()) {
            return false;
        }
        CellSet[] allowed = new CellSet[Digit.COUNT + 1];
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            allowed[digit] = facts.allowed(CandidateSet.of(CellSet.ALL, digit)).cells();
        }
        for (HouseSet rows : pairs(facts, House.Kind.ROW)) {
            for (HouseSet columns : pairs(facts, House.Kind.COLUMN)) {
                if (find(facts, rows, columns, areas, allowed, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<HouseSet> pairs(Facts facts, House.Kind kind) {
        HouseSet lines = facts.board().houses().and(House.all(kind));
        List<HouseSet> pairs = new ArrayList<>();
        for (int one = lines.first(); one >= 0; one = lines.next(one)) {
            for (int other = lines.next(one); other >= 0; other = lines.next(other)) {
                pairs.add(HouseSet.of(one, other));
            }
        }
        return pairs;
    }

    private static boolean find(
            Facts facts, HouseSet rows, HouseSet columns, HouseSet areas, CellSet[] all, StepSink sink) {
        HouseSet lines = rows.or(columns);
        CellSet crossings = crossings(facts, lines);
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            boolean isFound =
                    !all[digit].intersects(crossings) && fromLines(facts, digit, lines, areas, all[digit], sink);
            if (isFound || fromAreas(facts, digit, lines, areas, all[digit], sink)) {
                return true;
            }
        }
        return false;
    }

    /// Lines whose places all lie in four areas take the digit out of the rest of these.
    private static boolean fromLines(
            Facts facts, int digit, HouseSet lines, HouseSet areas, CellSet allowed, StepSink sink) {
        CellSet cells = facts.board().cells(lines);
        HouseSet met = HouseSet.EMPTY;
        for (int area = areas.first(); area >= 0; area = areas.next(area)) {
            met = facts.cells(area).and(allowed).intersects(cells) ? met.with(area) : met;
        }
        CellSet gone = facts.cellsOf(digit).and(facts.board().cells(met)).minus(cells);
        return met.size() == AREAS && report(digit, lines, met, gone, sink);
    }

    /// The other way round: four areas whose places all lie in the lines take the digit out of the rest of these, and
    /// out of their crossings.
    private static boolean fromAreas(
            Facts facts, int digit, HouseSet lines, HouseSet areas, CellSet allowed, StepSink sink) {
        CellSet cells = facts.board().cells(lines);
        HouseSet inside = HouseSet.EMPTY;
        for (int area = areas.first(); area >= 0; area = areas.next(area)) {
            CellSet places = facts.cells(area).and(allowed);
            inside = cells.containsAll(places) && !places.isEmpty() ? inside.with(area) : inside;
        }
        if (inside.size() != AREAS) {
            return false;
        }
        CellSet rest = cells.minus(facts.board().cells(inside)).or(crossings(facts, lines));
        CellSet gone = facts.cellsOf(digit).and(rest);
        return report(digit, inside, lines, gone, sink);
    }

    /// The cells in a row and a column of `lines`.
    private static CellSet crossings(Facts facts, HouseSet lines) {
        HouseSet rows = lines.and(House.all(House.Kind.ROW));
        return facts.board().cells(rows).and(facts.board().cells(lines.minus(rows)));
    }

    private static boolean report(int digit, HouseSet base, HouseSet cover, CellSet gone, StepSink sink) {
        Fish fish = new Fish(digit, base, cover, CellSet.EMPTY, CellSet.EMPTY);
        return !gone.isEmpty()
                && sink.accept(new Step(Technique.SET_EQUIVALENCE, fish, Effects.eliminate(gone, digit)));
    }
}
