package org.escargot.grid;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Which cells are given together: the seven kinds of symmetry of a pattern of givens, and none.
///
/// The *orbit* of a cell is every cell that it must be given with.
public enum Symmetry {
    /// Any pattern.
    NONE,
    /// A half turn leaves the pattern as it is.
    ROTATIONAL_180,
    /// A quarter turn does.
    ROTATIONAL_90,
    /// Left and right are mirror images.
    HORIZONTAL,
    /// Top and bottom are mirror images.
    VERTICAL,
    /// A mirror image in the diagonal from top left to bottom right.
    DIAGONAL,
    /// A mirror image in the other diagonal.
    ANTIDIAGONAL,
    /// All of them at once.
    FULL;

    private static final Map<Symmetry, CellSet[]> ORBITS = new EnumMap<>(Symmetry.class);

    static {
        for (Symmetry symmetry : values()) {
            CellSet[] orbits = new CellSet[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                orbits[cell] = orbit(symmetry, Cell.row(cell), Cell.column(cell));
            }
            ORBITS.put(symmetry, orbits);
        }
    }

    /// `cell` and every cell that is given with it.
    public CellSet orbit(int cell) {
        return Objects.requireNonNull(ORBITS.get(this))[cell];
    }

    /// Whether `cells` are a pattern of this kind.
    public boolean holds(CellSet cells) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (!cells.containsAll(orbit(cell))) {
                return false;
            }
        }
        return true;
    }

    /// The name in options and files, such as `rotational-180`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The symmetry that `id` names.
    public static Optional<Symmetry> of(String id) {
        return Arrays.stream(values())
                .filter(symmetry -> symmetry.id().equals(id))
                .findFirst();
    }

    private static CellSet orbit(Symmetry symmetry, int row, int column) {
        int up = 8 - row;
        int left = 8 - column;
        int here = Cell.at(row, column);
        return switch (symmetry) {
            case NONE -> CellSet.of(here);
            case ROTATIONAL_180 -> CellSet.of(here, Cell.at(up, left));
            case ROTATIONAL_90 -> CellSet.of(here, Cell.at(column, up), Cell.at(up, left), Cell.at(left, row));
            case HORIZONTAL -> CellSet.of(here, Cell.at(row, left));
            case VERTICAL -> CellSet.of(here, Cell.at(up, column));
            case DIAGONAL -> CellSet.of(here, Cell.at(column, row));
            case ANTIDIAGONAL -> CellSet.of(here, Cell.at(left, up));
            case FULL ->
                CellSet.of(here, Cell.at(row, left), Cell.at(up, column), Cell.at(up, left))
                        .or(CellSet.of(Cell.at(column, row), Cell.at(column, up)))
                        .or(CellSet.of(Cell.at(left, row), Cell.at(left, up)));
        };
    }
}
