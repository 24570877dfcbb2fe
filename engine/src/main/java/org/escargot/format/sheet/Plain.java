package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;

/// Makes lines plain: digits of other scripts become the usual ones, signs that look like a dash a dash, and the rows
/// of a table of HTML a line each, with bars between the cells.
final class Plain {
    private static final int LONGEST_WITH_DATE = 200;

    private Plain() {}

    /// `lines` made plain, with the numbers that they had.
    static List<NumberedLine> lines(List<NumberedLine> lines) {
        boolean isTable = lines.stream().anyMatch(line -> HtmlRows.begins(line.text()));
        List<NumberedLine> tags =
                isTable ? HtmlRows.of(lines) : TagCells.of(lines).orElse(lines);
        List<NumberedLine> source = LetterBars.without(tags);
        boolean isList = isList(source);
        boolean isNumbered = isNumbered(source);
        List<NumberedLine> plain = new ArrayList<>();
        for (NumberedLine line : source) {
            String text = withoutDates(text(isNumbered ? withoutDot(line.text()) : line.text()));
            plain.add(new NumberedLine(line.number(), isList ? withoutDashes(text) : text));
        }
        return plain;
    }

    /// Whether each cell is an item of a list, a line each: `- 5`.
    private static boolean isList(List<NumberedLine> lines) {
        return lines.stream()
                        .filter(line -> line.text().strip().startsWith("- "))
                        .count()
                >= Cell.COUNT;
    }

    /// Whether lines begin with 1. to 9. and a blank, one after the other.
    private static boolean isNumbered(List<NumberedLine> lines) {
        StringBuilder numbers = new StringBuilder();
        lines.stream()
                .map(line -> line.text().strip())
                .filter(Plain::hasNumber)
                .forEach(text -> numbers.append(text.charAt(0)));
        return numbers.toString().equals("123456789");
    }

    private static boolean hasNumber(String text) {
        return text.length() > 3
                && Text.isDigit(text.charAt(0))
                && (text.charAt(1) == '.' || text.charAt(1) == ')')
                && text.charAt(2) == ' ';
    }

    private static String withoutDot(String line) {
        String text = line.strip();
        return hasNumber(text) ? text.charAt(0) + text.substring(2) : line;
    }

    /// `line` with a word for each date, such as 2024-03-12 or 12.3.2024, whose figures are no cells.
    private static String withoutDates(String line) {
        List<String> words = mayHaveDate(line) ? Text.words(line) : List.of();
        return words.stream().anyMatch(Plain::isDate)
                ? String.join(
                        " ",
                        words.stream().map(word -> isDate(word) ? "date" : word).toList())
                : line;
    }

    /// Whether a separator of dates stands behind a digit.
    private static boolean mayHaveDate(String line) {
        for (int i = 1; i < line.length() && line.length() <= LONGEST_WITH_DATE; i++) {
            if ("-./".indexOf(line.charAt(i)) >= 0 && Text.isDigit(line.charAt(i - 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDate(String word) {
        for (char separator : new char[] {'-', '.', '/'}) {
            List<String> parts = Text.fields(word, separator);
            boolean areFigures = parts.size() == 3 && parts.stream().allMatch(part -> Text.isNumber(part, 4));
            if (areFigures && parts.stream().filter(part -> part.length() == 4).count() == 1) {
                return parts.stream().allMatch(part -> part.length() != 3);
            }
        }
        return false;
    }

    private static String withoutDashes(String line) {
        String text = line.strip();
        while (text.startsWith("- ")) {
            text = text.substring(2).strip();
        }
        return text;
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
        return PlainCharacters.of(withoutLineEnds(withoutShape(shown)));
    }

    /// `line` without the size of the grid before its cells: `9 9|`, `9 9 \u2374`, `9 9 $`.
    private static String withoutShape(String line) {
        int shape = line.indexOf("9 9");
        int sign = shape < 0 ? -1 : shape + "9 9".length();
        while (sign >= 0 && sign < line.length() && line.charAt(sign) == ' ') {
            sign++;
        }
        boolean isShape = sign >= 0 && sign < line.length() && "|$\u2374".indexOf(line.charAt(sign)) >= 0;
        boolean isFirst = isShape && line.substring(0, shape).chars().noneMatch(Character::isDigit);
        return isFirst ? line.substring(sign + 1) : line;
    }

    /// `text` with a blank for each line end that is spelled out; a command of TeX may begin like one.
    private static String withoutLineEnds(String text) {
        StringBuilder plain = new StringBuilder(text);
        for (int at = plain.indexOf("\\n"); at >= 0; at = plain.indexOf("\\n", at + 1)) {
            boolean isCommand = at + 2 < plain.length() && Character.isLowerCase(plain.charAt(at + 2));
            if (!isCommand) {
                plain.replace(at, at + 2, " ");
            }
        }
        return plain.toString();
    }
}
