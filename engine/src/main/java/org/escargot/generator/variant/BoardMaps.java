package org.escargot.generator.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.escargot.grid.Symmetry;

/// The turns and mirror images of a square board that a symmetry asks for, as maps of its places, which are
/// numbered in reading order.
final class BoardMaps {
    private final List<int[]> maps = new ArrayList<>();

    BoardMaps(Symmetry symmetry, int size) {
        for (Move move : moves(symmetry)) {
            int[] map = new int[size * size];
            Arrays.setAll(map, place -> move.of(place / size, place % size, size));
            maps.add(map);
        }
    }

    /// The maps; the first leaves every place where it is.
    List<int[]> all() {
        return maps;
    }

    /// The places that `place` is mapped to, each once, in ascending order.
    int[] orbit(int place) {
        TreeSet<Integer> orbit = new TreeSet<>();
        maps.forEach(map -> orbit.add(map[place]));
        return orbit.stream().mapToInt(Integer::intValue).toArray();
    }

    /// Each orbit once, in the order of its first place.
    List<int[]> orbits() {
        List<int[]> orbits = new ArrayList<>();
        for (int place = 0; place < maps.getFirst().length; place++) {
            int[] orbit = orbit(place);
            if (orbit[0] == place) {
                orbits.add(orbit);
            }
        }
        return orbits;
    }

    private static List<Move> moves(Symmetry symmetry) {
        return switch (symmetry) {
            case NONE -> List.of(Move.STAY);
            case ROTATIONAL_180 -> List.of(Move.STAY, Move.HALF_TURN);
            case ROTATIONAL_90 -> List.of(Move.STAY, Move.QUARTER_TURN, Move.HALF_TURN, Move.QUARTER_TURN_BACK);
            case HORIZONTAL -> List.of(Move.STAY, Move.LEFT_RIGHT);
            case VERTICAL -> List.of(Move.STAY, Move.UP_DOWN);
            case DIAGONAL -> List.of(Move.STAY, Move.FALLING);
            case ANTIDIAGONAL -> List.of(Move.STAY, Move.RISING);
            case FULL -> List.of(Move.values());
        };
    }

    private enum Move {
        STAY,
        QUARTER_TURN,
        HALF_TURN,
        QUARTER_TURN_BACK,
        LEFT_RIGHT,
        UP_DOWN,
        /// In the diagonal that falls from the left.
        FALLING,
        /// In the other diagonal.
        RISING;

        int of(int row, int column, int size) {
            int up = size - 1 - row;
            int left = size - 1 - column;
            return switch (this) {
                case STAY -> row * size + column;
                case QUARTER_TURN -> column * size + up;
                case HALF_TURN -> up * size + left;
                case QUARTER_TURN_BACK -> left * size + row;
                case LEFT_RIGHT -> row * size + left;
                case UP_DOWN -> up * size + column;
                case FALLING -> column * size + row;
                case RISING -> left * size + up;
            };
        }
    }
}
