package org.escargot.format.variant;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import org.escargot.format.VariantEntry;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;

/// Writes killers as [KillerTextFormat] reads them: those with nothing but connected cages, no cell in two.
final class KillerTextWriter {
    private static final int MOST = 16;
    private static final char OPEN = '.';

    private KillerTextWriter() {}

    static Optional<String> write(VariantEntry entry) {
        Variant variant = entry.variant();
        Frame frame = variant.rules().frame();
        boolean isPlain = frame.size() <= MOST
                && frame.isSquare()
                && frame.equals(Frame.ofBoxes(frame.size()))
                && variant.givens().filled().size() == 0;
        char[] signs = new char[frame.places()];
        Arrays.fill(signs, OPEN);
        for (Constraint rule : variant.rules().constraints()) {
            if (!isPlain || !(rule instanceof SumRule.Cage cage) || !add(cage, frame, signs)) {
                return Optional.empty();
            }
        }
        StringBuilder line = new StringBuilder();
        frame.cells().stream().forEach(cell -> line.append(signs[cell]));
        return isPlain ? Optional.of(line + beside(entry.metadata())) : Optional.empty();
    }

    private static String beside(String metadata) {
        return metadata.isEmpty() ? "\n" : " " + metadata + "\n";
    }

    /// Writes the total into the first cell, and goes from there to all others.
    private static boolean add(SumRule.Cage cage, Frame frame, char[] signs) {
        int total = cage.total().orElse(0);
        boolean isFree = cage.cells().stream().allMatch(cell -> signs[cell] == OPEN);
        boolean hasTotal = cage.total().isEmpty() || total > 0 && total < KillerTextFormat.TOTALS.length();
        if (cage.cells().size() == 0 || !isFree || !hasTotal) {
            return false;
        }
        Cells cells = cage.cells().sorted();
        signs[cells.first()] = KillerTextFormat.TOTALS.charAt(total);
        Deque<Integer> open = new ArrayDeque<>();
        open.add(cells.first());
        while (!open.isEmpty()) {
            int cell = open.poll();
            reach(cell, 0, 1, '<', cells, frame, signs, open);
            reach(cell, 1, 0, '^', cells, frame, signs, open);
            reach(cell, 0, -1, '>', cells, frame, signs, open);
            reach(cell, -1, 0, 'v', cells, frame, signs, open);
        }
        return cells.stream().noneMatch(cell -> signs[cell] == OPEN);
    }

    private static void reach(
            int from, int down, int right, char back, Cells cells, Frame frame, char[] signs, Deque<Integer> open) {
        int row = frame.row(from) + down;
        int column = frame.column(from) + right;
        int cell = frame.has(row, column) ? frame.cell(row, column) : -1;
        if (cells.contains(cell) && signs[cell] == OPEN) {
            signs[cell] = back;
            open.add(cell);
        }
    }
}
