package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.VariantWriter;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.lines.Text;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;

/// The text of killers that forums use, one a line: a sign for each cell, in one cell of each cage its total, `1`..`9`,
/// then `A`..`Z` and `a`.. for 10 and more, `0` for none, and in its other cells where the cage goes on: `<`, `>`, `^`
/// and `v`. A dot is a cell in no cage.
public final class KillerTextFormat extends OneLineFormat {
    /// The signs of the totals 0 to 45.
    static final String TOTALS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";
    private static final String WAYS = "<>^v";
    private static final int MOST = 16;

    public KillerTextFormat() {
        super("killer");
    }

    @Override
    public boolean claimsAtOnce(NumberedLine line) {
        String text = text(line);
        return size(text) > 0 && text.chars().filter(c -> WAYS.indexOf(c) >= 0).count() > text.length() / 4;
    }

    /// The signs of a line, without what stands behind a blank.
    private static String text(NumberedLine line) {
        String text = line.text().strip();
        int end = Text.endOfWord(text, 0);
        return text.substring(0, end);
    }

    /// The size of the board that `text` covers; 0 where it is no such text.
    private static int size(String text) {
        int size = (int) Math.sqrt(text.length());
        boolean fits = size >= Frame.LEAST && size <= MOST && size * size == text.length();
        return fits && text.chars().allMatch(c -> c == '.' || WAYS.indexOf(c) >= 0 || TOTALS.indexOf(c) >= 0)
                ? size
                : 0;
    }

    @Override
    Entry read(NumberedLine line) {
        String text = text(line);
        return size(text) == 0 ? BrokenEntry.nothing(line.number()) : entry(line, text);
    }

    private static Entry entry(NumberedLine line, String text) {
        Frame frame = Frame.ofBoxes(size(text));
        int[] heads = new int[text.length()];
        for (int at = 0; at < heads.length; at++) {
            heads[at] = head(at, text, frame.size());
            if (heads[at] < 0) {
                return BrokenEntry.at(line.number(), line.text().indexOf(text) + at + 1, Flaw.of(RuleFlaw.NO_CAGE));
            }
        }
        List<Constraint> cages = new ArrayList<>();
        for (int at = 0; at < heads.length; at++) {
            if (heads[at] == at && text.charAt(at) != '.') {
                cages.add(cage(at, heads, TOTALS.indexOf(text.charAt(at)), frame));
            }
        }
        Variant variant = new Variant(Entries.rules(frame, cages, Map.of()).orElseThrow(), Digits.empty(frame));
        return Entries.of(
                line.number(),
                variant,
                line.text().strip().substring(text.length()).strip());
    }

    private static Constraint cage(int head, int[] heads, int total, Frame frame) {
        Cells cells = Cells.of(IntStream.range(0, heads.length)
                .filter(at -> heads[at] == head)
                .map(at -> frame.cell(at / frame.size(), at % frame.size())));
        return new SumRule.Cage(cells, total == 0 ? OptionalInt.empty() : OptionalInt.of(total));
    }

    /// The cell with the total of the cage that the cell `at` belongs to; below 0 where the signs lead nowhere.
    private static int head(int at, String text, int size) {
        int cell = at;
        for (int steps = 0; steps <= text.length(); steps++) {
            int column = cell % size;
            switch (text.charAt(cell)) {
                case '<' -> cell = column > 0 ? cell - 1 : -1;
                case '>' -> cell = column < size - 1 ? cell + 1 : -1;
                case '^' -> cell -= size;
                case 'v' -> cell += size;
                default -> {
                    return text.charAt(cell) == '.' && cell != at ? -1 : cell;
                }
            }
            if (cell < 0 || cell >= text.length()) {
                return -1;
            }
        }
        return -1;
    }

    @Override
    public Optional<VariantWriter> variantWriter() {
        return Optional.of(new VariantWriter(Set.of(), KillerTextWriter::write));
    }
}
