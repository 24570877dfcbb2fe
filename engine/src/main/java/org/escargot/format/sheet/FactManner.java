package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;

/// A row, a column and a digit for each given: `r1c5=7`, `cell(1,5,7)`, `1 5 7` on a line, `157`, `A5=7`. Rows and
/// columns are counted from 1, or from 0 where a 0 stands among them.
final class FactManner implements Manner {
    /// Fewer facts are words in a sentence.
    private static final int FEWEST = 8;

    /// Each takes the facts of one line.
    private static final List<BiConsumer<Facts, NumberedLine>> WAYS =
            List.of(FactManner::named, FactManner::grouped, FactManner::words, FactManner::wholeLine);

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        for (BiConsumer<Facts, NumberedLine> way : WAYS) {
            List<PuzzleEntry> puzzle = facts(lines.all(), way).puzzle();
            if (!puzzle.isEmpty()) {
                return puzzle;
            }
        }
        return List.of();
    }

    private static Facts facts(List<NumberedLine> lines, BiConsumer<Facts, NumberedLine> way) {
        Facts facts = new Facts();
        for (NumberedLine line : lines) {
            if (facts.isBroken) {
                break;
            }
            way.accept(facts, line);
        }
        return facts;
    }

    /// Facts, each three figures one after the other, and whether anything contradicts that they are facts.
    private static final class Facts {
        private final List<int[]> triples = new ArrayList<>();
        private long line;
        /// How many there are, where a line says so.
        private OptionalInt count = OptionalInt.empty();
        private boolean isBroken;

        void add(long number, int row, int column, int digit) {
            line = triples.isEmpty() ? number : line;
            isBroken |= triples.size() == Cell.COUNT;
            triples.add(new int[] {row, column, digit});
        }

        /// The puzzle; none where these are no facts.
        List<PuzzleEntry> puzzle() {
            boolean fromZero = triples.stream().anyMatch(triple -> triple[0] == 0 || triple[1] == 0);
            Grid grid = Grid.EMPTY;
            if (isBroken || triples.size() < FEWEST || count.orElse(triples.size()) != triples.size()) {
                return List.of();
            }
            for (int[] triple : triples) {
                int row = triple[0] - (fromZero ? 0 : 1);
                int column = triple[1] - (fromZero ? 0 : 1);
                if (row < 0 || row > 8 || column < 0 || column > 8 || triple[2] > Digit.COUNT) {
                    return List.of();
                }
                int cell = Cell.at(row, column);
                if (grid.digit(cell) != Digit.NONE) {
                    return List.of();
                }
                grid = grid.with(cell, triple[2]);
            }
            return grid.equals(Grid.EMPTY) ? List.of() : List.of(PuzzleEntry.of(line, new Givens(grid), ""));
        }
    }

    /// `r1c5=7`, `R1C5: 7`, and `A5=7`.
    private static void named(Facts facts, NumberedLine line) {
        String text = line.text();
        for (int i = 0; i < text.length(); i++) {
            int end = name(text, i);
            if (end > 0) {
                int digit = behindSign(text, end);
                int row = Character.toLowerCase(text.charAt(i)) == 'r' && end == i + 4
                        ? text.charAt(i + 1) - '0'
                        : Character.toLowerCase(text.charAt(i)) - 'a' + 1;
                if (digit >= 0) {
                    facts.add(line.number(), row, text.charAt(end - 1) - '0', digit);
                }
                i = end - 1;
            }
        }
    }

    /// Where the name of a cell that begins at `start` ends; 0 where none begins.
    private static int name(String text, int start) {
        if (start > 0 && Character.isLetterOrDigit(text.charAt(start - 1))) {
            return 0;
        }
        char c = Character.toLowerCase(text.charAt(start));
        boolean isLong = c == 'r' && digit(text, start + 1) >= 0 && isC(text, start + 2) && digit(text, start + 3) >= 0;
        if (isLong) {
            return start + 4;
        }
        return c >= 'a' && c <= 'i' && digit(text, start + 1) > 0 ? start + 2 : 0;
    }

    private static boolean isC(String text, int at) {
        return at < text.length() && Character.toLowerCase(text.charAt(at)) == 'c';
    }

    /// The lone digit behind `=` or `:`, with blanks and quotes around; -1 where there is none.
    private static int behindSign(String text, int from) {
        int at = blanks(text, from);
        if (at >= text.length() || text.charAt(at) != '=' && text.charAt(at) != ':') {
            return -1;
        }
        at = blanks(text, at + 1);
        return digit(text, at) > 0 && digit(text, at + 1) < 0 ? digit(text, at) : -1;
    }

    private static int blanks(String text, int from) {
        int at = from;
        while (at < text.length() && " '\"".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private static int digit(String text, int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9' ? text.charAt(at) - '0' : -1;
    }

    /// Three figures in parentheses, or in a bracket of their own.
    private static void grouped(Facts facts, NumberedLine line) {
        String text = line.text();
        for (int open = 0; open < text.length(); open++) {
            if (text.charAt(open) == '(' || text.charAt(open) == '[') {
                int close = open + 1;
                while (close < text.length() && "([)]".indexOf(text.charAt(close)) < 0) {
                    close++;
                }
                boolean isFact = add(facts, line.number(), text.substring(open + 1, close));
                if (!isFact) {
                    addKey(facts, line.number(), text, open, close);
                }
                open = close - 1;
            }
        }
    }

    private static boolean add(Facts facts, long number, String text) {
        List<String> figures = figures(text);
        boolean isFact = figures.size() == 3 && figures.stream().allMatch(figure -> figure.length() == 1);
        if (isFact) {
            facts.add(
                    number,
                    figures.get(0).charAt(0) - '0',
                    figures.get(1).charAt(0) - '0',
                    figures.get(2).charAt(0) - '0');
        }
        return isFact;
    }

    /// A row and a column in brackets, and the digit behind a sign: `(0, 4): 7`.
    private static void addKey(Facts facts, long number, String text, int open, int close) {
        List<String> figures = figures(text.substring(open + 1, close));
        boolean isKey = figures.size() == 2 && figures.stream().allMatch(figure -> figure.length() == 1);
        int digit = isKey ? behindSign(text, Math.min(text.length(), close + 1)) : -1;
        if (digit >= 0) {
            facts.add(number, figures.get(0).charAt(0) - '0', figures.get(1).charAt(0) - '0', digit);
        }
    }

    /// The runs of digits in `text`.
    private static List<String> figures(String text) {
        List<String> figures = new ArrayList<>();
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean isDigit = i < text.length() && digit(text, i) >= 0;
            if (isDigit && start < 0) {
                start = i;
            } else if (!isDigit && start >= 0) {
                figures.add(text.substring(start, i));
                start = -1;
            }
        }
        return figures;
    }

    /// Words of three digits and no other digits.
    private static void words(Facts facts, NumberedLine line) {
        for (String figure : figures(line.text())) {
            facts.isBroken |= figure.length() != 3;
            if (figure.length() == 3) {
                facts.add(line.number(), figure.charAt(0) - '0', figure.charAt(1) - '0', figure.charAt(2) - '0');
            }
        }
    }

    /// Three figures on a line, and no other ones but how many lines there are. What is drawn has its `x` first.
    private static void wholeLine(Facts facts, NumberedLine line) {
        List<String> figures = figures(line.text());
        boolean isFact = add(facts, line.number(), line.text());
        boolean isCount = !isFact
                && facts.count.isEmpty()
                && facts.triples.isEmpty()
                && Text.isNumber(line.text().strip(), 2);
        facts.count = isCount ? OptionalInt.of(Integer.parseInt(line.text().strip())) : facts.count;
        boolean isDrawn = line.text().strip().startsWith("\\");
        facts.isBroken |= !figures.isEmpty() && !isFact && !isCount || isFact && isDrawn;
    }
}
