package org.escargot.cli.input;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;

/// One of several parts of equal size, up to one, into which a list is cut. The parts are blocks, one behind the
/// other, so that their outputs joined are the output of the whole list.
///
/// @param number which part, from 1
/// @param count how many parts there are
public record Slice(int number, int count) {
    /// The whole list.
    public static final Slice WHOLE = new Slice(1, 1);

    // With nine digits the product of two fits into a long.
    private static final Pattern TYPED = Pattern.compile("(\\d{1,9})/(\\d{1,9})");

    /// What `text`, such as `2/8`, means.
    ///
    /// @throws BadInput when it means nothing
    static Slice of(String text) {
        Matcher typed = TYPED.matcher(text);
        if (typed.matches()) {
            Slice slice = new Slice(Integer.parseInt(typed.group(1)), Integer.parseInt(typed.group(2)));
            if (slice.number >= 1 && slice.number <= slice.count) {
                return slice;
            }
        }
        throw new BadInput(Complaint.SLICE, text);
    }

    /// Some elements of a list, counted from 0: `from` and those behind it, without `to`.
    public record Block(long from, long to) {
        /// Every element, however many there are.
        static final Block ALL = new Block(0, Long.MAX_VALUE);

        /// Whether element `index` is one of them.
        public boolean has(long index) {
            return index >= from && index < to;
        }

        public long size() {
            return to - from;
        }
    }

    /// Whether it is the first, which has what stands above the list.
    public boolean isFirst() {
        return number == 1;
    }

    /// Whether it is the last, which has what stands below the list.
    public boolean isLast() {
        return number == count;
    }

    boolean isWhole() {
        return count == 1;
    }

    /// The part of a list of `total` elements.
    public Block of(long total) {
        return new Block(before(number - 1, total), before(number, total));
    }

    /// How many of `total` elements the first `parts` parts have.
    private long before(int parts, long total) {
        return total / count * parts + total % count * parts / count;
    }
}
