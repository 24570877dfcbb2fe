package org.escargot.format.codec;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Unpacks DEFLATE, once. Never holds more than the bytes that are allowed.
final class Inflation {
    private static final int LONGEST_CODE = 15;
    private static final int FIXED_SYMBOLS = 288;
    private static final int CODE_LENGTHS = 19;
    /// In which order the lengths of the code for lengths stand.
    private static final byte[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private final byte[] packed;
    private final int most;
    private byte[] plain = new byte[1 << 10];
    private int size;
    /// The next bit.
    private long place;
    private boolean isDamaged;

    /// @param most how many bytes may come out
    Inflation(byte[] packed, int most) {
        this.packed = packed;
        this.most = most;
    }

    /// A code whose words are told apart by their beginnings.
    private static final class Code {
        /// How many words have each length.
        final int[] counts;
        /// The symbols in the order of their words.
        final int[] symbols;

        private Code(int[] counts, int[] symbols) {
            this.counts = counts;
            this.symbols = symbols;
        }

        /// The code in which symbol `i` has a word of `lengths[i]` bits; 0 for none. Null where there are not so many
        /// words.
        static @Nullable Code of(int[] lengths) {
            int[] counts = new int[LONGEST_CODE + 1];
            for (int length : lengths) {
                counts[length]++;
            }
            int[] starts = new int[LONGEST_CODE + 2];
            int free = 1;
            for (int length = 1; length <= LONGEST_CODE; length++) {
                free = 2 * free - counts[length];
                if (free < 0) {
                    return null;
                }
                starts[length + 1] = starts[length] + counts[length];
            }
            int[] symbols = new int[lengths.length];
            for (int symbol = 0; symbol < lengths.length; symbol++) {
                if (lengths[symbol] > 0) {
                    symbols[starts[lengths[symbol]]++] = symbol;
                }
            }
            return new Code(counts, symbols);
        }
    }

    /// What was packed; nothing when it is damaged or too long.
    Optional<byte[]> plain() {
        boolean isLast = false;
        while (!isLast && !isDamaged) {
            isLast = bits(1) == 1;
            switch (bits(2)) {
                case 0 -> stored();
                case 1 -> fixed();
                case 2 -> dynamic();
                default -> isDamaged = true;
            }
        }
        return isDamaged ? Optional.empty() : Optional.of(Arrays.copyOf(plain, size));
    }

    /// The next `count` bits as a number, the lowest first.
    private int bits(int count) {
        if (place + count > 8L * packed.length) {
            isDamaged = true;
            return 0;
        }
        int value = 0;
        for (int i = 0; i < count; i++, place++) {
            value |= (packed[(int) (place >> 3)] >> (place & 7) & 1) << i;
        }
        return value;
    }

    private void stored() {
        place = place + 7 & ~7L;
        int length = bits(16);
        int check = bits(16);
        if ((length ^ check) != 0xFFFF || place / 8 + length > packed.length) {
            isDamaged = true;
            return;
        }
        for (int i = 0; i < length && !isDamaged; i++) {
            put(packed[(int) (place / 8)]);
            place += 8;
        }
    }

    private void fixed() {
        int[] lengths = new int[FIXED_SYMBOLS];
        for (int symbol = 0; symbol < FIXED_SYMBOLS; symbol++) {
            lengths[symbol] = DeflateSymbols.fixedBits(symbol);
        }
        int[] distances = new int[DeflateSymbols.DISTANCE_COUNT + 2];
        Arrays.fill(distances, 5);
        block(Code.of(lengths), Code.of(distances));
    }

    private void dynamic() {
        int symbols = DeflateSymbols.LENGTHS + bits(5);
        int distances = 1 + bits(5);
        int told = 4 + bits(4);
        int[] first = new int[CODE_LENGTHS];
        for (int i = 0; i < told; i++) {
            first[ORDER[i]] = bits(3);
        }
        int[] lengths = lengths(Code.of(first), symbols + distances);
        block(
                Code.of(Arrays.copyOf(lengths, symbols)),
                Code.of(Arrays.copyOfRange(lengths, symbols, symbols + distances)));
    }

    /// The lengths of words, which are packed themselves: 16 repeats the last one, 17 and 18 are runs of none.
    private int[] lengths(@Nullable Code code, int count) {
        int[] lengths = new int[count];
        int filled = 0;
        while (filled < count && !isDamaged) {
            int symbol = symbol(code);
            if (symbol < 16) {
                lengths[filled++] = Math.max(0, symbol);
                continue;
            }
            int times = symbol == 18 ? 11 + bits(7) : 3 + bits(symbol == 16 ? 2 : 3);
            int length = symbol == 16 && filled > 0 ? lengths[filled - 1] : 0;
            if (filled + times > count || symbol == 16 && filled == 0) {
                isDamaged = true;
                return lengths;
            }
            Arrays.fill(lengths, filled, filled + times, length);
            filled += times;
        }
        return lengths;
    }

    private void block(@Nullable Code symbols, @Nullable Code distances) {
        while (!isDamaged) {
            int symbol = symbol(symbols);
            if (symbol == DeflateSymbols.END) {
                return;
            }
            if (symbol > DeflateSymbols.END) {
                repeat(symbol - DeflateSymbols.LENGTHS, distances);
            } else if (symbol >= 0) {
                put((byte) symbol);
            }
        }
    }

    private void repeat(int index, @Nullable Code distances) {
        if (index >= DeflateSymbols.LENGTH_COUNT) {
            isDamaged = true;
            return;
        }
        int length = DeflateSymbols.length(index) + bits(DeflateSymbols.lengthBits(index));
        int symbol = symbol(distances);
        if (symbol < 0 || symbol >= DeflateSymbols.DISTANCE_COUNT) {
            isDamaged = true;
            return;
        }
        int distance = DeflateSymbols.distance(symbol) + bits(DeflateSymbols.distanceBits(symbol));
        isDamaged |= distance > size;
        for (int i = 0; i < length && !isDamaged; i++) {
            put(plain[size - distance]);
        }
    }

    /// The next symbol of `code`, or -1 where no word of it stands.
    private int symbol(@Nullable Code code) {
        int word = 0;
        int smallest = 0;
        int before = 0;
        for (int length = 1; code != null && length <= LONGEST_CODE && !isDamaged; length++) {
            word = word << 1 | bits(1);
            int count = code.counts[length];
            if (word - smallest < count) {
                return code.symbols[before + word - smallest];
            }
            before += count;
            smallest = smallest + count << 1;
        }
        isDamaged = true;
        return -1;
    }

    private void put(byte b) {
        if (size == most) {
            isDamaged = true;
            return;
        }
        if (size == plain.length) {
            plain = Arrays.copyOf(plain, Math.min(most, 2 * size));
        }
        plain[size++] = b;
    }
}
