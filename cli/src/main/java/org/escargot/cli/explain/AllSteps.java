package org.escargot.cli.explain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
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

/// Every step of a position, finder by finder, from easy to hard: what hints know, then what else there is. After the
/// time is over no further finder is asked, and those that were not are told.
final class AllSteps {
    private final Terminal terminal;
    private final Explainer explainer;
    private final long nanos;
    private boolean isStopped;

    /// @param nanos after how long no further finder is asked; 0 for never
    AllSteps(Terminal terminal, Explainer explainer, long nanos) {
        this.terminal = terminal;
        this.explainer = explainer;
        this.nanos = nanos;
    }

    /// Whether the time was over before all finders were asked.
    boolean isStopped() {
        return isStopped;
    }

    /// Writes each step of `position` once, as `told` tells it; how many there were.
    long of(CurrentPosition position, Function<Step, String> told, LineOutput out) {
        long started = System.nanoTime();
        List<Finder> finders = finders();
        Set<String> lines = new HashSet<>();
        Progress progress = new Progress(terminal, Report.STEPS, terminal.errIsTerminal());
        for (int i = 0; i < finders.size(); i++) {
            if (nanos > 0 && System.nanoTime() - started > nanos) {
                isStopped = true;
                progress.clear();
                terminal.complain(Complaint.STOPPED_LOOKING, names(finders.subList(i, finders.size())));
                break;
            }
            progress.update(lines.size(), (double) i / finders.size());
            write(position, finders.get(i), told, line -> {
                if (lines.add(line)) {
                    progress.clear();
                    out.write(line + "\n");
                }
            });
        }
        progress.clear();
        return lines.size();
    }

    private static void write(
            CurrentPosition position, Finder finder, Function<Step, String> told, Consumer<String> write) {
        for (Step step : position.solver(List.of(finder)).all(position.facts())) {
            write.accept(told.apply(step));
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
