package org.escargot.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;

/// A full rank: all rows and columns, read as numbers from both ends, are put in order from the lowest; the number says
/// which of them the line is that is read from `place`. Where numbers are equal, each has the rank of the first.
///
/// Such a rule needs as many rows and columns as digits; on another board it cannot be obeyed.
///
/// @param mayTie whether another line may read the same
public record FullRank(OutsideRule.Place place, int number, boolean mayTie) implements OutsideRule {
    @Override
    public String id() {
        return mayTie ? "full-rank-ties" : "full-rank";
    }

    /// All cells, those of its line first.
    @Override
    public Cells cells(Frame frame) {
        Cells line = place.cells(frame);
        return line.then(Cells.of(frame.cells().stream().filter(cell -> !line.contains(cell))));
    }

    @Override
    public boolean holds(Frame frame, int[] digits) {
        int[] own = place.cells(frame).digits(digits);
        int[] order = others(frame).stream()
                .mapToInt(line -> compare(line.digits(digits), own))
                .toArray();
        return fits(frame)
                && IntStream.of(order).filter(sign -> sign < 0).count() == number - 1
                && (mayTie || IntStream.of(order).noneMatch(sign -> sign == 0));
    }

    @Override
    public List<Block> blocks(Frame frame) {
        List<Cells> others = others(frame);
        boolean isOne = number >= 1 && number <= others.size() + 1;
        return List.of(
                fits(frame) && isOne
                        ? new Block.Rank(place.cells(frame), others, number - 1, mayTie, this)
                        : Block.impossible(place.cells(frame), this));
    }

    private List<Cells> others(Frame frame) {
        List<Cells> lines = lines(frame);
        lines.remove(place.cells(frame));
        return lines;
    }

    /// Below 0 where `one` comes before `other`, an array as long, digit by digit; 0 where both read the same.
    static int compare(int[] one, int[] other) {
        int place = Arrays.mismatch(one, other);
        return place < 0 ? 0 : one[place] - other[place];
    }

    /// Whether `frame` has as many rows and columns as digits.
    public static boolean fits(Frame frame) {
        return frame.rows() == frame.size() && frame.columns() == frame.size();
    }

    /// The rows and columns of `frame`, each read from both ends.
    static List<Cells> lines(Frame frame) {
        List<Cells> lines = new ArrayList<>();
        for (OutsideRule.Side side : EnumSet.allOf(OutsideRule.Side.class)) {
            boolean isColumn = side == OutsideRule.Side.TOP || side == OutsideRule.Side.BOTTOM;
            for (int index = 0; index < (isColumn ? frame.columns() : frame.rows()); index++) {
                lines.add(new OutsideRule.Place(side, index).cells(frame));
            }
        }
        return lines;
    }
}
