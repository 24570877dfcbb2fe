package org.escargot.game.keeping;

/// Reads what [BitWriter] wrote. Beyond the end there are zeros, and [#isWhole] is false.
final class BitReader {
    private final String text;
    private int place;

    BitReader(String text) {
        this.text = text;
    }

    /// The next `width` bits as a number.
    int read(int width) {
        int number = 0;
        for (int i = 0; i < width; i++) {
            int character = place / 6;
            int six = character < text.length() ? BitWriter.ALPHABET.indexOf(text.charAt(character)) : 0;
            number = number << 1 | six >>> 5 - place % 6 & 1;
            place++;
        }
        return number;
    }

    /// Whether everything has been read, and no more, but the zeros that fill the last character.
    boolean isWhole() {
        int unread = text.length() * 6 - place;
        return unread >= 0 && unread < 6 && read(unread) == 0;
    }
}
