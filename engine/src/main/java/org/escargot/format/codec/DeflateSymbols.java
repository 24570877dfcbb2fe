package org.escargot.format.codec;

/// What the symbols of DEFLATE mean: from 257 on lengths of repetitions, and, in a code of their own, distances to what
/// is repeated. The first ones mean one number each; behind a later one stand extra bits.
final class DeflateSymbols {
    /// The end of a block.
    static final int END = 256;
    /// The first symbol of a length.
    static final int LENGTHS = 257;
    /// How many symbols of lengths and of distances there are.
    static final int LENGTH_COUNT = 29;
    static final int DISTANCE_COUNT = 30;
    /// The shortest and the longest repetition.
    static final int SHORTEST = 3;
    static final int LONGEST = 258;

    private DeflateSymbols() {}

    /// How many extra bits stand behind length symbol `index`, from 0.
    static int lengthBits(int index) {
        return index < 8 || index == LENGTH_COUNT - 1 ? 0 : index / 4 - 1;
    }

    /// The smallest length that length symbol `index` means.
    static int length(int index) {
        if (index == LENGTH_COUNT - 1) {
            return LONGEST;
        }
        return SHORTEST + (index < 8 ? index : 4 + index % 4 << lengthBits(index));
    }

    /// How many extra bits stand behind distance symbol `index`.
    static int distanceBits(int index) {
        return index < 4 ? 0 : index / 2 - 1;
    }

    /// The smallest distance that distance symbol `index` means.
    static int distance(int index) {
        return 1 + (index < 4 ? index : 2 + index % 2 << distanceBits(index));
    }

    /// How many bits symbol `symbol` takes in the fixed code.
    static int fixedBits(int symbol) {
        if (symbol < 144) {
            return 8;
        }
        if (symbol < END) {
            return 9;
        }
        return symbol < 280 ? 7 : 8;
    }
}
