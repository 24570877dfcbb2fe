package org.escargot.format.codec;

import java.util.Arrays;

/// Packs bytes by DEFLATE, once: one block in the fixed code, with the longest repetition that is found at each place.
final class Deflation {
    private static final int FARTHEST = 1 << 15;
    private static final int HEADS = 1 << 12;
    /// How many earlier places are compared for each place.
    private static final int TRIES = 256;

    private final byte[] plain;
    /// The last place with each sum of three bytes, and for each place the one with its sum before it; -1 for none.
    private final int[] heads = new int[HEADS];
    private final int[] before;
    private byte[] packed = new byte[1 << 10];
    /// How many bits are written.
    private int bits;

    Deflation(byte[] plain) {
        this.plain = plain;
        this.before = new int[plain.length];
        Arrays.fill(heads, -1);
    }

    byte[] packed() {
        put(1, 1);
        put(1, 2);
        int place = 0;
        while (place < plain.length) {
            place += step(place);
        }
        symbol(DeflateSymbols.END);
        return Arrays.copyOf(packed, (bits + 7) / 8);
    }

    /// Writes the byte at `place`, or a repetition; how many bytes that was.
    private int step(int place) {
        int longest = DeflateSymbols.SHORTEST - 1;
        int from = -1;
        int tries = TRIES;
        int most = Math.min(DeflateSymbols.LONGEST, plain.length - place);
        int earlier = most < DeflateSymbols.SHORTEST ? -1 : heads[sum(place)];
        while (longest < most && earlier >= 0 && place - earlier <= FARTHEST && tries > 0) {
            int length = common(earlier, place, most);
            if (length > longest) {
                longest = length;
                from = earlier;
            }
            earlier = before[earlier];
            tries--;
        }
        int length = from < 0 ? 1 : longest;
        if (from < 0) {
            symbol(plain[place] & 0xFF);
        } else {
            repetition(longest, place - from);
        }
        for (int i = place; i < place + length; i++) {
            remember(i);
        }
        return length;
    }

    private int common(int a, int b, int most) {
        int length = 0;
        while (length < most && plain[a + length] == plain[b + length]) {
            length++;
        }
        return length;
    }

    private void remember(int place) {
        if (place + DeflateSymbols.SHORTEST <= plain.length) {
            int sum = sum(place);
            before[place] = heads[sum];
            heads[sum] = place;
        }
    }

    private int sum(int place) {
        return (plain[place] * 31 + plain[place + 1]) * 31 + plain[place + 2] & HEADS - 1;
    }

    private void repetition(int length, int distance) {
        int index = DeflateSymbols.LENGTH_COUNT - 1;
        while (DeflateSymbols.length(index) > length) {
            index--;
        }
        symbol(DeflateSymbols.LENGTHS + index);
        put(length - DeflateSymbols.length(index), DeflateSymbols.lengthBits(index));
        int far = DeflateSymbols.DISTANCE_COUNT - 1;
        while (DeflateSymbols.distance(far) > distance) {
            far--;
        }
        word(far, 5);
        put(distance - DeflateSymbols.distance(far), DeflateSymbols.distanceBits(far));
    }

    /// Writes the word of `symbol` in the fixed code.
    private void symbol(int symbol) {
        int count = DeflateSymbols.fixedBits(symbol);
        if (symbol >= 280) {
            word(0xC0 + symbol - 280, count);
        } else if (symbol >= DeflateSymbols.END) {
            word(symbol - DeflateSymbols.END, count);
        } else if (symbol >= 144) {
            word(0x190 + symbol - 144, count);
        } else {
            word(0x30 + symbol, count);
        }
    }

    /// Writes a word of a code: its highest bit first.
    private void word(int word, int count) {
        put(Integer.reverse(word) >>> 32 - count, count);
    }

    /// Writes `count` bits of `value`, the lowest first.
    private void put(int value, int count) {
        if (bits / 8 + 4 >= packed.length) {
            packed = Arrays.copyOf(packed, 2 * packed.length);
        }
        for (int i = 0; i < count; i++, bits++) {
            packed[bits >> 3] |= (byte) ((value >> i & 1) << (bits & 7));
        }
    }
}
