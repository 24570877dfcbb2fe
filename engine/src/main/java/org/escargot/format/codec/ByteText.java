package org.escargot.format.codec;

import java.util.Optional;

/// Bytes written with 64 characters, six bits to each, the highest first.
final class Base64 {
    static final String CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final int BITS = 6;

    private Base64() {}

    /// `bytes`, filled up with `=` to groups of four.
    static String write(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length / 3 * 4 + 4);
        int bits = 0;
        int count = 0;
        for (byte b : bytes) {
            bits = bits << 8 | b & 0xFF;
            count += 8;
            while (count >= BITS) {
                count -= BITS;
                text.append(CHARACTERS.charAt(bits >> count & 63));
            }
        }
        if (count > 0) {
            text.append(CHARACTERS.charAt(bits << BITS - count & 63));
        }
        return text.append("=".repeat((4 - text.length() % 4) % 4)).toString();
    }

    /// The bytes of `text`, with `=` at its end or without; nothing where another character stands in it.
    static Optional<byte[]> read(String text) {
        int length = withoutPadding(text);
        byte[] bytes = new byte[(int) ((long) length * BITS / 8)];
        int bits = 0;
        int count = 0;
        int size = 0;
        for (int i = 0; i < length; i++) {
            int group = CHARACTERS.indexOf(text.charAt(i));
            if (group < 0) {
                return Optional.empty();
            }
            bits = bits << BITS | group;
            count += BITS;
            if (count >= 8) {
                count -= 8;
                bytes[size++] = (byte) (bits >> count);
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
