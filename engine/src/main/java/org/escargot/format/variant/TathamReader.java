package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.lines.Text;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.jspecify.annotations.Nullable;

/// Reads one game id of Solo.
///
/// Numbers stand in runs: a letter is so many empty cells (`a` is one, `z` 26), `_` parts two numbers. Groups of cells
/// are told by the borders between them, first those between columns row by row, then those between rows column by
/// column: a letter is so many places without a border and then one with it, `_` is one with it, and `z` is 25 without
/// one.
final class TathamReader {
    private final List<Constraint> constraints = new ArrayList<>();
    private final List<String> parts;
    private Frame frame = Frame.CLASSIC;
    private int part;
    private @Nullable Flaw flaw;

    private TathamReader(String description) {
        parts = Text.fields(description, ',');
    }

    /// The puzzle of `id`.
    static Entry read(String id, long line, String metadata) {
        int colon = id.indexOf(':');
        TathamReader reader = new TathamReader(id.substring(colon + 1));
        Entry entry = reader.entry(id.substring(0, colon), line, metadata);
        return reader.flaw == null ? entry : BrokenEntry.at(line, 1, reader.flaw);
    }

    private Entry entry(String board, long line, String metadata) {
        int letters = endOfSize(board);
        String kinds = board.substring(letters);
        readBoard(board.substring(0, letters));
        int[] givens = flaw == null ? numbers(next(), frame.size()) : new int[0];
        if (flaw == null && kinds.contains("j")) {
            frame = Frame.ofPieces(frame.size(), groups(next()));
        }
        if (flaw == null && kinds.contains("x")) {
            constraints.add(new HouseRule.Diagonal(HouseRule.Slope.RISING));
            constraints.add(new HouseRule.Diagonal(HouseRule.Slope.FALLING));
        }
        if (flaw == null && kinds.contains("k")) {
            addCages(groups(next()), numbers(next(), frame.size() * frame.size() * frame.size()));
        }
        Optional<Rules> rules = flaw == null ? Entries.rules(frame, constraints, Map.of()) : Optional.empty();
        return rules.isEmpty()
                ? BrokenEntry.nothing(line)
                : Entries.of(line, new Variant(rules.get(), Digits.of(frame, byCell(givens))), metadata);
    }

    private static int endOfSize(String board) {
        int end = 0;
        while (end < board.length()
                && (Text.isDigit(board.charAt(end)) || board.charAt(end) == 'x' && isDigitAt(board, end + 1))) {
            end++;
        }
        return end;
    }

    private static boolean isDigitAt(String text, int at) {
        return at < text.length() && Text.isDigit(text.charAt(at));
    }

    /// A size such as `2x3`, which has boxes of two rows and three columns, or `9`.
    private void readBoard(String size) {
        List<String> numbers = Text.fields(size, 'x');
        boolean areNumbers = numbers.stream().allMatch(number -> Text.isNumber(number, 2));
        int rows = areNumbers ? Integer.parseInt(numbers.getFirst()) : 0;
        int columns = areNumbers && numbers.size() == 2 ? Integer.parseInt(numbers.getLast()) : 1;
        int all = numbers.size() > 2 ? 0 : rows * columns;
        if (all < Frame.LEAST || all > Frame.MOST) {
            flaw = Flaw.of(RuleFlaw.NO_BOARD).with("board", new Detail.Word(size));
            return;
        }
        frame = rows == 1 || columns == 1 ? Frame.withoutRegions(all) : Frame.ofBoxes(rows, columns);
    }

    private String next() {
        return part < parts.size() ? parts.get(part++) : "";
    }

    private void fail() {
        flaw = flaw == null ? Flaw.of(RuleFlaw.NO_REGIONS) : flaw;
    }

    /// The numbers of `runs`, cell by cell, 0 where there is none.
    private int[] numbers(String runs, int most) {
        int[] numbers = new int[frame.size() * frame.size()];
        int place = 0;
        int end = 0;
        for (int at = 0; at < runs.length() && place <= numbers.length; at = end) {
            end = endOfNumber(runs, at);
            if (end == at) {
                place += emptyCells(runs.charAt(at));
                end++;
                continue;
            }
            String number = runs.substring(at, end);
            if (place < numbers.length && Text.isNumber(number, 6)) {
                numbers[place] = Math.min(Integer.parseInt(number), most + 1);
            }
            place++;
        }
        if (place != numbers.length || Arrays.stream(numbers).anyMatch(number -> number > most)) {
            fail();
        }
        return numbers;
    }

    private static int endOfNumber(String runs, int from) {
        int end = from;
        while (isDigitAt(runs, end)) {
            end++;
        }
        return end;
    }

    private int emptyCells(char letter) {
        if (letter >= 'a' && letter <= 'z') {
            return letter - 'a' + 1;
        }
        if (letter != '_') {
            fail();
        }
        return 0;
    }

    /// For each cell the number of the group that `borders` put it in.
    private int[] groups(String borders) {
        int size = frame.size();
        int[] group = new int[size * size];
        Arrays.setAll(group, cell -> cell);
        int edges = 2 * size * (size - 1);
        int place = 0;
        for (int at = 0; at < borders.length() && place <= edges; at++) {
            // The letter z is 25 open places that no border follows.
            boolean isLong = borders.charAt(at) == 'z';
            int open = isLong ? 25 : emptyCells(borders.charAt(at));
            for (int i = 0; i < open && place < edges; i++) {
                join(group, place++);
            }
            place += isLong ? 0 : 1;
        }
        if (place != edges + 1 && place != edges) {
            fail();
        }
        return numbered(group);
    }

    private void join(int[] group, int edge) {
        int size = frame.size();
        boolean isBeside = edge < size * (size - 1);
        int at = isBeside ? edge : edge - size * (size - 1);
        int line = at / (size - 1);
        int along = at % (size - 1);
        int first = isBeside ? line * size + along : along * size + line;
        int second = isBeside ? first + 1 : first + size;
        int one = group[first];
        int other = group[second];
        for (int cell = 0; cell < group.length; cell++) {
            group[cell] = group[cell] == other ? one : group[cell];
        }
    }

    private static int[] numbered(int[] group) {
        int[] found = Arrays.stream(group).distinct().toArray();
        int[] numbered = new int[group.length];
        for (int number = 0; number < found.length; number++) {
            for (int cell = 0; cell < group.length; cell++) {
                numbered[cell] = group[cell] == found[number] ? number : numbered[cell];
            }
        }
        return numbered;
    }

    /// A cage for each group; its total stands at its first cell.
    private void addCages(int[] group, int[] totals) {
        if (flaw != null) {
            return;
        }
        for (Cells cage : Frame.ofPieces(frame.size(), group).regions()) {
            int first = cage.first();
            int total = totals[frame.row(first) * frame.size() + frame.column(first)];
            // A cell of its own without a total is in no cage.
            if (cage.size() == 1 && total == 0) {
                continue;
            }
            constraints.add(new SumRule.Cage(cage, total == 0 ? OptionalInt.empty() : OptionalInt.of(total)));
        }
    }

    private int[] byCell(int[] givens) {
        int[] digits = new int[frame.places()];
        for (int at = 0; at < givens.length; at++) {
            digits[frame.cell(at / frame.size(), at % frame.size())] = givens[at];
        }
        return digits;
    }
}
