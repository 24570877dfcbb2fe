package org.escargot.format.sheet;

/// Makes the usual digits, dashes and blanks of those of other scripts and of typesetting.
final class PlainCharacters {
    /// The ones of rows of signs that are no digits of a script: in circles, in black ones, with a dot, in two circles,
    /// lowered.
    private static final String ONES = "\u2460\u2776\u2780\u278A\u2474\u2488\u24F5\u2081";
    /// Raised digits from zero on.
    private static final String RAISED = "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";
    /// What editors make of three dots.
    private static final char ELLIPSIS = '\u2026';
    /// Chinese digits from zero on.
    private static final String CHINESE = "\u3007\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D";
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D\u2043";
    private static final String SPACES = "\u00A0\u2002\u2003\u2007\u2009\u202F\u3000\u200B";
    /// What makes a digit a picture of a key.
    private static final String KEY = "\uFE0F\u20E3";

    private PlainCharacters() {}

    /// `text` with the usual characters.
    static String of(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                plain.append(c);
            } else if (c == ELLIPSIS) {
                plain.append("...");
            } else if (Character.isHighSurrogate(c) && Character.digit(text.codePointAt(i), 10) >= 0) {
                plain.append((char) ('0' + Character.digit(text.codePointAt(i++), 10)));
            } else if (KEY.indexOf(c) < 0) {
                plain.append(plain(c));
            }
        }
        return plain.toString();
    }

    private static char plain(char c) {
        int digit = digit(c);
        return digit >= 0 ? (char) ('0' + digit) : DASHES.indexOf(c) >= 0 ? '-' : SPACES.indexOf(c) >= 0 ? ' ' : c;
    }

    /// The digit that `c` shows, in any script; -1 where it shows none.
    private static int digit(char c) {
        int own = Character.digit(c, 10);
        if (own >= 0) {
            return own;
        }
        for (int i = 0; i < ONES.length(); i++) {
            int digit = c - ONES.charAt(i) + 1;
            if (digit >= 1 && digit <= 9) {
                return digit;
            }
        }
        return Math.max(RAISED.indexOf(c), CHINESE.indexOf(c));
    }
}
