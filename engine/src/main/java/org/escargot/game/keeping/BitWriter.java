package org.escargot.game.keeping;

/// Writes numbers as bits, six to a character that every link may carry.
final class BitWriter {
    static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private final StringBuilder text = new StringBuilder();
    private int pending;
    private int pendingBits;

    /// Writes the lowest `width` bits of `number`, the highest of them first.
    void write(int number, int width) {
        for (int bit = width - 1; bit >= 0; bit--) {
            pending = pending << 1 | number >>> bit & 1;
            if (++pendingBits == 6) {
                text.append(ALPHABET.charAt(pending));
                pending = 0;
                pendingBits = 0;
            }
        }
    }

    /// All that was written; the last character is filled up with zeros.
    String text() {
        return pendingBits == 0 ? text.toString() : text.toString() + ALPHABET.charAt(pending << 6 - pendingBits);
    }
}
