package org.escargot.game;

import org.escargot.game.command.Layer;
import org.escargot.game.command.Option;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Grid;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;

/// Places digits.
final class Placing {
    private Placing() {}

    /// Places `digit` in those of `targets` that are not frozen: in all of them or, where the option to obey the
    /// rules forbids one, in none.
    static Edit place(Board board, Options options, CellSet targets, int digit) {
        CellSet cells = targets.and(board.changeable());
        if (cells.isEmpty()) {
            return new Edit(board, new Notice.Frozen(targets));
        }
        Board placed = placed(board, cells, digit);
        CellSet holders = placed.digits().cellsOf(digit);
        int seeing = options.has(Option.RULES_ONLY) ? firstSeeing(cells, holders) : -1;
        if (seeing >= 0) {
            CellSet because = Houses.peers(seeing).and(holders);
            return new Edit(board, new Notice.Refused(seeing, digit, because));
        }
        CellSet fresh = cells.minus(board.digits().cellsOf(digit));
        Board tidy = options.has(Option.TIDY_MARKS) ? tidied(placed, fresh, digit) : placed;
        if (tidy.equals(board)) {
            return Edit.none(board);
        }
        CellSet seen = seenBy(cells);
        CellSet clashes = seen.and(holders).minus(cells);
        return new Edit(
                tidy, new Notice.Placed(cells, digit, clashes, seen.and(cells), completed(board, placed, cells)));
    }

    /// The first of `cells` that sees one of `holders`, or -1.
    private static int firstSeeing(CellSet cells, CellSet holders) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            if (Houses.peers(cell).intersects(holders)) {
                return cell;
            }
        }
        return -1;
    }

    /// What the program had solved belongs to the puzzle typed so far, and goes when that changes.
    private static Board placed(Board board, CellSet cells, int digit) {
        return switch (board.stage()) {
            case Stage.Entering entering ->
                board.with(entering, filled(board.puzzle().grid(), cells, digit));
            case Stage.Playing _ ->
                board.with(filled(board.digits(), cells, digit), board.solved().minus(cells));
        };
    }

    private static Grid filled(Grid grid, CellSet cells, int digit) {
        Grid filled = grid;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            filled = filled.with(cell, digit);
        }
        return filled;
    }

    /// `board` without the marks that the `fresh` digits make needless. A digit that clashes tidies nothing: it is
    /// likely a slip.
    private static Board tidied(Board board, CellSet fresh, int digit) {
        CellSet sure = fresh.minus(board.clashes());
        CellSet seen = seenBy(sure);
        Board tidy = board.with(Layer.CORNER, board.corner().without(seen, digit));
        return switch (board.candidates()) {
            case Candidates.ByHand _ -> tidy.with(Layer.CENTER, board.center().without(seen, digit));
            case Candidates.Automatic _ -> tidy;
        };
    }

    private static CellSet seenBy(CellSet cells) {
        CellSet seen = CellSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            seen = seen.or(Houses.peers(cell));
        }
        return seen;
    }

    private static HouseSet completed(Board before, Board after, CellSet cells) {
        HouseSet completed = HouseSet.EMPTY;
        for (int house = 0; house < House.COUNT; house++) {
            if (Houses.cells(house).intersects(cells)
                    && Pile.missing(after.digits(), house).isEmpty()
                    && !Pile.missing(before.digits(), house).isEmpty()) {
                completed = completed.with(house);
            }
        }
        return completed;
    }

    /// Erases the digits of those of `targets` that are not frozen.
    static Edit erase(Board board, CellSet targets) {
        CellSet cells = targets.and(board.changeable()).minus(board.digits().cellsOf(Digit.NONE));
        if (cells.isEmpty()) {
            return targets.intersects(board.givens().filled())
                    ? new Edit(
                            board, new Notice.Frozen(targets.and(board.givens().filled())))
                    : Edit.none(board);
        }
        Board erased = switch (board.stage()) {
            case Stage.Entering entering ->
                board.with(entering, board.puzzle().grid().without(cells));
            case Stage.Playing _ ->
                board.with(board.digits().without(cells), board.solved().minus(cells));
        };
        return new Edit(erased, new Notice.Erased(cells));
    }
}
