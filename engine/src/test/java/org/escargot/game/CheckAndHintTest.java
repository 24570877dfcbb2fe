package org.escargot.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escargot.game.command.BoardCommand;
import org.escargot.game.command.Command;
import org.escargot.game.command.Mode;
import org.escargot.game.command.SelectionCommand;
import org.escargot.game.help.Check;
import org.escargot.game.help.Hint;
import org.escargot.grid.CellSet;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.Finders;
import org.escargot.logic.LogicSolver;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.solver.SimpleSolver;
import org.escargot.solver.Solutions;
import org.junit.jupiter.api.Test;

class CheckAndHintTest {
    private static final Solutions ANSWER = Solutions.of(Commands.GIVENS, new SimpleSolver());
    private static final LogicSolver LOGIC = new LogicSolver(Finders.USUAL);
    /// Some cells of a solution that leave rectangles open.
    private static final CellSet SEVERAL = CellSet.of(0, 1, 2, 9, 10, 11, 12, 27, 28, 29, 36, 37, 38);
    private static final int R1C3 = 2;
    private static final int R1C4 = 3;

    private static Board board(Command... commands) {
        return Commands.after(Commands.start(), List.of(commands)).board();
    }

    @Test
    void theAnswerTellsNoneOneAndSeveral() {
        assertThat(ANSWER).isEqualTo(new Solutions.One(Commands.GIVENS, Commands.SOLUTION));
        Givens clashing = Givens.of("55" + Commands.PUZZLE.substring(2));
        assertThat(Solutions.of(clashing, new SimpleSolver())).isEqualTo(new Solutions.None(clashing));
        Givens empty = Givens.of(".".repeat(81));
        assertThat(Solutions.of(empty, new SimpleSolver())).isInstanceOfSatisfying(Solutions.Several.class, several -> {
            assertThat(several.one().isSolved()).isTrue();
            assertThat(several.other().isSolved()).isTrue();
            assertThat(several.one()).isNotEqualTo(several.other());
        });
    }

    @Test
    void aBoardOfAPositionReasonsFromJustThat() {
        Givens puzzle = Givens.of(".3.7...........5..8.5..3.1....67.43.......6...2......97....1..41....8.5..8.3....6");
        Pencilmarks marks = Pencilmarks.of(puzzle);
        for (Step step : LOGIC.solve(puzzle).steps()) {
            assertThat(Board.of(puzzle, marks).position()).isEqualTo(marks);
            marks = step.effects().applyTo(marks);
        }
    }

    @Test
    void rulesAndSolutionAreCheckedApart() {
        Check check = Check.of(
                board(
                        new BoardCommand.TypeAt(R1C3, 2),
                        new BoardCommand.TypeAt(80 - 1, 9),
                        new SelectionCommand.Press(R1C4),
                        new BoardCommand.TypeAs(2, Mode.CENTER)),
                ANSWER);

        // r9c8 is a given of the puzzle, so that only r1c3 is wrong; 2 in r1c3 breaks no rule.
        assertThat(check.clashes()).isEqualTo(CellSet.EMPTY);
        assertThat(check.verdict()).isEqualTo(new Check.Verdict.Compared(CellSet.of(R1C3), CellSet.of(R1C4)));
        assertThat(check.passes()).isFalse();
    }

    @Test
    void aRightBoardPasses() {
        assertThat(Check.of(board(new BoardCommand.TypeAt(R1C3, 4), new BoardCommand.FillCandidates()), ANSWER)
                        .passes())
                .isTrue();
    }

