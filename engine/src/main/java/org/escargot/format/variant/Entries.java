package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.format.Beside;
import org.escargot.format.Entry;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;

/// Makes entries of what readers of variants found.
public final class Entries {
    private Entries() {}

    /// The rules of `constraints` and of cells that may hold several digits, but not all: those that hold the same ones
    /// come together in one constraint. Empty where they are too many.
    ///
    /// @param allowed cells and the sets of digits that they may hold
    public static Optional<Rules> rules(Frame frame, List<Constraint> constraints, Map<Integer, Integer> allowed) {
        List<Constraint> all = new ArrayList<>(constraints);
        allowed.values().stream()
                .distinct()
                .filter(set -> Integer.bitCount(set) != 1 && set != frame.digits())
                .forEach(set -> all.add(new CellRule.Candidates(
                        Cells.of(allowed.keySet().stream()
                                .mapToInt(Integer::intValue)
                                .filter(cell -> set.equals(allowed.get(cell)))),
                        set)));
        return Rules.of(frame, all);
    }

    /// The entry of `variant`, not begun yet: a puzzle of the usual Sudoku where it is one, given as
    /// candidates where it has any.
    public static Entry of(long line, Variant variant, String metadata) {
        return of(line, variant, Beside.NONE, metadata);
    }

    /// The same of a puzzle with what stands beside it.
    public static Entry of(long line, Variant variant, Beside beside, String metadata) {
        Rules rules = variant.rules();
        boolean isUsual = rules.frame().equals(Frame.CLASSIC)
                && rules.constraints().stream().allMatch(CellRule.Candidates.class::isInstance);
        if (!isUsual) {
            return new VariantEntry(line, variant, beside, List.of(), metadata);
        }
        Puzzle puzzle = rules.areClassic() ? givens(variant) : candidates(variant);
        Grid start = puzzle instanceof Givens given ? given.grid() : Grid.EMPTY;
        Grid current = start;
        for (Map.Entry<Integer, Integer> digit : beside.placed().entrySet()) {
            current = current.with(digit.getKey(), digit.getValue());
        }
        Notes notes = new Notes(marks(beside.center()), marks(beside.corner()), Marks.NONE);
        return new PuzzleEntry(
                line, puzzle, current.equals(start) ? Optional.empty() : Optional.of(current), notes, metadata);
    }

    /// The same of a puzzle beside which `unread` was not understood. Where there is any of it, the puzzle has rules of
    /// its own.
    public static Entry of(long line, Variant variant, Beside beside, List<String> unread, String metadata) {
        return unread.isEmpty()
                ? of(line, variant, beside, metadata)
                : new VariantEntry(line, variant, beside, unread, metadata);
    }

    private static Marks marks(Map<Integer, Integer> noted) {
        int[] sets = new int[Cell.COUNT];
        noted.forEach((cell, set) -> sets[cell] = set);
        return Marks.of(sets);
    }

    private static Puzzle givens(Variant variant) {
        return new Givens(variant.givens().grid().orElseThrow());
    }

    private static Puzzle candidates(Variant variant) {
        int[] candidates = new int[Cell.COUNT];
        Arrays.setAll(candidates, variant::allowed);
        for (Constraint rule : variant.rules().constraints()) {
            rule.cells(Frame.CLASSIC).stream()
                    .forEach(cell -> candidates[cell] &= ((CellRule.Candidates) rule).digits());
        }
        return Pencilmarks.ofCandidates(candidates);
    }
}
