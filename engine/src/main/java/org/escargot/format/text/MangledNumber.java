package org.escargot.format.text;

import java.util.Optional;

/// What a spreadsheet makes of a puzzle when it takes it for a number, such as `4.00006E+80`: a digit, maybe decimals,
/// and an exponent from 70 to 89. Written without `java.util.regex`, which would be a tenth of the page's download.
///
/// @param start the index of its first character
/// @param end the index after its last one
record MangledNumber(int start, int end) {

    /// The first one in `line`.
    static Optional<MangledNumber> in(String line) {
        for (int start = 0; start < line.length(); start++) {
            if (isDigit(line, start) && (start == 0 || !joins(line, start - 1) && line.charAt(start - 1) != '.')) {
                int end = end(line, start);
                if (end > 0) {
                    return Optional.of(new MangledNumber(start, end));
                }
            }
        }
        return Optional.empty();
    }

    /// Where the number that starts at `start` ends; 0 when there is none.
    private static int end(String line, int start) {
        int exponent = afterDecimals(line, start + 1);
        if (!isOneOf(line, exponent, "eE")) {
            return 0;
        }
        int tens = exponent + (isOneOf(line, exponent + 1, "+") ? 2 : 1);
        boolean found = isOneOf(line, tens, "78") && isDigit(line, tens + 1) && !joins(line, tens + 2);
        return found ? tens + 2 : 0;
    }

    private static int afterDecimals(String line, int point) {
        if (!isOneOf(line, point, ".,") || !isDigit(line, point + 1)) {
            return point;
        }
        int end = point + 1;
        while (isDigit(line, end)) {
            end++;
        }
        return end;
    }

    private static boolean isOneOf(String line, int index, String characters) {
        return index < line.length() && characters.indexOf(line.charAt(index)) >= 0;
    }

    private static boolean isDigit(String line, int index) {
        return index < line.length() && line.charAt(index) >= '0' && line.charAt(index) <= '9';
    }

    /// Whether the character at `index` would make a longer word of the number.
    private static boolean joins(String line, int index) {
        return index < line.length() && (Character.isLetterOrDigit(line.charAt(index)) || line.charAt(index) == '_');
    }
}
