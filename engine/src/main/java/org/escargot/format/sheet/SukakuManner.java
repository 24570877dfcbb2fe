package org.escargot.format.sheet;

import java.util.List;
import org.escargot.format.Candidates729;
import org.escargot.format.PuzzleEntry;
import org.escargot.grid.Candidate;
import org.escargot.grid.Pencilmarks;

/// 729 signs, wherever their lines end: for each cell nine, one for each digit that may stand in it. Or the same as a
/// picture of 27 rows, in which each cell has three signs on three lines.
final class SukakuManner implements Manner {
    private static final int WIDTH = 27;

    @Override
    public List<PuzzleEntry> read(PlainLines lines) {
        StringBuilder signs = new StringBuilder();
        boolean isPicture = true;
        for (String cells : lines.cells()) {
            if (cells.indexOf(Words.OTHER) >= 0 || signs.length() + cells.length() > Candidate.COUNT) {
                return List.of();
            }
            isPicture &= cells.isEmpty() || cells.length() == WIDTH;
            signs.append(cells);
        }
        if (signs.length() != Candidate.COUNT) {
            return List.of();
        }
        String inOrder = signs.toString();
        String text = Candidates729.areInOrder(inOrder) ? inOrder : isPicture ? ofPicture(inOrder) : "";
        long first = lines.all().getFirst().number();
        return Candidates729.areInOrder(text)
                ? List.of(PuzzleEntry.of(first, Pencilmarks.ofCandidates(Candidates729.bits(text)), ""))
                : List.of();
    }

    /// The signs of a picture, cell by cell.
    private static String ofPicture(String signs) {
        StringBuilder cells = new StringBuilder();
        for (int candidate = 0; candidate < Candidate.COUNT; candidate++) {
            int cell = candidate / 9;
            int place = candidate % 9;
            int row = cell / 9 * 3 + place / 3;
            cells.append(signs.charAt(row * WIDTH + cell % 9 * 3 + place % 3));
        }
        return cells.toString();
    }
}
