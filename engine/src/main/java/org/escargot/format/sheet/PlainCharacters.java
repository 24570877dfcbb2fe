package org.escargot.format.sheet;

/// Makes the usual digits, dashes and blanks of those of other scripts and of typesetting.
final class PlainCharacters {
    /// The zeros of scripts whose ten digits follow each other: Arabic, Persian, Devanagari, Bengali, Gurmukhi,
    /// Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian,
    /// double-width.
    private static final String ZEROS = "\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66\u0E50\u0ED0"
            + "\u0F20\u1040\u17E0\u1810\uFF10";
    /// The ones of rows of signs without a zero: in circles, in black circles, superscript from four on.
    private static final String ONES = "\u2460\u2776\u2780\u278A\u2474";
    /// Raised digits from zero on.
    private static final String RAISED = "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";
    /// The first and the last of five alphabets of digits for mathematics.
    private static final int STYLED = 0x1D7CE;

    private static final int LAST_STYLED = 0x1D7FF;
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
            } else if (Character.isHighSurrogate(c) && isStyled(text, i)) {
                plain.append((char) ('0' + (text.codePointAt(i++) - STYLED) % 10));
            } else if (KEY.indexOf(c) < 0) {
                plain.append(plain(c));
            }
        }
        return plain.toString();
    }

    private static boolean isStyled(String text, int at) {
        int character = text.codePointAt(at);
        return character >= STYLED && character <= LAST_STYLED;
    }

    private static char plain(char c) {
        int digit = digit(c);
        return digit >= 0 ? (char) ('0' + digit) : DASHES.indexOf(c) >= 0 ? '-' : SPACES.indexOf(c) >= 0 ? ' ' : c;
    }

    /// The digit that `c` shows; -1 where it shows none.
    private static int digit(char c) {
        for (int i = 0; i < ZEROS.length(); i++) {
            int digit = c - ZEROS.charAt(i);
            if (digit >= 0 && digit <= 9) {
                return digit;
            }
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
