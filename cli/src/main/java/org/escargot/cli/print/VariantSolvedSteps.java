package org.escargot.cli.print;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
import org.escargot.told.Replay;
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
        return printed(hasObstacle() ? List.of() : position.next().stream().toList());
    }

    /// Those of the path, as far as it leads.
    @Override
    public List<PrintedStep> all() {
        return printed(hasObstacle() ? List.of() : position.path().bareSteps());
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
        List<Facts> before = Replay.positions(start(), steps, start());
        return IntStream.range(0, steps.size())
                .mapToObj(i -> printed(before.get(i), steps.get(i)))
                .toList();
    }

    private PrintedStep printed(Facts before, Step step) {
        return new PrintedStep(
                start().grid(),
                before.marks().grid(),
                SolvedSteps.candidates(before.marks()),
                teller.tell(before, step),
                Optional.of(position.entry().variant().rules()));
    }
}
