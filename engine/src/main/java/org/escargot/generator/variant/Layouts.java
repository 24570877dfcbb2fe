package org.escargot.generator.variant;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.escargot.grid.Symmetry;
import org.escargot.random.RandomSource;
import org.escargot.rules.Frame;

/// Draws layouts of connected pieces, each with as many cells as the board has digits. They begin as boxes, or as rows
/// where the size has no boxes, and neighbors swap cells at their borders again and again, with all that a symmetry
/// maps to them. Not every layout can be filled.
final class Layouts {
    /// How often each swap may be tried, because a symmetry allows few of them.
    private static final int MOST_TRIES = 200;
    private static final int DRAWS = 20;

    private final int size;
    private final List<int[]> maps;
    private final int[] boxes;
    private final int swaps;

    /// Layouts of a square board whose boxes, or rows, have the `symmetry` themselves.
    Layouts(int size, Symmetry symmetry) {
        this.size = size;
        maps = new BoardMaps(symmetry, size).all();
        Frame frame = Frame.ofBoxes(size);
        int[] of = frame.regionOf();
        boxes = frame.cells().stream()
                .map(cell -> frame.regions().isEmpty() ? frame.row(cell) : of[cell])
                .toArray();
        swaps = size * size;
    }

    /// Whether there are such layouts, as far as some draws tell.
    boolean exist() {
        return isSymmetric(boxes)
                && IntStream.range(0, DRAWS).anyMatch(seed -> !Arrays.equals(drawn(RandomSource.of(seed)), boxes));
    }

    /// For each place, in reading order, the number of its piece.
    int[] next(RandomSource random) {
        int[] pieces = drawn(random);
        while (Arrays.equals(pieces, boxes)) {
            pieces = drawn(random);
        }
        return pieces;
    }

    /// A layout, perhaps that of the boxes.
    private int[] drawn(RandomSource random) {
        int[] pieces = boxes;
        int left = swaps;
        for (int tries = 0; left > 0 && tries < MOST_TRIES * swaps; tries++) {
            int place = random.nextInt(pieces.length);
            int other = beside(place, random.nextInt(4));
            if (other >= 0 && pieces[other] != pieces[place]) {
                int[] swapped = swapped(pieces, place, other, random);
                if (isWhole(swapped)) {
                    pieces = swapped;
                    left--;
                }
            }
        }
        return numbered(pieces);
    }

    /// The layout after `place` went to the piece of `other` and a random place of that piece came back, with all
    /// that this is mapped to; perhaps no layout any more.
    private int[] swapped(int[] pieces, int place, int other, RandomSource random) {
        int back = random.nextInt(pieces.length);
        while (pieces[back] != pieces[other]) {
            back = random.nextInt(pieces.length);
        }
        int[] swapped = pieces.clone();
        for (int[] map : maps) {
            swapped[map[place]] = pieces[map[other]];
            swapped[map[back]] = pieces[map[place]];
        }
        return swapped;
    }

    private int beside(int place, int way) {
        return beside(size, place, way);
    }

    /// The place above, to the right, below or to the left of `place` on a board of `size` rows, or −1 beyond the
    /// rim.
    static int beside(int size, int place, int way) {
        int column = place % size;
        return switch (way) {
            case 0 -> place - size;
            case 1 -> column == size - 1 ? -1 : place + 1;
            case 2 -> place + size < size * size ? place + size : -1;
            default -> column == 0 ? -1 : place - 1;
        };
    }

    /// Whether every piece has its full size, is connected, and is mapped to a piece.
    private boolean isWhole(int[] pieces) {
        int[] reached = new int[size];
        boolean[] isSeen = new boolean[pieces.length];
        boolean[] isBegun = new boolean[size];
        for (int place = 0; place < pieces.length; place++) {
            int piece = pieces[place];
            if (!isSeen[place]) {
                if (isBegun[piece]) {
                    return false;
                }
                isBegun[piece] = true;
                reached[piece] = reach(pieces, place, isSeen);
            }
        }
        return Arrays.stream(reached).allMatch(count -> count == size) && isSymmetric(pieces);
    }

    private int reach(int[] pieces, int place, boolean[] isSeen) {
        isSeen[place] = true;
        int count = 1;
        for (int way = 0; way < 4; way++) {
            int next = beside(place, way);
            if (next >= 0 && !isSeen[next] && pieces[next] == pieces[place]) {
                count += reach(pieces, next, isSeen);
            }
        }
        return count;
    }

    private boolean isSymmetric(int[] pieces) {
        for (int[] map : maps) {
            int[] to = new int[size];
            Arrays.fill(to, -1);
            for (int place = 0; place < pieces.length; place++) {
                int piece = pieces[place];
                to[piece] = to[piece] < 0 ? pieces[map[place]] : to[piece];
                if (to[piece] != pieces[map[place]]) {
                    return false;
                }
            }
        }
        return true;
    }

    /// The same layout with its pieces numbered in the order of their first places.
    private int[] numbered(int[] pieces) {
        int[] number = new int[size];
        Arrays.fill(number, -1);
        int next = 0;
        int[] numbered = new int[pieces.length];
        for (int place = 0; place < pieces.length; place++) {
            if (number[pieces[place]] < 0) {
                number[pieces[place]] = next++;
            }
            numbered[place] = number[pieces[place]];
        }
        return numbered;
    }
}
