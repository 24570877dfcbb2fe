package org.escargot.format.codec;

import java.util.Arrays;

/// UTF-8, in a few lines, because the charsets of a class library are large on the page.
final class Utf8 {
    private static final int CONTINUED = 0x80;
    private static final int SIX_BITS = 0x3F;
    /// The smallest characters that take two, three and four bytes.
    private static final int[] SMALLEST = {0x80, 0x800, Character.MIN_SUPPLEMENTARY_CODE_POINT};

    private Utf8() {}

    /// The bytes of `text`; half a character is written as a question mark.
    static byte[] bytes(String text) {
        byte[] bytes = new byte[3 * text.length()];
        int size = 0;
        for (int i = 0; i < text.length(); i++) {
            int code = text.codePointAt(i);
            if (code >= Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                i++;
            } else if (Character.isSurrogate((char) code)) {
                code = '?';
            }
            int more = following(code);
            int lead = 0xFF00 >> more + 1 & 0xFF;
            bytes[size++] = (byte) (more == 0 ? code : lead | code >> 6 * more);
            for (int left = more - 1; left >= 0; left--) {
                bytes[size++] = (byte) (CONTINUED | code >> 6 * left & SIX_BITS);
            }
        }
        return Arrays.copyOf(bytes, size);
    }

    private static int following(int code) {
        int more = 0;
        while (more < SMALLEST.length && code >= SMALLEST[more]) {
            more++;
        }
        return more;
    }

    /// The text of `bytes`; a byte that is no UTF-8 counts as the character U+FFFD.
    static String text(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            int lead = bytes[i] & 0xFF;
            int more = lead < CONTINUED ? 0 : lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
            int code = code(bytes, i, more);
            if (code < 0) {
                text.append('\uFFFD');
            } else {
                text.appendCodePoint(code);
                i += more;
            }
        }
        return text.toString();
    }

    /// The character at `from` with `more` bytes behind its first one, or -1 where none is.
    private static int code(byte[] bytes, int from, int more) {
        int code = bytes[from] & (more == 0 ? 0xFF : SIX_BITS >> more);
        for (int i = from + 1; i <= from + more; i++) {
            if (i >= bytes.length || (bytes[i] & 0xC0) != CONTINUED) {
                return -1;
            }
            code = code << 6 | bytes[i] & SIX_BITS;
        }
        boolean isLead = more == 0 || (bytes[from] & 0xC0) == 0xC0;
        boolean isShortest = following(code) == more;
        boolean isCharacter = code <= Character.MAX_CODE_POINT && (code < 0xD800 || code > 0xDFFF);
        return isLead && isShortest && isCharacter ? code : -1;
    }
}
