package org.escargot.cli.trace;

import org.escargot.cli.input.BadLines;
import org.escargot.cli.input.ErrorOptions;
import org.escargot.cli.input.PuzzleList;
import org.escargot.cli.input.PuzzleSource;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.solver.MethodChoice;
import org.escargot.cli.solver.MethodRun;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.TraceWords;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Puzzle;
import org.escargot.method.Counters;
import org.escargot.method.Event;
import org.escargot.method.Replay;

/// One run of `solve --method M --trace`: puzzle by puzzle, what the method does while it does it.
public final class TraceRun {
    private final Terminal terminal;
    private final MethodChoice choice;
    private final boolean json;
    private final long limit;
    private final TraceWords words;
    private final LineOutput out;
    private final BadLines badLines;
    private boolean badInput;
    private long givenUp;

    /// @param json whether events are printed, and not the tree
    /// @param limit after which solution to stop
    public TraceRun(
            Terminal terminal, ErrorOptions errors, MethodChoice choice, boolean json, long limit, TraceWords words) {
        this.terminal = terminal;
        this.choice = choice;
        this.json = json;
        this.limit = limit;
        this.words = words;
        this.out = new LineOutput(terminal.out());
        this.badLines = new BadLines(terminal.speech(), errors.tellsAll(), this::complain);
    }

    private void complain(PuzzleSource source, ParseProblem problem) {
        badLines.add(() -> source.where(problem), problem.line(), source.name());
    }

    /// Traces all puzzles of `list`; a source that cannot be read is complained of.
    public int run(PuzzleList list) {
        out.finishLinesOnInterrupt();
        list.each(terminal, this::trace, bad -> complain(bad.sentence(terminal.speech())));
        badLines.end();
        if (givenUp > 0) {
            terminal.complain(Complaint.GIVEN_UP, givenUp);
        }
        return badInput ? ExitCode.BAD_INPUT : givenUp > 0 ? ExitCode.GAVE_UP : ExitCode.OK;
    }

    private void trace(PuzzleSource source) {
        for (Entry entry = source.next(); entry != null; entry = source.next()) {
            switch (entry) {
                case PuzzleEntry puzzle -> trace(puzzle.puzzle());
                case VariantEntry variant -> complain(source, variant.usual().problem());
                case BrokenEntry broken -> complain(source, broken.problem());
            }
        }
    }

    private void complain(String sentence) {
        terminal.complain(sentence);
        badInput = true;
    }

    private void trace(Puzzle puzzle) {
        if (json) {
            Replay replay = new Replay(puzzle);
            TraceJson trace = new TraceJson(replay, out);
            trace.begin(puzzle.toString(), choice);
            trace.end(counted(choice.run(puzzle, limit, trace.and(replay))));
        } else {
            drawTree(puzzle);
        }
    }

    private Counters counted(MethodRun turn) {
        givenUp += turn.isOver() ? 1 : 0;
        return turn.counters();
    }

    private void drawTree(Puzzle puzzle) {
        Replay replay = new Replay(puzzle);
        TraceTree tree = new TraceTree(words, replay, out);
        StringBuilder solutions = new StringBuilder();
        Counters counters = counted(choice.run(puzzle, limit, tree.and(replay).and(event -> {
            if (Event.kind(event) == Event.Kind.SOLUTION) {
                solutions.append(replay.grid()).append('\n');
            }
            return false;
        })));
        tree.finish();
        out.write(solutions);
        out.write(terminal.speech()
                        .say(
                                Report.TRACED,
                                choice.method().id(),
                                counters.solutions(),
                                counters.calls(),
                                counters.guesses(),
                                counters.depth())
                + "\n");
    }
}
