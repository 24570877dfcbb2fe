package org.escargot.format.sheet;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.NumberedLine;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Pencilmarks;

/// Nine lines of nine groups of digits, or 81 groups, some of several digits, with lines of text around. A group is a
/// set of candidates, with or without signs for those that are missing; marks may stick to it.
final class CandidateManner implements Manner {
    private static final int LONGEST_LINE = 2_000;
    private static final int MOST_LETTERS = 2;
    /// The numbers above the columns of a table.
    private static final List<String> COLUMNS = List.of("1", "2", "3", "4", "5", "6", "7", "8", "9");

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        List<PuzzleEntry> puzzles = new ArrayList<>();
        List<String> groups = new ArrayList<>();
        long first = 0;
        for (NumberedLine line : lines.all()) {
            List<String> row = isText(line.text()) ? List.of() : groups(line.text());
            boolean isRow = row.size() % 9 == 0;
            if (!row.isEmpty() && isRow) {
                first = groups.isEmpty() ? line.number() : first;
                groups.addAll(row);
            } else if (!row.isEmpty()) {
                return List.of();
            } else if (groups.size() == Cell.COUNT) {
                take(first, groups, puzzles);
            }
        }
        take(first, groups, puzzles);
        return puzzles;
    }

    private static void take(long line, List<String> groups, List<PuzzleEntry> puzzles) {
        if (groups.size() == Cell.COUNT + COLUMNS.size()
                && groups.subList(0, COLUMNS.size()).equals(COLUMNS)) {
            groups.subList(0, COLUMNS.size()).clear();
        }
        boolean hasSets = groups.stream().anyMatch(group -> group.length() > 1);
        if (groups.size() == Cell.COUNT && hasSets) {
            int[] candidates = new int[Cell.COUNT];
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                for (char c : groups.get(cell).toCharArray()) {
                    candidates[cell] |= DigitSet.bit(c - '0');
                }
            }
            puzzles.add(PuzzleEntry.of(line, Pencilmarks.ofCandidates(candidates), ""));
        }
        groups.clear();
    }

    /// Whether words, or the signs of a step, stand on the line.
    private static boolean isText(String line) {
        int letters = 0;
        for (int i = 0; i < line.length(); i++) {
            letters = Character.isLetter(line.charAt(i)) ? letters + 1 : 0;
            if (letters >= MOST_LETTERS) {
                return true;
            }
        }
        return line.length() > LONGEST_LINE || line.contains("=>") || line.contains("<>") || isMoreText(line);
    }

    /// Cells of a step, such as `r7c3=5`, have a letter between digits.
    private static boolean isMoreText(String line) {
        for (int i = 1; i + 1 < line.length(); i++) {
            boolean isBetween = Character.isDigit(line.charAt(i - 1)) && Character.isDigit(line.charAt(i + 1));
            if (isBetween && Character.isLetter(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /// The digits of each word of `line`; words without any are frames.
    private static List<String> groups(String line) {
        List<String> groups = new ArrayList<>();
        StringBuilder group = new StringBuilder();
        for (int i = 0; i <= line.length(); i++) {
            char c = i < line.length() ? line.charAt(i) : ' ';
            if (c >= '1' && c <= '9') {
                group.append(c);
            } else if (!group.isEmpty() && separates(c)) {
                groups.add(group.toString());
                group.setLength(0);
            }
        }
        return groups;
    }

    private static boolean separates(char c) {
        return c <= ' ' || "|,;:!/\"".indexOf(c) >= 0 || c >= '\u2500' && c <= '\u257F';
    }
}
