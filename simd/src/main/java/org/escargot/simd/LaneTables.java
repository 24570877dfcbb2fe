package org.escargot.simd;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;

/// Where cells stand in the words of a lane; see [LaneSweep].
final class LaneTables {
    /// For each cell its band.
    static final int[] BAND = new int[Cell.COUNT];

    /// For each cell its bit in a word of its band.
    static final int[] BIT = new int[Cell.COUNT];

    /// The cell for each spot, `band << 5 | number of bit`.
    static final int[] CELL = new int[96];

    /// For each spot its peers in the upper two bands, the middle one 32 bits above the top one. The length is a power
    /// of two, so that the JVM sees from a mask that an index is within bounds.
    static final long[] UPPER_PEERS = new long[128];

    /// For each spot its peers in the bottom band; of the same length.
    static final int[] BOTTOM_PEERS = new int[128];

    static {
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int number = Cell.row(cell) % 3 * 10 + Cell.column(cell);
            BAND[cell] = cell / 27;
            BIT[cell] = 1 << number;
            CELL[BAND[cell] << 5 | number] = cell;
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int spot = BAND[cell] << 5 | Integer.numberOfTrailingZeros(BIT[cell]);
            CellSet peers = Houses.peers(cell);
            for (int peer = peers.first(); peer >= 0; peer = peers.next(peer)) {
                if (BAND[peer] == 2) {
                    BOTTOM_PEERS[spot] |= BIT[peer];
                } else {
                    UPPER_PEERS[spot] |= (long) BIT[peer] << BAND[peer] * 32;
                }
            }
        }
    }

    private LaneTables() {}

    /// The vector of as many lanes as the processor has, 4, 8 or 16; a property may ask for fewer.
    static VectorSpecies<Integer> widest() {
        int preferred = Math.min(16, IntVector.SPECIES_PREFERRED.length());
        int lanes = Math.min(preferred, Integer.getInteger("escargot.lanes", preferred));
        return VectorSpecies.of(int.class, VectorShape.forBitSize(Integer.SIZE * lanes));
    }
}
