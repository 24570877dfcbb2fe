package org.escargot.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;

/// What of a puzzle of any rules can be left out alone, and leaves it one solution. Two of these can seldom go
/// together.
///
/// @param constraints the constraints that can, in the puzzle's order
/// @param givens the cells of the givens that can, in reading order
/// @param asked how many constraints and givens are settled, needless or not: all, unless it was cancelled
public record Needless(List<Constraint> constraints, List<Integer> givens, int asked) {
    public Needless {
        constraints = List.copyOf(constraints);
        givens = List.copyOf(givens);
    }

    /// How many constraints and givens `puzzle` has.
    public static int parts(Variant puzzle) {
        return puzzle.rules().constraints().size() + puzzle.givens().filled().size();
    }

    /// The needless parts of `puzzle`, which has one solution.
    ///
    /// @param solution it
    /// @param isCancelled true ends the work; what is settled by then is returned
    /// @param progress told how many parts are settled, each time
    public static Needless of(
            Variant puzzle, Digits solution, GeneralSolver solver, BooleanSupplier isCancelled, IntConsumer progress) {
        List<Integer> needless = new ArrayList<>();
        int asked = 0;
        RulesSolver.End end = RulesSolver.End.COMPLETE;
        while (asked < parts(puzzle) && end != RulesSolver.End.CANCELLED) {
            progress.accept(asked);
            end = solver.search(without(asked, puzzle), found -> !found.equals(solution), isCancelled);
            if (end == RulesSolver.End.COMPLETE) {
                needless.add(asked);
            }
            asked += end == RulesSolver.End.CANCELLED ? 0 : 1;
        }
        return of(puzzle, needless, asked);
    }

    private static Needless of(Variant puzzle, List<Integer> parts, int asked) {
        List<Constraint> all = puzzle.rules().constraints();
        Cells givens = puzzle.givens().filled();
        return new Needless(
                parts.stream().filter(part -> part < all.size()).map(all::get).toList(),
                parts.stream()
                        .filter(part -> part >= all.size())
                        .map(part -> givens.at(part - all.size()))
                        .toList(),
                asked);
    }

    /// `puzzle` without a part: its constraints, then its givens.
    private static Variant without(int part, Variant puzzle) {
        int given = part - puzzle.rules().constraints().size();
        return given < 0
                ? withoutConstraint(puzzle, part)
                : new Variant(
                        puzzle.rules(),
                        puzzle.givens().with(puzzle.givens().filled().at(given), 0));
    }

    private static Variant withoutConstraint(Variant puzzle, int at) {
        List<Constraint> rest = new ArrayList<>(puzzle.rules().constraints());
        rest.remove(at);
        Rules rules = Rules.of(puzzle.rules().frame(), rest).orElseThrow();
        return new Variant(rules, puzzle.givens());
    }
}
