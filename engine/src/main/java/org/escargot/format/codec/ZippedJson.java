package org.escargot.format.codec;

import java.util.Optional;
import org.escargot.format.lines.Text;

/// JSON as SudokuPad shortens it: names stand without quotes, texts in single ones, `t` and `f` are the words, and an
/// item that is missing is an object without members.
public final class ZippedJson {
    private static final String SIGNS = "{}[],:";

    private final String zipped;
    private final StringBuilder json = new StringBuilder();
    private int place;
    /// The sign before `place`, or 0 where a value stands there.
    private char before;

    private ZippedJson(String zipped) {
        this.zipped = zipped;
    }

    /// The value that `text` is, shortened or not; nothing when it is neither.
    public static Optional<Json> parse(String text) {
        return Json.parse(text.indexOf('"') >= 0 ? text : new ZippedJson(text).unzipped());
    }

    private String unzipped() {
        while (place < zipped.length()) {
            char c = zipped.charAt(place);
            if (c == '\'') {
                quoted();
            } else if (SIGNS.indexOf(c) >= 0) {
                sign(c);
            } else {
                word();
            }
        }
        return json.toString();
    }

    private void sign(char sign) {
        boolean isMissing = (before == '[' || before == ',') && (sign == ',' || sign == ']');
        json.append(isMissing ? "{}" : "").append(sign);
        // Behind the end of a list or an object the value is there.
        before = sign == ']' || sign == '}' ? 0 : sign;
        place++;
    }

    private void quoted() {
        json.append('"');
        for (place++; place < zipped.length() && zipped.charAt(place) != '\''; place++) {
            char c = zipped.charAt(place);
            char next = place + 1 < zipped.length() ? zipped.charAt(place + 1) : 0;
            if (c == '\\' && next == '\'') {
                json.append(next);
                place++;
            } else if (c == '\\') {
                json.append(c).append(next);
                place++;
            } else {
                json.append(c);
            }
        }
        json.append('"');
        before = 0;
        place++;
    }

    private void word() {
        int end = place;
        while (end < zipped.length() && SIGNS.indexOf(zipped.charAt(end)) < 0 && zipped.charAt(end) != '\'') {
            end++;
        }
        String word = zipped.substring(place, end).strip();
        boolean isName = end < zipped.length() && zipped.charAt(end) == ':';
        json.append(
                switch (word) {
                    case "t" -> isName ? "\"t\"" : "true";
                    case "f" -> isName ? "\"f\"" : "false";
                    case "" -> "";
                    default -> isName || !isBare(word) ? JsonWriter.quoted(word) : word;
                });
        before = word.isEmpty() ? before : 0;
        place = end;
    }

    private static boolean isBare(String word) {
        return word.equals("null")
                || word.equals("true")
                || word.equals("false")
                || word.chars().allMatch(c -> Text.isDigit(c) || c == '-' || c == '.');
    }
}
