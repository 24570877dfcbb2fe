package org.escargot.cli.explain;

import org.escargot.cli.options.ExplainOptions;
import org.escargot.cli.output.FramedGrid;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.Explainer;
import org.escargot.explain.Notice;
import org.escargot.grid.CellSet;
import org.escargot.grid.Grid;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.Step;

/// To whom steps are told, and how.
///
/// @param terminal where to
/// @param options what was asked for
/// @param format whether people read what is printed, or programs
record Telling(Terminal terminal, ExplainOptions options, TextFormat format) {
    /// Explains what is printed.
    Explainer explainer() {
        return isJson() ? options.explainerInJson(terminal) : options.explainer(terminal);
    }

    /// Whether steps are printed as JSON.
    boolean isJson() {
        return format == TextFormat.JSON;
    }

    /// What is printed in place of steps, with its end.
    String line(Notice notice) {
        return isJson() ? NoticeJson.line(notice, explainer()) : explainer().notice(notice) + "\n";
    }

    /// The board before the first step, for a person at a terminal; else empty.
    String start(Grid grid) {
        CellSet bold = terminal.isStyled() ? grid.filled() : CellSet.EMPTY;
        return terminal.outIsTerminal() ? FramedGrid.draw(grid, bold) + "\n" : "";
    }

    /// The board of `step` below its reason, for a person at a terminal; else empty, as for a single, which is seen
    /// without one.
    String board(Facts facts, Step step) {
        String board = step.technique().family() == Family.SINGLES
                ? ""
                : CandidateBoard.of(facts, step, explainer().coordinates(), terminal);
        return board.isEmpty() ? "" : "\n" + board + "\n";
    }

    /// Says on standard error, which people read, that there are several solutions.
    void warnOfSeveralSolutions() {
        terminal.complain(options.explainer(terminal).notice(Notice.of(Notice.Kind.SEVERAL_SOLUTIONS)));
    }
}
