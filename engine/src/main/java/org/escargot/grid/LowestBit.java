package org.escargot.grid;

/// The number of the lowest bit of a word, such as those of sets.
///
/// The second of the JVM's two compilers makes one instruction of [Long#numberOfTrailingZeros(long)]. The first makes a
/// dozen branches of it, which took a fifth of a rating's time. Where there is no second compiler, as the launcher
/// arranges for short lists (`docs/performance.md`), the bit is looked up: multiplied by a de Bruijn sequence, each bit
/// leaves another number in the top six (Leiserson, Prokop and Randall, *Using de Bruijn Sequences to Index a 1 in a
/// Computer Word*, 1998).
public final class LowestBit {
    private static final boolean IS_LOOKED_UP =
            System.getProperty("java.vm.info", "").contains("emulated-client");

    /// Each six bits in a row are different, the first six zero.
    private static final long SEQUENCE = 0x0218a392cd3d5dbfL;

    private static final int LAST_SIX = Long.SIZE - 6;
    private static final byte[] NUMBERS = numbers();

    private LowestBit() {}

    /// The number of the lowest bit of `word`, which is not 0: 0..63.
    public static int of(long word) {
        return IS_LOOKED_UP ? lookedUp(word) : Long.numberOfTrailingZeros(word);
    }

    /// The number of the lowest bit of `word`, which is not 0: 0..31.
    public static int of(int word) {
        return IS_LOOKED_UP ? lookedUp(word) : Integer.numberOfTrailingZeros(word);
    }

    static int lookedUp(long word) {
        return NUMBERS[index(word & -word)];
    }

    private static int index(long bit) {
        return (int) (bit * SEQUENCE >>> LAST_SIX);
    }

    private static byte[] numbers() {
        byte[] numbers = new byte[Long.SIZE];
        for (int number = 0; number < Long.SIZE; number++) {
            numbers[index(1L << number)] = (byte) number;
        }
        return numbers;
    }
}
