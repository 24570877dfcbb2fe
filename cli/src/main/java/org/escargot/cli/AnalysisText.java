package org.escargot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.escargot.analysis.Backdoors;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;

/// Writes an analysis for people: a name and what it is on each line.
final class AnalysisText {
    private static final int SHOWN = 12;

    private AnalysisText() {}

    /// Whole lines for `analysis`; with `sets`, all sets of cells, a line each.
    static String write(Analysis analysis, boolean sets) {
        List<String> lines = new ArrayList<>();
        add(lines, "puzzle", analysis.puzzle().toString());
        add(lines, "solutions", solutions(analysis));
        add(lines, "clues", String.valueOf(analysis.puzzle().cells().size()));
        add(lines, "automorphisms", String.valueOf(analysis.form().automorphisms()));
        add(lines, "canonical", analysis.form().grid().toString());
        analysis.proper().ifPresent(proper -> addProper(lines, proper, sets));
        return String.join("\n", lines) + "\n";
    }

    private static String solutions(Analysis analysis) {
        return analysis.solutions() + (analysis.solutions() == analysis.limit() ? " or more" : "");
    }

    private static void addProper(List<String> lines, Analysis.Proper proper, boolean sets) {
        add(lines, "solution", proper.solution().toString());
        add(lines, "minimal", proper.redundant().isEmpty() ? "yes" : "no, redundant: " + cells(proper.redundant()));
        add(lines, "hodoku", proper.rating().level() + " " + proper.rating().score());
        add(lines, "backdoors", proper.backdoors().map(AnalysisText::backdoors).orElse("none of up to 2 cells"));
        if (sets) {
            proper.backdoors().ifPresent(found -> addSets(lines, found.sets()));
        }
        add(lines, "unavoidable", unavoidable(proper.unavoidable()));
        if (sets) {
            addSets(lines, proper.unavoidable());
        }
        var neighborhood = proper.neighborhood();
        add(
                lines,
                "neighbors",
                "{-1+1} " + neighborhood.count() + ", different "
                        + neighborhood.different().size());
    }

    private static String backdoors(Backdoors found) {
        if (found.size() == 0) {
            return "0 cells: singles solve it";
        }
        String shown =
                found.sets().stream().limit(SHOWN).map(AnalysisText::cells).collect(Collectors.joining(", "));
        int more = found.sets().size() - SHOWN;
        String unit = found.size() == 1 ? " cell, " : " cells, ";
        return found.size() + unit + found.sets().size() + ": " + shown + (more > 0 ? ", and " + more + " more" : "");
    }

    private static String unavoidable(List<CellSet> sets) {
        Map<Integer, Integer> sizes = new TreeMap<>();
        sets.forEach(set -> sizes.merge(set.size(), 1, Integer::sum));
        String each = sizes.entrySet().stream()
                .map(size -> size.getValue() + " of " + size.getKey())
                .collect(Collectors.joining(", "));
        return sets.size() + " sets of up to " + Analysis.SET_CELLS + " cells" + (each.isEmpty() ? "" : ": " + each);
    }

    private static void addSets(List<String> lines, List<CellSet> sets) {
        sets.stream().filter(set -> !set.isEmpty()).forEach(set -> add(lines, "", cells(set)));
    }

    private static void add(List<String> lines, String name, String value) {
        lines.add(String.format("%-14s", name) + value);
    }

    private static String cells(CellSet cells) {
        return cells.stream().mapToObj(Cell::name).collect(Collectors.joining(" "));
    }
}
