package org.escargot.cli.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.options.ExplainOptions;
import org.escargot.cli.output.UnseenRules;
import org.escargot.cli.solver.VariantPosition;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.Notice;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.print.PrintedStep;
import org.escargot.rating.VariantPath;
import org.escargot.told.Teller;

/// The steps of a puzzle with rules of its own. Which rules they do not use is said on standard error.
final class VariantSolvedSteps implements StepSource {
    private final Terminal terminal;
    private final VariantPosition position;
    private final Explainer explainer;
    private final Teller teller;

    VariantSolvedSteps(Terminal terminal, VariantEntry puzzle) {
        this.terminal = terminal;
        this.position = VariantPosition.of(puzzle);
        this.explainer = new ExplainOptions().explainer(terminal);
        this.teller = new Teller(explainer, List.of(Depth.REASON), Optional.of(PrintedStep.WITH_RULES));
    }

    @Override
    public List<PrintedStep> next() {
        return printed(
                hasObstacle()
                        ? List.of()
                        : VariantPath.next(start()).map(VariantPath.GradedStep::step).stream()
                                .toList());
    }

    /// Those of the path, as far as it leads.
    @Override
    public List<PrintedStep> all() {
        return printed(hasObstacle() ? List.of() : VariantPath.of(start()).bareSteps());
    }

    private Pencilmarks start() {
        return position.lowered().start();
    }

    private boolean hasObstacle() {
        Optional<Notice> obstacle = position.obstacle();
        obstacle.ifPresentOrElse(
                notice -> terminal.complain(explainer.notice(notice)),
                () -> UnseenRules.warn(terminal, position.entry(), position.lowered()));
        return obstacle.isPresent();
    }

    private List<PrintedStep> printed(List<Step> steps) {
        if (steps.isEmpty() && position.obstacle().isEmpty()) {
            terminal.complain(explainer.notice(Notice.of(Notice.Kind.NO_STEP)));
        }
        List<PrintedStep> printed = new ArrayList<>();
        Pencilmarks marks = start();
        for (Step step : steps) {
            printed.add(printed(marks, step));
            marks = step.effects().applyTo(marks);
        }
        return printed;
    }

    private PrintedStep printed(Pencilmarks marks, Step step) {
        return new PrintedStep(
                start().grid(),
                marks.grid(),
                SolvedSteps.candidates(marks),
                teller.tell(new Facts(marks, start()), step),
                Optional.of(position.entry().variant().rules()));
    }
}
