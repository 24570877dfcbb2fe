package org.escargot.format.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/// Looks at pieces of text without regular expressions, which a page would have to carry.
public final class Text {
    private Text() {}

    /// Whether `text` has `length` characters that all pass `test`.
    public static boolean is(String text, int length, IntPredicate test) {
        return text.length() == length && text.chars().allMatch(test);
    }

    /// Whether `text` is a whole number of at most `most` digits.
    public static boolean isNumber(String text, int most) {
        return !text.isEmpty() && text.length() <= most && text.chars().allMatch(Text::isDigit);
    }

    /// Whether `c` is 0 to 9.
    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /// Whether `text` is a grid of 81 digits, with `0` or `.` for an empty cell.
    public static boolean isGrid(String text) {
        return is(text, 81, c -> isDigit(c) || c == '.');
    }

    /// The words of `text`, which blanks separate; no empty ones.
    public static List<String> words(String text) {
        return pieces(text, c -> c <= ' ').stream()
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /// Where the word ends that begins at `start` of `text`: at the next blank, or at the end.
    public static int endOfWord(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) > ' ') {
            end++;
        }
        return end;
    }

    /// The fields of `text`, which `separator` separates; empty ones too.
    public static List<String> fields(String text, char separator) {
        return pieces(text, c -> c == separator);
    }

    private static List<String> pieces(String text, IntPredicate separates) {
        List<String> pieces = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || separates.test(text.charAt(i))) {
                pieces.add(text.substring(start, i));
                start = i + 1;
            }
        }
        return pieces;
    }

    /// `text` with a blank for each control character but tabs: written again, one would end the line, or make the file
    /// look like no text.
    public static String oneLine(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isControl(text.charAt(i))) {
                return blanked(text);
            }
        }
        return text;
    }

    private static String blanked(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            plain.append(isControl(text.charAt(i)) ? ' ' : text.charAt(i));
        }
        return plain.toString();
    }

    private static boolean isControl(int c) {
        return c < ' ' && c != '\t';
    }

    /// `text` without `beginning`, if it begins so.
    public static String without(String beginning, String text) {
        return text.startsWith(beginning) ? text.substring(beginning.length()) : text;
    }
}
