package org.escargot.cli.print;

import java.util.List;
import java.util.Optional;
import org.escargot.cli.options.ExplainOptions;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.Notice;
import org.escargot.format.PuzzleEntry;
import org.escargot.game.help.CurrentPosition;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Marks;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.print.PrintedStep;
import org.escargot.rating.HintLadder;
import org.escargot.rating.PathStyle;
import org.escargot.rating.scale.RatedPath;
import org.escargot.told.Replay;
import org.escargot.told.Teller;

/// The steps of a puzzle of the usual Sudoku.
final class SolvedSteps implements StepSource {
    private final Terminal terminal;
    private final CurrentPosition position;
    private final Explainer explainer;
    private final Teller teller;

    SolvedSteps(Terminal terminal, PuzzleEntry puzzle) {
        this.terminal = terminal;
        this.position = CurrentPosition.of(puzzle);
        this.explainer = new ExplainOptions().explainer(terminal);
        this.teller = new Teller(explainer, List.of(Depth.REASON), Optional.of(PrintedStep.PROPORTIONS));
    }

    @Override
    public List<PrintedStep> next() {
        return orNotice(
                hasObstacle()
                        ? List.of()
                        : position.solver(HintLadder.finders()).next(position.facts()).stream()
                                .map(step -> printed(position.facts(), step))
                                .toList());
    }

    /// Those of the easiest path; none where there is an obstacle, or the puzzle has several solutions.
    @Override
    public List<PrintedStep> all() {
        if (hasObstacle()) {
            return List.of();
        }
        if (position.hasSeveralSolutions()) {
            terminal.complain(Complaint.SEVERAL_SOLUTIONS);
            return List.of();
        }
        RatedPath path = PathStyle.EASIEST.path(position.marks(), position.start());
        return orNotice(Replay.of(path, position.start()).stream()
                .map(turn -> printed(turn.facts(), turn.step()))
                .toList());
    }

    private boolean hasObstacle() {
        Optional<Notice> obstacle = position.obstacle();
        obstacle.ifPresent(notice -> terminal.complain(explainer.notice(notice)));
        return obstacle.isPresent();
    }

    private List<PrintedStep> orNotice(List<PrintedStep> steps) {
        if (steps.isEmpty() && position.obstacle().isEmpty()) {
            terminal.complain(explainer.notice(Notice.of(Notice.Kind.NO_STEP)));
        }
        return steps;
    }

    private PrintedStep printed(Facts facts, Step step) {
        Pencilmarks marks = facts.marks();
        Grid givens = position.start() instanceof Givens start ? start.grid() : Grid.EMPTY;
        return new PrintedStep(givens, marks.grid(), candidates(marks), teller.tell(facts, step));
    }

    /// What can be in the empty cells.
    static Marks candidates(Pencilmarks marks) {
        int[] candidates = new int[Cell.COUNT];
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            candidates[cell] =
                    marks.digit(cell) == Digit.NONE ? marks.allowed(cell).bits() : 0;
        }
        return Marks.of(candidates);
    }
}
