package org.escargot.format.sheet;

import java.util.List;
import java.util.Optional;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;

/// Why a sheet without a puzzle has none, where that is more than that there is none.
final class Refusal {
    private static final List<Integer> SIZES = List.of(4, 6, 8, 10, 12, 16, 25);
    private static final int LARGEST = SIZES.getLast();
    /// Fewer cells in one word may be anything.
    private static final int SHORTEST_WORD = 16;

    private static final int FEWEST_FIELDS = 4;

    private Refusal() {}

    /// What to say of `lines`; nothing where nothing is known.
    static Optional<BrokenEntry> of(PlainLines lines) {
        return site(lines.all()).or(() -> size(lines)).or(() -> size(new PlainLines(Brackets.innermost(lines.all()))));
    }

    /// A link to a site of which no format knows anything.
    static Optional<BrokenEntry> site(List<NumberedLine> lines) {
        for (NumberedLine line : lines) {
            int sign = line.text().indexOf("://");
            if (sign > 0) {
                return Optional.of(unknownSite(line, sign));
            }
            int name = line.text().indexOf("www.");
            if (name >= 0) {
                return Optional.of(site(line, name, name));
            }
        }
        return Optional.empty();
    }

    private static BrokenEntry unknownSite(NumberedLine line, int sign) {
        String text = line.text();
        int start = sign;
        while (start > 0 && Character.isLetter(text.charAt(start - 1))) {
            start--;
        }
        return site(line, start, sign + "://".length());
    }

    /// A link at `start`, whose site is named from `name` on.
    private static BrokenEntry site(NumberedLine line, int start, int name) {
        String text = line.text();
        int end = name;
        while (end < text.length() && "/?#)]>\"'".indexOf(text.charAt(end)) < 0 && text.charAt(end) > ' ') {
            end++;
        }
        String site = Text.without("www.", text.substring(name, end));
        Flaw flaw = Flaw.of(PuzzleFlaw.UNKNOWN_SITE).with("site", new Detail.Word(site.isEmpty() ? "?" : site));
        return BrokenEntry.at(line.number(), start + 1, flaw);
    }

    /// As many rows as each has cells, but not nine; or all of them in one word.
    private static Optional<BrokenEntry> size(PlainLines lines) {
        int rows = 0;
        int width = 0;
        long first = 0;
        for (int i = 0; i < lines.all().size(); i++) {
            NumberedLine line = lines.all().get(i);
            int cells = cells(line.text(), lines.cells().get(i));
            if (cells > 0) {
                if (rows > 0 && cells != width || rows == LARGEST) {
                    return Optional.empty();
                }
                first = rows == 0 ? line.number() : first;
                width = cells;
                rows++;
            }
        }
        boolean isWord = rows == 1 && width >= SHORTEST_WORD;
        int size = isWord ? (int) Math.round(Math.sqrt(width)) : width;
        boolean isSquare = isWord ? size * size == width : rows == size;
        return isSquare && SIZES.contains(size)
                ? Optional.of(
                        BrokenEntry.at(first, 1, Flaw.of(PuzzleFlaw.OTHER_SIZE).with("size", size)))
                : Optional.empty();
    }

    /// How many cells stand on a line: those of one character each, or numbers, or letters of larger grids.
    private static int cells(String line, String cells) {
        int fields = fields(line);
        if (fields > 0) {
            return fields;
        }
        if (cells.isEmpty()) {
            return 0;
        }
        boolean areCells = cells.indexOf(Words.OTHER) < 0;
        List<String> words = Text.words(line.replace('|', ' ').replace(',', ' '));
        if (areCells) {
            boolean areNumbers = words.stream().anyMatch(word -> Text.isNumber(word, 2) && word.length() == 2)
                    && words.stream().allMatch(word -> word.length() <= 2);
            return areNumbers ? words.size() : cells.length();
        }
        boolean areNumbers = words.size() > 9 && words.stream().allMatch(Refusal::isLargeCell);
        boolean isWord = words.size() == 1 && words.getFirst().chars().allMatch(c -> isLarge((char) c));
        return areNumbers ? words.size() : isWord ? words.getFirst().length() : 0;
    }

    /// How many fields a row of a table has, each empty or a cell; 0 where it is none.
    private static int fields(String line) {
        for (char separator : new char[] {',', ';', '\t'}) {
            List<String> fields = line.indexOf(separator) < 0 ? List.of() : Text.fields(line, separator);
            boolean isRow = fields.size() >= FEWEST_FIELDS
                    && fields.stream().anyMatch(field -> !field.isBlank())
                    && fields.stream().allMatch(field -> field.isBlank() || isLargeCell(field.strip()));
            if (isRow) {
                boolean endsInSeparator = fields.size() % 2 == 1 && fields.size() != 9;
                return fields.size() - (endsInSeparator && fields.getLast().isBlank() ? 1 : 0);
            }
        }
        return 0;
    }

    private static boolean isLargeCell(String word) {
        return Text.isNumber(word, 2) || word.length() == 1 && isLarge(word.charAt(0));
    }

    private static boolean isLarge(char c) {
        return c >= '0' && c <= '9' || c >= 'A' && c <= 'Y' || c >= 'a' && c <= 'y' || c == '.' || c == '-' || c == '_';
    }
}
