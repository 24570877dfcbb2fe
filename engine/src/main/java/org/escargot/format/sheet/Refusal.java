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
    /// Fewer cells in one word may be anything.
    private static final int SHORTEST_WORD = 16;

    private static final int FEWEST_FIELDS = 4;

    private Refusal() {}

    /// What to say of `lines`; nothing where nothing is known.
    static Optional<BrokenEntry> of(List<NumberedLine> lines) {
        return site(lines).or(() -> size(lines)).or(() -> size(Brackets.innermost(lines)));
    }

    /// A link to a site of which no format knows anything.
    private static Optional<BrokenEntry> site(List<NumberedLine> lines) {
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
    private static Optional<BrokenEntry> size(List<NumberedLine> lines) {
        Words words = Words.of(lines);
        List<NumberedLine> rows =
                lines.stream().filter(line -> cells(line.text(), words) > 0).toList();
        int[] widths = rows.stream()
                .mapToInt(row -> cells(row.text(), words))
                .distinct()
                .toArray();
        if (widths.length != 1) {
            return Optional.empty();
        }
        boolean isWord = rows.size() == 1 && widths[0] >= SHORTEST_WORD;
        int size = isWord ? (int) Math.round(Math.sqrt(widths[0])) : widths[0];
        boolean isSquare = isWord ? size * size == widths[0] : rows.size() == size;
        return isSquare && SIZES.contains(size)
                ? Optional.of(BrokenEntry.at(
                        rows.getFirst().number(),
                        1,
                        Flaw.of(PuzzleFlaw.OTHER_SIZE).with("size", size)))
                : Optional.empty();
    }

    /// How many cells stand on a line: those of one character each, or numbers, or letters of larger grids.
    private static int cells(String line, Words words) {
        int fields = fields(line);
        if (fields > 0) {
            return fields;
        }
        String cells = words.cells(line);
        if (cells.indexOf(Words.OTHER) < 0) {
            List<String> separate = Text.words(line.replace('|', ' ').replace(',', ' '));
            boolean areNumbers = separate.stream().anyMatch(word -> Text.isNumber(word, 2) && word.length() == 2)
                    && separate.stream().allMatch(word -> word.length() <= 2);
            return areNumbers ? separate.size() : cells.length();
        }
        List<String> parts = Text.words(line.replace('|', ' ').replace(',', ' '));
        boolean areNumbers = parts.size() > 9 && parts.stream().allMatch(Refusal::isLargeCell);
        boolean isWord = parts.size() == 1 && parts.getFirst().chars().allMatch(c -> isLarge((char) c));
        return areNumbers ? parts.size() : isWord ? parts.getFirst().length() : 0;
    }

    /// How many fields a row of a table has, each empty or a cell; 0 where it is none.
    private static int fields(String line) {
        for (char separator : new char[] {',', ';', '\t'}) {
            List<String> fields = Text.fields(line, separator);
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
