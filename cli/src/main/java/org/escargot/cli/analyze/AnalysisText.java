package org.escargot.cli.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escargot.analysis.Backdoors;
import org.escargot.cli.options.FigureText;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.grid.CellSet;

/// Writes an analysis for people: a name and what it is on each line.
///
/// @param speech in their language
record AnalysisText(Speech speech) {
    private static final int SHOWN = 12;

    private static final List<Report> NAMES = List.of(
            Report.PUZZLE,
            Report.SOLUTION_COUNT,
            Report.CLUES,
            Report.AUTOMORPHISMS,
            Report.CANONICAL,
            Report.SOLUTION,
            Report.MINIMAL,
            Report.BACKDOORS,
            Report.UNAVOIDABLE,
            Report.NEIGHBORS);

    /// Whole lines for `analysis`; with `sets`, all sets of cells, a line each.
    String write(Analysis analysis, boolean sets) {
        List<String> lines = new ArrayList<>();
        add(lines, Report.PUZZLE, analysis.puzzle().toString());
        add(lines, Report.SOLUTION_COUNT, solutions(analysis));
        add(lines, Report.CLUES, String.valueOf(analysis.puzzle().cells().size()));
        add(lines, Report.AUTOMORPHISMS, String.valueOf(analysis.form().automorphisms()));
        add(lines, Report.CANONICAL, analysis.form().grid().toString());
        analysis.proper().ifPresent(proper -> addProper(lines, proper, sets));
        return String.join("\n", lines) + "\n";
    }

    private String solutions(Analysis analysis) {
        return analysis.solutions() == analysis.limit()
                ? speech.say(Report.OR_MORE, analysis.solutions())
                : String.valueOf(analysis.solutions());
    }

    private void addProper(List<String> lines, Analysis.Proper proper, boolean sets) {
        add(lines, Report.SOLUTION, proper.solution().toString());
        add(lines, Report.MINIMAL, minimal(proper.redundant()));
        Stream<String> figures = proper.rating().figures().stream().map(new FigureText(speech)::of);
        addNamed(lines, Analysis.RATED_ON.id(), figures.collect(Collectors.joining(" ")));
        String backdoors = proper.backdoors().map(this::backdoors).orElseGet(() -> speech.say(Report.NO_BACKDOORS));
        add(lines, Report.BACKDOORS, backdoors);
        if (sets) {
            proper.backdoors().ifPresent(found -> addSets(lines, found.sets()));
        }
        add(lines, Report.UNAVOIDABLE, unavoidable(proper.unavoidable()));
        if (sets) {
            addSets(lines, proper.unavoidable());
        }
        var near = proper.neighborhood();
        String neighbors =
                speech.say(Report.NEIGHBORHOOD, near.count(), near.different().size());
        add(lines, Report.NEIGHBORS, neighbors);
    }

    private String minimal(CellSet redundant) {
        return redundant.isEmpty() ? speech.say(Report.YES) : speech.say(Report.REDUNDANT, cells(redundant));
    }

    private String backdoors(Backdoors found) {
        if (found.size() == 0) {
            return speech.say(Report.SINGLES_ALONE);
        }
        String shown = found.sets().stream().limit(SHOWN).map(this::cells).collect(Collectors.joining(", "));
        int more = found.sets().size() - SHOWN;
        String named = more > 0 ? speech.say(Report.AND_MORE, shown, more) : shown;
        return speech.say(Report.BACKDOOR_SETS, found.size(), found.sets().size(), named);
    }

    private String unavoidable(List<CellSet> sets) {
        Map<Integer, Integer> sizes = new TreeMap<>();
        sets.forEach(set -> sizes.merge(set.size(), 1, Integer::sum));
        String each = sizes.entrySet().stream()
                .map(size -> speech.say(Report.SETS_OF_SIZE, size.getValue(), size.getKey()))
                .collect(Collectors.joining(", "));
        String found = speech.say(Report.UNAVOIDABLE_SETS, sets.size(), Analysis.SET_CELLS);
        return each.isEmpty() ? found : speech.say(Report.LABELED, found, each);
    }

    private void addSets(List<String> lines, List<CellSet> sets) {
        sets.stream().filter(set -> !set.isEmpty()).forEach(set -> addNamed(lines, "", cells(set)));
    }

    private void add(List<String> lines, Report name, String value) {
        addNamed(lines, speech.say(name), value);
    }

    private void addNamed(List<String> lines, String name, String value) {
        lines.add(name + " ".repeat(width() - name.length()) + value);
    }

    /// Of the names, with a blank.
    private int width() {
        return NAMES.stream().mapToInt(name -> speech.say(name).length()).max().orElseThrow() + 1;
    }

    private String cells(CellSet cells) {
        return cells.stream().mapToObj(cell -> speech.coordinates().cell(cell)).collect(Collectors.joining(" "));
    }
}
