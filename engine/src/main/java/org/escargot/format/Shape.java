package org.escargot.format;

/// What cells look like in text.
final class Shape {
    /// How many cells a puzzle has.
    static final int CELLS = 81;

    /// The classes of characters that stand for an empty cell, the preferred one first; blanks apart.
    static final String[] EMPTY = {".0", "Xx", "*", "_", "-"};

    private static final String ANY = ".0Xx*_";

    private Shape() {}

    static boolean isDigit(char c) {
        return c >= '1' && c <= '9';
    }

    static boolean isPlain(char c) {
        return c >= '0' && c <= '9' || c == '.';
    }

    /// Whether `c` is a digit or stands for an empty cell in any format.
    static boolean isCell(char c) {
        return isDigit(c) || ANY.indexOf(c) >= 0;
    }

    static boolean isCell(char c, String empty) {
        return isDigit(c) || empty.indexOf(c) >= 0;
    }

    static byte digit(char c) {
        return isDigit(c) ? (byte) (c - '0') : 0;
    }

    /// A line that only separates boxes: rules, corners and blanks without a digit.
    static boolean isRule(String line) {
        boolean rule = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '-' || c == '=' || c == '\u2500' || c == '\u2550' || c == '\u2501') {
                rule = true;
            } else if (Character.isLetterOrDigit(c)) {
                return false;
            }
        }
        return rule;
    }

    static boolean isFrame(char c) {
        return c == '|' || c == '+' || c == ':' || c == '!' || c >= '\u2500' && c <= '\u257F';
    }

    /// The place of the first control character, or -1.
    static int control(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c < ' ' && c != '\t' && c != '\f' || c == 127) {
                return i;
            }
        }
        return -1;
    }

    /// `text` without blanks and separators at its ends.
    static String trim(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isSeparator(text.charAt(start))) {
            start++;
        }
        while (end > start && isSeparator(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    private static boolean isSeparator(char c) {
        return c <= ' ' || c == ',' || c == ';' || c == '|' || c == '"';
    }
}
