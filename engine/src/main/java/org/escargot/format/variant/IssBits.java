package org.escargot.format.variant;

/// Bits that are being packed into the URL-safe base 64, the highest first. The last byte is filled with zeros.
final class IssBits {
    static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private final StringBuilder bits = new StringBuilder();

    /// Adds the lowest `width` bits of `value`.
    void add(int value, int width) {
        for (int bit = width - 1; bit >= 0; bit--) {
            bits.append((char) ('0' + (value >> bit & 1)));
        }
    }

    /// All bits as characters.
    String key() {
        while (bits.length() % 8 != 0) {
            bits.append('0');
        }
        StringBuilder key = new StringBuilder();
        for (int at = 0; at < bits.length(); at += 6) {
            String six = (bits.substring(at, Math.min(at + 6, bits.length())) + "00000").substring(0, 6);
            key.append(ALPHABET.charAt(Integer.parseInt(six, 2)));
        }
        return key.toString();
    }
}
