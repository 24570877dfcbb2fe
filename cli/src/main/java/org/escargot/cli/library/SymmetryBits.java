package org.escargot.cli.library;

import java.util.List;
import org.escargot.grid.CellSet;
import org.escargot.grid.Symmetry;

/// Symmetries as a library stores them.
final class SymmetryBits {
    /// The first has bit 0. Libraries rest on this order: new ones belong at the end.
    private static final List<Symmetry> ORDER = List.of(
            Symmetry.ROTATIONAL_180,
            Symmetry.ROTATIONAL_90,
            Symmetry.HORIZONTAL,
            Symmetry.VERTICAL,
            Symmetry.DIAGONAL,
            Symmetry.ANTIDIAGONAL,
            Symmetry.FULL);

    private SymmetryBits() {}

    /// The bits of all symmetries that `cells` have.
    static int of(CellSet cells) {
        int bits = 0;
        for (Symmetry symmetry : ORDER) {
            bits |= symmetry.holds(cells) ? bit(symmetry) : 0;
        }
        return bits;
    }

    /// The bit of `symmetry`; 0 for none, which every pattern has.
    static int bit(Symmetry symmetry) {
        return symmetry == Symmetry.NONE ? 0 : 1 << ORDER.indexOf(symmetry);
    }
}
