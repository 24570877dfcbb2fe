package org.escargot.format.lines;

/// The double-width forms in which East Asian keyboards write digits, points and frames.
final class WideCharacters {
    private static final char FIRST = '\uFF01';
    private static final char LAST = '\uFF5E';
    private static final char BLANK = '\u3000';

    private WideCharacters() {}

    /// Whether `line` holds one.
    static boolean areIn(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (isWide(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /// `line` with the usual characters in their places.
    static String narrowed(String line) {
        StringBuilder narrow = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            narrow.append(c == BLANK ? ' ' : isWide(c) ? (char) (c - FIRST + '!') : c);
        }
        return narrow.toString();
    }

    private static boolean isWide(char c) {
        return c >= FIRST && c <= LAST || c == BLANK;
    }
}
