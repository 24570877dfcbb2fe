package org.escargot.cli.print;

import java.util.List;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.print.PrintedStep;

/// The steps of one puzzle, to be printed. Where there are none, that is said on standard error.
interface StepSource {
    /// The steps of `puzzle`, which was read.
    static StepSource of(Terminal terminal, Entry puzzle) {
        return switch (puzzle) {
            case PuzzleEntry usual -> new SolvedSteps(terminal, usual);
            case VariantEntry variant -> new VariantSolvedSteps(terminal, variant);
            case BrokenEntry broken -> throw new IllegalStateException(broken.toString());
        };
    }

    /// The step that a hint would tell; none where there is an obstacle.
    List<PrintedStep> next();

    /// All steps of a path; none where there is an obstacle.
    List<PrintedStep> all();
}