    @Test
    void aCheckThatCannotCompareSaysSo() {
        Board open = Board.of(Givens.of(".".repeat(81)), Level.OWN);
        assertThat(Check.of(open, Solutions.of(open.puzzle(), new SimpleSolver()))
                        .verdict())
                .isEqualTo(new Check.Verdict.SeveralSolutions());
        assertThat(Check.of(open, ANSWER).verdict()).isEqualTo(new Check.Verdict.Outdated());
        Board clashing = Board.of(Givens.of("55" + Commands.PUZZLE.substring(2)), Level.OWN);
        Check check = Check.of(clashing, Solutions.of(clashing.puzzle(), new SimpleSolver()));
        assertThat(check.verdict()).isEqualTo(new Check.Verdict.NoSolution());
        assertThat(check.passes()).isFalse();
    }

    @Test
    void aHintSaysFirstWhatIsWrong() {
        assertThat(Hint.of(board(new BoardCommand.TypeAt(R1C3, 2)), ANSWER, LOGIC))
                .isEqualTo(new Hint.Mistakes(CellSet.of(R1C3), CellSet.EMPTY));
        assertThat(Hint.of(board(new BoardCommand.TypeAt(R1C3, 5)), ANSWER, LOGIC))
                .isEqualTo(new Hint.Mistakes(CellSet.of(R1C3), CellSet.EMPTY));
        assertThat(Hint.of(
                        board(new SelectionCommand.Press(R1C4), new BoardCommand.TypeAs(2, Mode.CENTER)),
                        ANSWER,
                        LOGIC))
                .isEqualTo(new Hint.Mistakes(CellSet.EMPTY, CellSet.of(R1C4)));
    }

    @Test
    void hintsAppliedOneAfterTheOtherSolveThePuzzleAsSteps() {
        GameState state = Commands.start();
        int steps = 0;
        while (Hint.of(state.board(), ANSWER, LOGIC) instanceof Hint.Next next) {
            state = state.apply(new BoardCommand.Apply(next.step().effects()), 5_000);
            assertThat(state.game().history().undoable()).isEqualTo(++steps);
        }
        assertThat(state.board().digits()).isEqualTo(Commands.SOLUTION);
        assertThat(state.game().result()).isPresent();
        assertThat(Hint.of(state.board(), ANSWER, LOGIC)).isEqualTo(new Hint.Nothing());
    }

    @Test
    void aHintStartsFromThePlayersMarks() {
        Board marked = board(new SelectionCommand.Press(R1C3), new BoardCommand.TypeAs(4, Mode.CENTER));

        assertThat(marked.position().candidates(R1C3).toString()).isEqualTo("4");
        assertThat(marked.position().candidates(R1C4).toString()).isEqualTo("26");
    }

    /// While a puzzle is typed, no digit counts as placed by the player: none of them could be exchanged.
    @Test
    void digitsThatAreTypedCountAsGiven() {
        String puzzle = "2..5..6.9.9.....3...1..9..44..9..7...5..4..8...7..1..6...1..3...2..7..9...8..3..5";
        GameState state = GameState.enter().apply(new BoardCommand.Paste(puzzle), 0);
        Solutions answer = Solutions.of(Givens.of(puzzle), new SimpleSolver());

        assertThat(state.board().stage()).isEqualTo(new Stage.Entering());
        assertThat(state.board().facts().givens())
                .isEqualTo(state.board().digits().filled());
        assertThat(Hint.all(state.board(), answer, LOGIC))
                .extracting(hint -> hint.step().technique())
                .doesNotContain(Technique.AVOIDABLE_RECTANGLE_1, Technique.AVOIDABLE_RECTANGLE_2);
    }

    @Test
    void nothingRestsOnOneSolutionUnlessThereIsOne() {
        Givens several = Givens.of(".".repeat(81));
        Board board = Board.of(several, Level.OWN).with(Commands.SOLUTION.without(SEVERAL), CellSet.EMPTY);

        assertThat(Hint.all(board, Solutions.of(several, new SimpleSolver()), LOGIC))
                .noneMatch(hint -> hint.step().technique().assumesUniqueSolution());
        assertThat(Hint.all(board, ANSWER, LOGIC))
                .noneMatch(hint -> hint.step().technique().assumesUniqueSolution());
    }
}
