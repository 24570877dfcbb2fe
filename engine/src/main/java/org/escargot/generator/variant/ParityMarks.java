package org.escargot.generator.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;

/// Marks that tell of a cell whether its digit is even or odd. Digits are bits of masks.
final class ParityMarks {
    private static final int ODD = 0x5555_5555;

    private ParityMarks() {}

    /// What a cell that holds `digit` may hold where only its mark is told, of `all` digits.
    static int mask(int all, int digit) {
        return (digit & ODD) != 0 ? all & ODD : all & ~ODD;
    }

    /// The marks of the places of which `open` has no more and no less than what they tell.
    static List<Constraint> of(Frame frame, int[] solution, int[] open) {
        List<Constraint> marks = new ArrayList<>();
        Cells odd = marked(frame, solution, open, true);
        Cells even = marked(frame, solution, open, false);
        if (odd.size() > 0) {
            marks.add(new CellRule.Odd(odd));
        }
        if (even.size() > 0) {
            marks.add(new CellRule.Even(even));
        }
        return marks;
    }

    private static Cells marked(Frame frame, int[] solution, int[] open, boolean isOdd) {
        return Cells.of(IntStream.range(0, open.length)
                .filter(place -> (solution[place] & ODD) != 0 == isOdd)
                .filter(place -> open[place] == mask(frame.digits(), solution[place]))
                .map(place -> frame.cell(place / frame.columns(), place % frame.columns())));
    }
}
