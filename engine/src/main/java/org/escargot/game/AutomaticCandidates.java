package org.escargot.game;

import org.escargot.game.command.Layer;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;

/// Keeps the center marks of boards that ask for it.
public final class AutomaticCandidates {
    private AutomaticCandidates() {}

    /// `board` with the program keeping its center marks. What the player has ruled out in a cell with center
    /// marks stays ruled out; a cell without any is taken as not looked at yet, and so is one where the rules allow
    /// none of its marks.
    static Board start(Board board) {
        CellSet counted = counting(board);
        int[] eliminated = new int[Cell.COUNT];
        SeenDigits sight = SeenDigits.of(board.digits(), counted);
        CellSet empty = board.digits().cellsOf(Digit.NONE).and(board.center().marked());
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            DigitSet allowed = sight.allowed(cell);
            DigitSet marked = board.center().at(cell);
            eliminated[cell] =
                    allowed.intersects(marked) ? allowed.minus(marked).bits() : 0;
        }
        return filled(board.with(new Candidates.Automatic(Marks.of(eliminated), counted)));
    }

    /// `board` with its center marks as they are, from now on kept by hand.
    static Board stop(Board board) {
        return board.with(new Candidates.ByHand());
    }

    /// `after` with its center marks made right, when it came of `before` by changing digits.
    static Board kept(Board before, Board after) {
        return switch (after.candidates()) {
            case Candidates.ByHand _ -> after;
            case Candidates.Automatic automatic -> {
                CellSet counted = automatic.counted().minus(changed(before.digits(), after.digits()));
                yield filled(after.with(new Candidates.Automatic(automatic.eliminated(), counted.or(counting(after)))));
            }
        };
    }

    private static CellSet counting(Board board) {
        return counting(board.digits(), board.givens());
    }

    /// The cells whose digits count in any case.
    public static CellSet counting(Grid digits, Grid givens) {
        return digits.filled().minus(digits.clashes()).or(givens.filled());
    }

    private static CellSet changed(Grid before, Grid after) {
        CellSet changed = CellSet.EMPTY;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (before.digit(cell) != after.digit(cell)) {
                changed = changed.with(cell);
            }
        }
        return changed;
    }

    private static Board filled(Board board) {
        return board.candidates() instanceof Candidates.Automatic automatic
                ? board.with(Layer.CENTER, center(board.digits(), automatic))
                : board;
    }

    /// The marks that belong to `digits`.
    public static Marks center(Grid digits, Candidates.Automatic automatic) {
        SeenDigits sight = SeenDigits.of(digits, automatic.counted());
        int[] center = new int[Cell.COUNT];
        CellSet empty = digits.cellsOf(Digit.NONE);
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            center[cell] =
                    sight.allowed(cell).minus(automatic.eliminated().at(cell)).bits();
        }
        return Marks.of(center);
    }

    /// `board` with `digit` toggled in the center of each of `cells`: a mark is eliminated, and one that was
    /// eliminated comes back.
    /// What the rules forbid cannot be marked, so that such cells stay as they are.
    static Board toggle(Board board, Candidates.Automatic automatic, CellSet cells, int digit) {
        CellSet possible = possible(board, automatic, digit).and(cells);
        boolean allMarked = board.center().cellsOf(digit).containsAll(possible);
        Marks eliminated = allMarked
                ? automatic.eliminated().with(possible, digit)
                : automatic.eliminated().without(possible, digit);
        return filled(board.with(new Candidates.Automatic(eliminated, automatic.counted())));
    }

    /// `board` with `digit` eliminated from the center of `cells`.
    static Board eliminate(Board board, Candidates.Automatic automatic, CellSet cells, int digit) {
        CellSet possible = possible(board, automatic, digit).and(cells);
        return filled(board.with(
                new Candidates.Automatic(automatic.eliminated().with(possible, digit), automatic.counted())));
    }

    /// `board` as if `digit` had not been eliminated by hand anywhere.
    static Board restore(Board board, Candidates.Automatic automatic, int digit) {
        return filled(board.with(
                new Candidates.Automatic(automatic.eliminated().without(CellSet.ALL, digit), automatic.counted())));
    }

    /// `board` as if nothing had been eliminated by hand in `cells`.
    static Board restore(Board board, Candidates.Automatic automatic, CellSet cells) {
        return filled(board.with(new Candidates.Automatic(automatic.eliminated().without(cells), automatic.counted())));
    }

    /// `board` as if nothing had been eliminated by hand.
    static Board afresh(Board board, Candidates.Automatic automatic) {
        return filled(board.with(new Candidates.Automatic(Marks.NONE, automatic.counted())));
    }

    private static CellSet possible(Board board, Candidates.Automatic automatic, int digit) {
        SeenDigits sight = SeenDigits.of(board.digits(), automatic.counted());
        CellSet possible = CellSet.EMPTY;
        CellSet empty = board.digits().cellsOf(Digit.NONE);
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            if (sight.allowed(cell).contains(digit)) {
                possible = possible.with(cell);
            }
        }
        return possible;
    }
}
