package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;

/// Makes lines plain: digits of other scripts become the usual ones, signs that look like a dash a dash, and the rows
/// of a table of HTML a line each, with bars between the cells.
final class Plain {
    /// The zeros of scripts whose ten digits follow each other: Arabic, Persian, Devanagari, Bengali, Gurmukhi,
    /// Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian,
    /// double-width.
    private static final String ZEROS = "\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66\u0E50\u0ED0"
            + "\u0F20\u1040\u17E0\u1810\uFF10";
    /// The ones of rows of signs without a zero: in circles, in black circles, superscript from four on.
    private static final String ONES = "\u2460\u2776\u2780\u278A\u2474";
    /// Chinese digits from zero on.
    private static final String CHINESE = "\u3007\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D";
    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D\u2043";
    private static final String SPACES = "\u00A0\u2002\u2003\u2007\u2009\u202F\u3000\u200B";
    /// What makes a digit a picture of a key.
    private static final String KEY = "\uFE0F\u20E3";

    private Plain() {}

    /// `lines` made plain, with the numbers that they had.
    static List<NumberedLine> lines(List<NumberedLine> lines) {
        boolean isTable = lines.stream().anyMatch(line -> HtmlRows.begins(line.text()));
        List<NumberedLine> plain = new ArrayList<>();
        for (NumberedLine line : isTable ? HtmlRows.of(lines) : lines) {
            plain.add(new NumberedLine(line.number(), text(line.text())));
        }
        return plain;
    }

    /// Three dots behind a sign say that a row goes on, two numbers and a bar at the beginning how large the grid is,
    /// and a line end may be spelled out.
    private static String text(String line) {
        String text = line.stripTrailing();
        String before = text.endsWith("...")
                ? text.substring(0, text.length() - "...".length()).stripTrailing()
                : "";
        boolean goesOn = !before.isEmpty() && ",;[(".indexOf(before.charAt(before.length() - 1)) >= 0;
        String shown = goesOn ? before : line;
        return characters(Text.without("9 9|", shown).replace("\\n", " "));
    }

    private static String characters(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                plain.append(c);
            } else if (KEY.indexOf(c) < 0) {
                plain.append(plain(c));
            }
        }
        return plain.toString();
    }

    private static char plain(char c) {
        for (int i = 0; i < ZEROS.length(); i++) {
            int digit = c - ZEROS.charAt(i);
            if (digit >= 0 && digit <= 9) {
                return (char) ('0' + digit);
            }
        }
        for (int i = 0; i < ONES.length(); i++) {
            int digit = c - ONES.charAt(i);
            if (digit >= 0 && digit < 9) {
                return (char) ('1' + digit);
            }
        }
        int chinese = CHINESE.indexOf(c);
        if (chinese >= 0) {
            return (char) ('0' + chinese);
        }
        return DASHES.indexOf(c) >= 0 ? '-' : SPACES.indexOf(c) >= 0 ? ' ' : c;
    }
}
