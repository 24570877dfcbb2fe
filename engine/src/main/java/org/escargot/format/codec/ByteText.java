package org.escargot.format.codec;

import java.util.Optional;

/// A way of writing bytes with some characters, the same number of bits to each, the highest first.
///
/// @param characters in the order of what they stand for
/// @param bits how many each stands for
/// @param group texts are filled up with `=` to a multiple of this length
record ByteText(String characters, int bits, int group) {
    static final ByteText BASE_64 =
            new ByteText("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", 6, 4);
    /// The one of the two bases 32 whose characters stand in the order of their codes, in small letters.
    static final ByteText BASE_32 = new ByteText("0123456789abcdefghijklmnopqrstuv", 5, 1);

    /// `bytes`, filled up.
    String write(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length * 8 / bits + group);
        int waiting = 0;
        int count = 0;
        for (byte b : bytes) {
            waiting = waiting << 8 | b & 0xFF;
            count += 8;
            while (count >= bits) {
                count -= bits;
                text.append(character(waiting >> count));
            }
        }
        if (count > 0) {
            text.append(character(waiting << bits - count));
        }
        return text.append("=".repeat((group - text.length() % group) % group)).toString();
    }

    private char character(int waiting) {
        return characters.charAt(waiting & characters.length() - 1);
    }

    /// The bytes of `text`, with `=` at its end or without; nothing where another character stands in it.
    Optional<byte[]> read(String text) {
        int length = withoutPadding(text);
        byte[] bytes = new byte[(int) ((long) length * bits / 8)];
        int waiting = 0;
        int count = 0;
        int size = 0;
        for (int i = 0; i < length; i++) {
            int value = characters.indexOf(text.charAt(i));
            if (value < 0) {
                return Optional.empty();
            }
            waiting = waiting << bits | value;
            count += bits;
            if (count >= 8) {
                count -= 8;
                bytes[size++] = (byte) (waiting >> count);
            }
        }
        return Optional.of(bytes);
    }

    private static int withoutPadding(String text) {
        int length = text.length();
        while (length > 0 && text.charAt(length - 1) == '=') {
            length--;
        }
        return length;
    }
}
