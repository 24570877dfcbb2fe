package org.escargot.format.text;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.Notes;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.Text;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;

/// Candidates that a text says are gone: each a digit, a row and a column, such as `182` for digit 1 in r8c2.
final class DeletedCandidates {
    private DeletedCandidates() {}

    /// Whether `list` is such candidates and nothing else, at least one.
    static boolean areIn(String list) {
        List<String> words = Text.words(list);
        return !words.isEmpty() && words.stream().allMatch(DeletedCandidates::isCandidate);
    }

    private static boolean isCandidate(String word) {
        return Text.is(word, 3, c -> c >= '1' && c <= '9');
    }

    /// `puzzle`, in whose notes the candidates of `list` are missing; what is no candidate there is passed over.
    static PuzzleEntry from(PuzzleEntry puzzle, String list) {
        Pencilmarks position = puzzle.position();
        boolean isChanged = false;
        for (String word : Text.words(list)) {
            if (isCandidate(word)) {
                int cell = Cell.at(word.charAt(1) - '1', word.charAt(2) - '1');
                int digit = word.charAt(0) - '0';
                isChanged |= position.has(cell, digit);
                position = position.without(cell, digit);
            }
        }
        return isChanged ? puzzle.withNotes(Notes.ofCenter(open(position))) : puzzle;
    }

    /// The candidates of the open cells of `position`.
    static Marks open(Pencilmarks position) {
        int[] sets = new int[Cell.COUNT];
        CellSet open = position.unsolved();
        for (int cell = open.first(); cell >= 0; cell = open.next(cell)) {
            sets[cell] = position.candidates(cell).bits();
        }
        return Marks.of(sets);
    }

    /// The candidates of `position` that are not noted in `center`, digit by digit.
    static String missing(Pencilmarks position, Marks center) {
        List<String> words = new ArrayList<>();
        for (int digit = 1; digit <= Digit.COUNT && !center.isEmpty(); digit++) {
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                if (position.has(cell, digit) && !center.has(cell, digit)) {
                    words.add("" + digit + (Cell.row(cell) + 1) + (Cell.column(cell) + 1));
                }
            }
        }
        return String.join(" ", words);
    }
}
