package org.escargot.solver.general;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.escargot.solver.general.compile.Compiler;
import org.escargot.solver.general.compile.Tables;

/// Finds constraints and givens of a puzzle that have no solution together: what the puzzle has no solution without is
/// needless and goes, first many at a time, in the end one by one.
final class WhyNone {
    private final Variant puzzle;
    private final Tables tables;
    private final long mostSteps;
    private final BooleanSupplier isCancelled;
    private boolean isSure = true;

    /// @param mostSteps the most of each search
    WhyNone(Variant puzzle, Tables tables, long mostSteps, BooleanSupplier isCancelled) {
        this.puzzle = puzzle;
        this.tables = tables;
        this.mostSteps = mostSteps;
        this.isCancelled = isCancelled;
    }

    Conflict find() {
        List<Integer> parts = new ArrayList<>();
        for (int at = 0; at < puzzle.rules().constraints().size(); at++) {
            parts.add(at);
        }
        puzzle.rules().frame().cells().stream()
                .filter(cell -> puzzle.givens().digit(cell) > 0)
                .forEach(cell -> parts.add(-1 - cell));
        return switch (end(parts)) {
            case STOPPED -> new Conflict.None();
            case CANCELLED -> new Conflict.Cancelled();
            case COMPLETE -> conflict(leastOf(parts));
        };
    }

    private Conflict conflict(List<Integer> parts) {
        List<Constraint> constraints = parts.stream()
                .filter(part -> part >= 0)
                .map(puzzle.rules().constraints()::get)
                .toList();
        List<Integer> givens =
                parts.stream().filter(part -> part < 0).map(part -> -1 - part).toList();
        return isSure ? new Conflict.Least(constraints, givens) : new Conflict.Some(constraints, givens);
    }

    private List<Integer> leastOf(List<Integer> parts) {
        List<Integer> kept = new ArrayList<>(parts);
        for (int length = Math.max(1, parts.size() / 2); length >= 1; length /= 2) {
            for (int from = kept.size() - length; from > -length; from -= length) {
                List<Integer> fewer = new ArrayList<>(kept);
                fewer.subList(Math.max(0, from), from + length).clear();
                if (hasNone(fewer, length)) {
                    kept = fewer;
                }
            }
        }
        return kept;
    }

    private boolean hasNone(List<Integer> parts, int length) {
        RulesSolver.End end = end(parts);
        isSure &= length > 1 || end != RulesSolver.End.CANCELLED;
        return end == RulesSolver.End.COMPLETE;
    }

    /// How the search for a solution of `parts` ends: constraints by their place, givens by -1 less their cell.
    private RulesSolver.End end(List<Integer> parts) {
        List<Constraint> constraints = parts.stream()
                .filter(part -> part >= 0)
                .map(puzzle.rules().constraints()::get)
                .toList();
        int[] givens = new int[puzzle.rules().frame().places()];
        parts.stream()
                .filter(part -> part < 0)
                .forEach(part -> givens[-1 - part] = puzzle.givens().digit(-1 - part));
        Rules rules = Rules.of(puzzle.rules().frame(), constraints).orElseThrow();
        Variant fewer = new Variant(rules, Digits.of(puzzle.rules().frame(), givens));
        return Compiler.compile(fewer, tables, isCancelled)
                .map(network -> new Search(network).runCheaplyFirst(_ -> true, new Meter(mostSteps, isCancelled)))
                .orElse(RulesSolver.End.CANCELLED);
    }
}
