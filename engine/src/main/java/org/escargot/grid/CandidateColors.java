package org.escargot.grid;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Colors 1..4 of candidates, at most one each: what a player sees as belonging together.
///
/// @param byColor for each color, from the first, the digits of each cell that have it
public record CandidateColors(List<Marks> byColor) {
    /// How many colors there are.
    public static final int COUNT = 4;

    /// No color on any candidate.
    public static final CandidateColors NONE = new CandidateColors(Collections.nCopies(COUNT, Marks.NONE));

    public CandidateColors {
        if (byColor.size() != COUNT) {
            throw new IllegalArgumentException("There are 4 colors, not " + byColor.size() + ".");
        }
        byColor = List.copyOf(byColor);
        int cell = twiceColored(byColor);
        if (cell >= 0) {
            throw new IllegalArgumentException("A candidate of " + Cell.name(cell) + " has two colors.");
        }
    }

    /// The first cell of which a candidate has two of the colors, or -1: those of a record have none.
    public static int twiceColored(List<Marks> byColor) {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (hasTwoColors(byColor, cell)) {
                return cell;
            }
        }
        return -1;
    }

    private static boolean hasTwoColors(List<Marks> byColor, int cell) {
        int all = 0;
        int sizes = 0;
        for (Marks marks : byColor) {
            all |= marks.at(cell).bits();
            sizes += marks.at(cell).size();
        }
        return Integer.bitCount(all) != sizes;
    }

    /// Which of the candidates have `color`.
    public Marks of(int color) {
        return byColor.get(color - 1);
    }

    /// The color of `digit` in `cell`, or 0.
    public int at(int cell, int digit) {
        for (int color = 1; color <= COUNT; color++) {
            if (of(color).has(cell, digit)) {
                return color;
            }
        }
        return 0;
    }

    /// The cells of which a candidate has a color.
    public CellSet marked() {
        CellSet cells = CellSet.EMPTY;
        for (Marks marks : byColor) {
            cells = cells.or(marks.marked());
        }
        return cells;
    }

    /// Whether no candidate has a color.
    public boolean isEmpty() {
        return equals(NONE);
    }

    /// These colors, but `digit` has `color` in each of `cells`.
    public CandidateColors with(CellSet cells, int digit, int color) {
        List<Marks> changed = new ArrayList<>(without(cells, digit).byColor);
        changed.set(color - 1, of(color).with(cells, digit));
        return new CandidateColors(changed);
    }

    /// These colors, but `digit` has none in `cells`.
    public CandidateColors without(CellSet cells, int digit) {
        return new CandidateColors(
                byColor.stream().map(marks -> marks.without(cells, digit)).toList());
    }

    /// These colors, and none in `cells`.
    public CandidateColors without(CellSet cells) {
        return new CandidateColors(
                byColor.stream().map(marks -> marks.without(cells)).toList());
    }
}
