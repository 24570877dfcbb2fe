package org.escargot.cli.explain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.Progress;
import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.Explainer;
import org.escargot.game.help.CurrentPosition;
import org.escargot.logic.Finders;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.HintLadder;

/// Every step of a position, finder by finder, from easy to hard: what hints know, then what else there is. Each is
/// written as it is found. After the time is over no further one is looked for, and the finders that were not asked to
/// the end are told; behind as many steps as were wanted it is said that there may be more.
final class AllSteps {
    private final Terminal terminal;
    private final Explainer explainer;
    private final long nanos;
    private final int limit;
    private final Set<String> lines = new HashSet<>();
    private final Progress progress;
    private long started;
    private boolean isStopped;

    /// @param nanos after how long no further step is looked for; 0 for never
    /// @param limit how many steps are written at most
    AllSteps(Terminal terminal, Explainer explainer, long nanos, int limit) {
        this.terminal = terminal;
        this.explainer = explainer;
        this.nanos = nanos;
        this.limit = limit;
        this.progress = new Progress(terminal, Report.STEPS, terminal.errIsTerminal());
    }

    /// Whether the time was over before all finders were asked to the end.
    boolean isStopped() {
        return isStopped;
    }

    /// Writes each step of `position` once, as `told` tells it; how many there were.
    long of(CurrentPosition position, Function<Step, String> told, LineOutput out) {
        started = System.nanoTime();
        List<Finder> finders = position.solver(finders()).ladder();
        for (int i = 0; i < finders.size(); i++) {
            progress.update(lines.size(), (double) i / finders.size());
            if (isOver() || finders.get(i).find(position.facts(), step -> take(told.apply(step), out))) {
                sayWhatIsLeft(finders.subList(i, finders.size()));
                break;
            }
        }
        progress.clear();
        return lines.size();
    }

    private boolean isOver() {
        isStopped = nanos > 0 && System.nanoTime() - started > nanos;
        return isStopped;
    }

    /// Writes `line`, unless it was written before; true ends the search.
    private boolean take(String line, LineOutput out) {
        if (isOver()) {
            return true;
        }
        if (lines.add(line)) {
            progress.clear();
            out.write(line + "\n");
        }
        return lines.size() == limit;
    }

    private void sayWhatIsLeft(List<Finder> left) {
        progress.clear();
        if (isStopped) {
            terminal.complain(Complaint.STOPPED_LOOKING, names(left));
        } else {
            terminal.complain(Complaint.MORE_STEPS, limit);
        }
    }

    private static List<Finder> finders() {
        List<Finder> finders = new ArrayList<>(HintLadder.finders());
        Set<Technique> known = new TreeSet<>();
        finders.forEach(finder -> known.addAll(finder.finds()));
        Stream.concat(Finders.USUAL.stream(), Finders.ALL.stream())
                .filter(finder -> !known.containsAll(finder.finds()))
                .distinct()
                .forEach(finders::add);
        return finders;
    }

    private String names(List<Finder> finders) {
        Set<String> names = new LinkedHashSet<>();
        finders.forEach(finder -> finder.finds().forEach(technique -> names.add(explainer.name(technique))));
        return String.join(", ", names);
    }
}
