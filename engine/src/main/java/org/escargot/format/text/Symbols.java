package org.escargot.format.text;

import org.escargot.format.Detail;
import org.escargot.format.Head;

/// Which characters stand for cells, frames and comments.
public final class Symbols {
    private Symbols() {}

    /// Whether `c` fills a cell: a digit, or one of the characters that stand for an empty cell.
    static boolean isCell(char c) {
        return c >= '0' && c <= '9' || isEmptyCell(c);
    }

    /// Whether `c` stands for an empty cell in every context (a blank does so only where the width is known).
    static boolean isEmptyCell(char c) {
        return switch (c) {
            case '.', '0', '_', '*', 'X', 'x', '-' -> true;
            default -> false;
        };
    }

    /// The digit that `c` puts into its cell, 0 for an empty one.
    static byte digit(char c) {
        return c >= '1' && c <= '9' ? (byte) (c - '0') : 0;
    }

    /// Whether `c` only separates: frames in ASCII and in box drawing.
    static boolean isFrame(char c) {
        return switch (c) {
            case '|', '!', ':', '+', '\'' -> true;
            default -> c >= '\u2500' && c <= '\u257F';
        };
    }

    /// Whether `line` says nothing to a reader of puzzles.
    static boolean isComment(String line) {
        String text = line.strip();
        return text.isEmpty() || text.startsWith("#") || text.startsWith("//") || text.startsWith(";");
    }

    /// Whether `line` is a word over a grid (`Grid 01`, `[code]`) rather than a row of it.
    static boolean isTitle(String line) {
        String text = line.strip();
        return isFence(text)
                || text.startsWith("[") && text.endsWith("]")
                || text.length() > 1 && isWordLetter(text.charAt(0)) && isWordLetter(text.charAt(1));
    }

    /// What stands around code and comments.
    private static boolean isFence(String text) {
        return text.startsWith("```") || text.equals("/*") || text.equals("*/") || text.equals("\"\"\"");
    }

    private static boolean isWordLetter(char c) {
        return Character.isLetter(c) && !isEmptyCell(c);
    }

    /// Whether `line` is a rule between rows rather than a row.
    static boolean isBorder(String line) {
        if (line.contains("---")
                || line.contains("===")
                || line.contains("\u2500\u2500")
                || line.contains("\u2550\u2550")
                || line.contains("\u2501\u2501")) {
            return line.chars().noneMatch(c -> c >= '1' && c <= '9');
        }
        String text = line.strip();
        boolean hasCorners = text.length() > 2 && text.startsWith("+") && text.endsWith("+");
        return hasCorners && text.chars().allMatch(c -> " +-=_".indexOf(c) >= 0);
    }

    /// Whether `line` begins with characters among which some are in no text.
    public static boolean isBinary(String line) {
        int end = Math.min(line.length(), Head.MOST_CHARACTERS);
        for (int i = 0; i < end; i++) {
            char c = line.charAt(i);
            if (c < ' ' && c != '\t' && c != '\f' && c != 26 || c == '\uFFFD' && i < 8) {
                return true;
            }
        }
        return false;
    }

    /// How a sentence names `c`.
    static Detail shown(char c) {
        return c < ' ' || c == '\uFFFD' ? new Detail.Invisible(c) : new Detail.Visible(c);
    }
}
