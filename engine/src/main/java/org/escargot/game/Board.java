package org.escargot.game;

import java.util.Arrays;
import org.escargot.game.command.Layer;
import org.escargot.grid.CandidateColors;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Houses;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;

/// All that stands on the board: what undo brings back, a link carries and a save keeps.
///
/// @param stage whether a puzzle is typed or played, and its givens
/// @param digits every digit, the givens included
/// @param solved the cells whose digit the program placed
/// @param corner the corner marks; those of a filled cell are hidden, not gone
/// @param center the center marks, likewise
/// @param colors the colors
/// @param candidateColors the colors of candidates; those of a candidate that is not marked are hidden, not gone
/// @param candidates who keeps the center marks
public record Board(
        Stage stage,
        Grid digits,
        CellSet solved,
        Marks corner,
        Marks center,
        Marks colors,
        CandidateColors candidateColors,
        Candidates candidates) {
    /// The empty board, on which a puzzle can be typed.
    public static final Board EMPTY = new Board(
            new Stage.Entering(),
            Grid.EMPTY,
            CellSet.EMPTY,
            Marks.NONE,
            Marks.NONE,
            Marks.NONE,
            CandidateColors.NONE,
            new Candidates.ByHand());

    public Board {
        Grid givens = givens(stage);
        if (!digits.extendsGrid(givens)) {
            throw new IllegalArgumentException("The digits must keep the givens.");
        }
        if (!digits.filled().minus(givens.filled()).containsAll(solved)) {
            throw new IllegalArgumentException("A solved cell holds a digit, and no given.");
        }
        if (candidates instanceof Candidates.Automatic automatic
                && !digits.filled().containsAll(automatic.counted())) {
            throw new IllegalArgumentException("A counted cell holds a digit.");
        }
        if (stage instanceof Stage.Entering
                && !(isPlain(corner, center, colors, candidates) && candidateColors.isEmpty())) {
            throw new IllegalArgumentException("There are no marks while a puzzle is typed.");
        }
    }

    /// A board of a puzzle that is being typed has digits only.
    private static boolean isPlain(Marks corner, Marks center, Marks colors, Candidates candidates) {
        return corner.isEmpty() && center.isEmpty() && colors.isEmpty() && candidates instanceof Candidates.ByHand;
    }

    /// The board of `givens` at the start of play.
    public static Board of(Givens givens, Level level) {
        return EMPTY.with(new Stage.Playing(givens, level), givens.grid());
    }

    /// The board of `givens` with what stands in `position`, where the program keeps the candidates from now on.
    public static Board of(Givens givens, Pencilmarks position) {
        int[] candidates = new int[Cell.COUNT];
        Arrays.setAll(candidates, cell -> position.candidates(cell).bits());
        Board placed = EMPTY.with(new Stage.Playing(givens, Level.OWN), position.grid());
        return AutomaticCandidates.start(placed.with(Layer.CENTER, Marks.of(candidates)));
    }

    private static Grid givens(Stage stage) {
        return switch (stage) {
            case Stage.Entering _ -> Grid.EMPTY;
            case Stage.Playing playing -> playing.givens().grid();
        };
    }

    /// The frozen digits; none while a puzzle is typed.
    public Grid givens() {
        return givens(stage);
    }

    /// What there is to solve: the givens, or what has been typed so far.
    public Givens puzzle() {
        return switch (stage) {
            case Stage.Playing playing -> playing.givens();
            case Stage.Entering _ -> new Givens(digits.without(solved));
        };
    }

    /// The cells that a player may change.
    public CellSet changeable() {
        return CellSet.ALL.minus(givens().filled());
    }

    /// The marks of `layer`.
    public Marks marks(Layer layer) {
        return switch (layer) {
            case CORNER -> corner;
            case CENTER -> center;
            case COLOR -> colors;
        };
    }

    /// The digits that the rules allow in `cell`, as its peers stand; none for a filled cell.
    public DigitSet allowed(int cell) {
        return digits.digit(cell) == Digit.NONE
                ? SeenDigits.of(digits, Houses.peers(cell)).allowed(cell)
                : DigitSet.EMPTY;
    }

    /// The empty cells that the rules leave to `digit`.
    public CellSet destinations(int digit) {
        CellSet free = digits.cellsOf(Digit.NONE);
        CellSet placed = digits.cellsOf(digit);
        for (int cell = placed.first(); cell >= 0; cell = placed.next(cell)) {
            free = free.minus(Houses.peers(cell));
        }
        return free;
    }

    /// The cells whose digit stands in a peer too.
    public CellSet clashes() {
        return digits.clashes();
    }

    /// How far the board is.
    public BoardStatus standing() {
        if (!digits.filled().equals(CellSet.ALL)) {
            return BoardStatus.OPEN;
        }
        return digits.isSolved() ? BoardStatus.SOLVED : BoardStatus.FULL_BUT_WRONG;
    }

    /// Where reasoning starts: the digits, and for each empty cell the player's center marks that the rules allow. A
    /// cell without center marks has all that the rules allow.
    public Pencilmarks position() {
        Pencilmarks allowed = Pencilmarks.of(new Givens(digits));
        CandidateSet ruledOut = CandidateSet.EMPTY;
        CellSet marked = center.marked().and(allowed.unsolved());
        for (int cell = marked.first(); cell >= 0; cell = marked.next(cell)) {
            DigitSet gone = allowed.candidates(cell).minus(center.at(cell));
            ruledOut = ruledOut.or(CandidateSet.of(cell, gone));
        }
        return allowed.without(ruledOut);
    }

    /// What finders may ask about [#position]. While a puzzle is typed, every digit counts as given.
    public Facts facts() {
        return new Facts(position(), puzzle());
    }

    /// How many of the 81 cells hold a digit: what a gauge shows.
    public int filled() {
        return digits.filled().size();
    }

    Board with(Stage newStage, Grid newDigits) {
        return new Board(newStage, newDigits, CellSet.EMPTY, corner, center, colors, candidateColors, candidates);
    }

    Board with(Grid newDigits, CellSet newSolved) {
        return new Board(stage, newDigits, newSolved, corner, center, colors, candidateColors, counting(newDigits));
    }

    /// A cell that is no longer filled cannot count; the rest is [AutomaticCandidates]'s work.
    private Candidates counting(Grid newDigits) {
        return switch (candidates) {
            case Candidates.ByHand byHand -> byHand;
            case Candidates.Automatic automatic ->
                new Candidates.Automatic(
                        automatic.eliminated(), automatic.counted().and(newDigits.filled()));
        };
    }

    Board with(Layer layer, Marks marks) {
        return switch (layer) {
            case CORNER -> new Board(stage, digits, solved, marks, center, colors, candidateColors, candidates);
            case CENTER -> new Board(stage, digits, solved, corner, marks, colors, candidateColors, candidates);
            case COLOR -> new Board(stage, digits, solved, corner, center, marks, candidateColors, candidates);
        };
    }

    Board with(CandidateColors newColors) {
        return new Board(stage, digits, solved, corner, center, colors, newColors, candidates);
    }

    Board with(Candidates newCandidates) {
        return new Board(stage, digits, solved, corner, center, colors, candidateColors, newCandidates);
    }
}
