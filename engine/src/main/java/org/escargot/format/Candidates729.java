package org.escargot.format;

import java.util.List;
import java.util.Optional;
import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;

/// Tells 729 signs, nine for each cell, from rows of digits, where they stand on several lines.
public final class Candidates729 {
    /// So many digits that each stand at their own place are no chance, and no nine rows of a puzzle.
    private static final int FEWEST = 10;

    /// What stands for a digit that is gone, beside `0`.
    private static final String EMPTY = "._*xX-";

    private static final int LENGTH = Candidate.COUNT;

    private Candidates729() {}

    /// Whether each digit of `signs` is the one whose place it has in a group of nine, and there are enough of them.
    public static boolean areInOrder(CharSequence signs) {
        int digits = 0;
        for (int i = 0; i < signs.length(); i++) {
            char c = signs.charAt(i);
            if (c >= '1' && c <= '9') {
                if (c - '1' != i % 9) {
                    return false;
                }
                digits++;
            }
        }
        return digits >= FEWEST;
    }

    /// Whether `line` is the candidates of nine cells, rather than a puzzle.
    public static boolean isRow(String line) {
        return line.length() == LENGTH / 9 && areCells(line) && areInOrder(line);
    }

    /// Whether `rows` begin with candidates, a cell or a row of cells on each.
    public static boolean begin(List<String> rows) {
        return rows.size() == 9
                && rows.stream().allMatch(row -> row.length() == rows.getFirst().length() && areCells(row))
                && rows.getFirst().length() % 9 == 0
                && areInOrder(String.join("", rows));
    }

    /// The candidates of `rows`, a bit for each digit; nothing where they are not all of 729.
    public static Optional<int[]> of(List<String> rows) {
        String signs = rows.stream().allMatch(Candidates729::areCells) ? String.join("", rows) : "";
        return signs.length() == LENGTH && areInOrder(signs) ? Optional.of(bits(signs)) : Optional.empty();
    }

    /// The candidates of 729 signs, a bit for each digit.
    public static int[] bits(String signs) {
        int[] bits = new int[Cell.COUNT];
        for (int i = 0; i < LENGTH; i++) {
            boolean isDigit = signs.charAt(i) >= '1' && signs.charAt(i) <= '9';
            bits[Candidate.cell(i)] |= isDigit ? DigitSet.bit(Candidate.digit(i)) : 0;
        }
        return bits;
    }

    private static boolean areCells(String line) {
        return line.chars().allMatch(c -> c >= '0' && c <= '9' || EMPTY.indexOf(c) >= 0);
    }
}
