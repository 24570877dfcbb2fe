package org.escargot.cli.forms;

import java.nio.ByteBuffer;
import org.escargot.grid.Cell;
import org.escargot.grid.Grid;

/// 128 bits of a grid: equal grids have equal keys, and two different ones share theirs with a chance of 2^-128.
public record FormKey(long high, long low) {
    private static final long ROW = 1_000_000_000L;

    /// The bits of a canonical form.
    public static FormKey of(Grid form) {
        long high = 0x243F6A8885A308D3L;
        long low = 0x13198A2E03707344L;
        for (int row = 0; row < 9; row += 2) {
            long digits = row(form, row) * ROW + (row < 8 ? row(form, row + 1) : 0);
            high = mixHigh(high ^ digits);
            low = mixLow(low + digits * 0x9E3779B97F4A7C15L);
        }
        return new FormKey(high, low);
    }

    /// The bits as 16 bytes.
    public byte[] bytes() {
        return ByteBuffer.allocate(2 * Long.BYTES).putLong(high).putLong(low).array();
    }

    private static long row(Grid form, int row) {
        long digits = 0;
        for (int column = 0; column < 9; column++) {
            digits = digits * 10 + form.digit(Cell.at(row, column));
        }
        return digits;
    }

    // Two finishers that spread every bit over all others: SplitMix64's and MurmurHash3's.

    private static long mixHigh(long bits) {
        long z = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    private static long mixLow(long bits) {
        long z = (bits ^ bits >>> 33) * 0xFF51AFD7ED558CCDL;
        z = (z ^ z >>> 33) * 0xC4CEB9FE1A85EC53L;
        return z ^ z >>> 33;
    }
}
