package org.escargot.game;

import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.Layer;
import org.escargot.game.command.Mode;
import org.escargot.game.command.Option;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.Houses;
import org.escargot.grid.Symmetry;
import org.escargot.logic.step.Effects;

/// Carries out the commands that change the board.
final class Editing {
    private Editing() {}

    static Edit edit(Board board, Hand hand, BoardCommand command) {
        return switch (command) {
            case BoardCommand.Type type -> type(board, hand, type.digit(), hand.mode());
            case BoardCommand.TypeAs type -> type(board, hand, type.digit(), type.mode());
            case BoardCommand.TypeAt type ->
                Placing.place(board, hand.options(), CellSet.of(type.cell()), type.digit());
            case BoardCommand.TypeOn type ->
                type.digit() == Digit.NONE
                        ? erase(board, hand, atHand(board, hand))
                        : type(board, hand, type.digit(), hand.mode());
            case BoardCommand.Erase _, BoardCommand.EraseBack _ -> erase(board, hand, atHand(board, hand));
            case BoardCommand.EraseAt erase -> erase(board, hand, CellSet.of(erase.cell()));
            case BoardCommand.Pencil pencil ->
                board.stage() instanceof Stage.Playing ? pencil(board, hand, pencil) : Edit.none(board);
            case BoardCommand.Solve solve -> PuzzleLifecycle.solve(board, solve.solution());
            case BoardCommand.Restart _ -> Edit.changed(board, PuzzleLifecycle.restarted(board));
            case BoardCommand.ClearAll _ -> Edit.changed(board, PuzzleLifecycle.cleared(board));
            case BoardCommand.EnterPuzzle _ -> Edit.changed(board, PuzzleLifecycle.entering(board));
            case BoardCommand.Play _ -> Edit.changed(board, PuzzleLifecycle.playing(board));
            case BoardCommand.Paste paste -> Pasting.paste(board, paste.text());
        };
    }

    /// While a puzzle is typed, a key means the one cell that has the focus.
    private static CellSet atHand(Board board, Hand hand) {
        return switch (board.stage()) {
            case Stage.Entering _ -> CellSet.of(hand.selection().focus());
            case Stage.Playing _ -> hand.selection().targets();
        };
    }

    private static Edit pencil(Board board, Hand hand, BoardCommand.Pencil command) {
        return switch (command) {
            case BoardCommand.EraseLayer erase ->
                Marking.clear(board, erase.layer(), hand.selection().targets());
            case BoardCommand.ColorCandidate color ->
                Coloring.toggle(board, CellSet.of(color.cell()), color.digit(), hand.candidateColor());
            case BoardCommand.ClearCandidateColors _ -> Coloring.clear(board, CellSet.ALL);
            case BoardCommand.FillCandidates _ -> Marking.fill(board);
            case BoardCommand.RestoreCandidates restore -> Marking.restore(board, restore.cells());
            case BoardCommand.FillAllNine _ -> Marking.fillAllNine(board);
            case BoardCommand.FillDigit fill -> Marking.fill(board, fill.digit());
            case BoardCommand.ClearMarks _ -> Marking.clearAll(board);
            case BoardCommand.StartCandidates _ -> startCandidates(board);
            case BoardCommand.StopCandidates _ -> Edit.changed(board, AutomaticCandidates.stop(board));
            case BoardCommand.Apply apply -> apply(board, hand, apply.effects());
        };
    }

    private static Edit startCandidates(Board board) {
        return switch (board.candidates()) {
            case Candidates.Automatic _ -> Edit.none(board);
            case Candidates.ByHand _ -> Edit.changed(board, AutomaticCandidates.start(board));
        };
    }

    private static Edit type(Board board, Hand hand, int digit, Mode mode) {
        CellSet targets = atHand(board, hand);
        CellSet free = targets.and(board.changeable());
        boolean oneHouse = free.size() > 1 && !Houses.common(free).isEmpty();
        return write(board, hand, targets, digit, mode == Mode.DIGIT && oneHouse ? Mode.CORNER : mode);
    }

    /// Writes `digit` into `targets` as `mode` says; while a puzzle is typed, there are only digits.
    static Edit write(Board board, Hand hand, CellSet targets, int digit, Mode mode) {
        return switch (board.stage()) {
            case Stage.Entering _ -> Placing.place(board, hand.options(), targets, digit);
            case Stage.Playing _ ->
                switch (mode) {
                    case DIGIT -> Placing.place(board, hand.options(), targets, digit);
                    case CORNER -> Marking.toggle(board, Layer.CORNER, targets, digit);
                    case CENTER -> Marking.toggle(board, Layer.CENTER, targets, digit);
                    case COLOR -> Marking.toggle(board, Layer.COLOR, targets, digit);
                    case CANDIDATE_COLOR -> Coloring.toggle(board, targets, digit, hand.candidateColor());
                };
        };
    }

    /// Erases the first kind of thing that any of `targets` has; while a puzzle is typed, with all that is given with
    /// it.
    static Edit erase(Board board, Hand hand, CellSet targets) {
        return switch (board.stage()) {
            case Stage.Entering _ -> Placing.erase(board, orbits(hand.symmetry(), targets));
            case Stage.Playing _ -> erasePlayed(board, hand.mode(), targets);
        };
    }

    private static CellSet orbits(Symmetry symmetry, CellSet cells) {
        CellSet orbits = CellSet.EMPTY;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            orbits = orbits.or(symmetry.orbit(cell));
        }
        return orbits;
    }

    private static Edit erasePlayed(Board board, Mode mode, CellSet targets) {
        Mode[] order = {mode, Mode.DIGIT, Mode.CENTER, Mode.CORNER, Mode.COLOR, Mode.CANDIDATE_COLOR};
        for (Mode kind : order) {
            Edit edit = erased(board, kind, targets);
            if (!edit.board().equals(board)) {
                return edit;
            }
        }
        return Placing.erase(board, targets);
    }

    private static Edit erased(Board board, Mode kind, CellSet targets) {
        return switch (kind) {
            case DIGIT -> Placing.erase(board, targets.and(board.changeable()));
            case CORNER -> Marking.clear(board, Layer.CORNER, targets);
            case CENTER -> Marking.clear(board, Layer.CENTER, targets);
            case COLOR -> Marking.clear(board, Layer.COLOR, targets);
            case CANDIDATE_COLOR -> Coloring.clear(board, targets);
        };
    }

    /// Only what the step still finds: the board may have changed since.
    private static Edit apply(Board board, Hand hand, Effects effects) {
        Board eliminated = Marking.eliminate(board, effects.eliminations());
        CandidateSet placements = effects.placements();
        Edit edit = Edit.changed(board, eliminated);
        for (int placed = placements.first(); placed >= 0; placed = placements.next(placed)) {
            int cell = Candidate.cell(placed);
            if (edit.board().digits().digit(cell) == Digit.NONE) {
                edit = Placing.place(
                        edit.board(),
                        hand.options().without(Option.RULES_ONLY),
                        CellSet.of(cell),
                        Candidate.digit(placed));
            }
        }
        return edit;
    }
}
