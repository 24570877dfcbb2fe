package org.escargot.logic.als;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Extended Sue de Coq: cells of a line and a box, two or three where they cross, some in the line alone, some in the
/// box alone. A digit whose places among them all lie in the line, or all in the box, counts once, any other one
/// twice; counted in this way there are as many digits as cells. In plain Sue de Coq no digit of the crossing stands
/// in both other parts; here one does at least.
///
///     | 12345 1245 . | 13 34 . |      1 and 4 lie in the row, 2 and 5 in the box, 3 in both:
///     |  23    35  . | .  .  . |      six digits for six cells
///
/// Valid because the cells are truths and the digits of the houses links, one for each cell. A digit that counts twice
/// stands once in the line and once in the box, so not where they cross. One cell where they cross is not enough,
/// unless some of the cells have no digit to spare by themselves, and such cells are left out.
///
/// Steps come by number of cells, then by line, rows first, by box, and by the cells of the crossing, the line and the
/// box. See `docs/techniques/extended-sue-de-coq.md`.
public record ExtendedSueDeCoqFinder() implements Finder {
    private static final int MOST_CELLS = 8;
    private static final Comparator<TwoSectorSet> SMALLEST_FIRST =
            Comparator.comparingInt(set -> set.cells().size());

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.EXTENDED_SUE_DE_COQ);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        List<TwoSectorSet> sets = new ArrayList<>();
        for (int line = Houses.LINES.first(); line >= 0; line = Houses.LINES.next(line)) {
            for (int box = Houses.BOXES.first(); box >= 0; box = Houses.BOXES.next(box)) {
                collect(facts, line, box, sets);
            }
        }
        sets.sort(SMALLEST_FIRST);
        for (TwoSectorSet set : sets) {
            if (set.isIrreducible(facts) && report(facts, set, sink)) {
                return true;
            }
        }
        return false;
    }

    private static void collect(Facts facts, int line, int box, List<TwoSectorSet> sets) {
        CellSet inLine = facts.unsolved().and(Houses.cells(line));
        CellSet inBox = facts.unsolved().and(Houses.cells(box));
        Part[] middles = Part.of(facts, inLine.and(inBox));
        Part[] lineParts = Part.of(facts, inLine.minus(inBox));
        Part[] boxParts = Part.of(facts, inBox.minus(inLine));
        for (Part middle : middles) {
            for (Part ofLine : lineParts) {
                for (Part ofBox : boxParts) {
                    boolean isPlain = (middle.digits() & ofLine.digits() & ofBox.digits()) == 0;
                    int size = middle.size() + ofLine.size() + ofBox.size();
                    int count = Integer.bitCount(middle.digits() | ofLine.digits() | ofBox.digits())
                            + Integer.bitCount(ofLine.digits() & ofBox.digits());
                    if (!isPlain && count == size && size <= MOST_CELLS) {
                        sets.add(new TwoSectorSet(line, box, middle.cells(), ofLine.cells(), ofBox.cells()));
                    }
                }
            }
        }
    }

    private static boolean report(Facts facts, TwoSectorSet set, StepSink sink) {
        Step step = set.step(facts);
        return !step.effects().isEmpty() && sink.accept(step);
    }

    /// Some cells of one part, and their candidates together, as bits.
    private record Part(CellSet cells, int size, int digits) {
        /// All choices of one of `open` or more, in the order of binary numbers.
        static Part[] of(Facts facts, CellSet open) {
            Part[] parts = new Part[(1 << open.size()) - 1];
            for (int bits = 1; bits <= parts.length; bits++) {
                CellSet chosen = SueDeCoqFinder.chosen(open, bits);
                parts[bits - 1] =
                        new Part(chosen, chosen.size(), facts.union(chosen).bits());
            }
            return parts;
        }
    }
}
