package org.escargot.web;

import java.util.List;
import java.util.Optional;
import org.escargot.analysis.Needless;
import org.escargot.explain.RuleTeller;
import org.escargot.format.codec.JsonWriter;
import org.escargot.logic.Outcome;
import org.escargot.random.RandomSource;
import org.escargot.rating.VariantPath;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Lowering;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;
import org.escargot.solver.general.Candidates;
import org.escargot.solver.general.Conflict;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.PositionSolver;
import org.escargot.solver.general.RulesSolver;
import org.escargot.solver.general.Tally;

/// What the setter of a puzzle with rules of its own asks after each change.
final class VariantTally {
    /// So many steps, about two seconds in a browser, are spent on each question; what takes more is not known.
    private static final long MOST_STEPS = 20_000_000;

    private final Variant puzzle;
    private final GeneralSolver solver = new GeneralSolver(MOST_STEPS);

    VariantTally(Variant puzzle) {
        this.puzzle = puzzle;
    }

    private Frame frame() {
        return puzzle.rules().frame();
    }

    /// The solutions, counted up to `limit`, what each cell holds in one of them, and which candidates are in exactly
    /// one: the type `VariantTally`.
    String tally(int limit) {
        Tally tally = solver.count(puzzle, limit, RulesSolver.NEVER);
        Candidates found = solver.candidates(puzzle, 2, RulesSolver.NEVER);
        int[] possible = new int[frame().places()];
        int[] single = new int[frame().places()];
        frame().cells().stream()
                .filter(cell -> found instanceof Candidates.Settled)
                .forEach(cell -> {
                    possible[cell] = found.digits(cell);
                    for (int digit = 1; digit <= found.size(); digit++) {
                        single[cell] |= found.count(cell, digit) == 1 ? 1 << digit - 1 : 0;
                    }
                });
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("solutions").number(tally.counted());
            json.name("end").string(Names.of(endOf(tally)));
            VariantJson.sets(json.name("possible"), frame(), possible);
            VariantJson.sets(json.name("single"), frame(), single);
        });
        return json.toString();
    }

    private static RulesSolver.End endOf(Tally tally) {
        return switch (tally) {
            case Tally.Exactly _ -> RulesSolver.End.COMPLETE;
            case Tally.AtLeast _ -> RulesSolver.End.STOPPED;
            case Tally.Cancelled _ -> RulesSolver.End.CANCELLED;
        };
    }

    /// What could go alone of the puzzle, which has one solution, and how hard it is: the type `VariantVerdict`.
    String verdict(RuleTeller teller) {
        Digits solution = solver.solve(puzzle).orElseThrow();
        Needless needless = Needless.of(puzzle, solution, solver, RulesSolver.NEVER, _ -> {});
        Optional<VariantPath> path = Lowering.of(puzzle) instanceof Lowering.Lowered lowered
                ? Optional.of(VariantPath.of(lowered.start()))
                : Optional.empty();
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            parts(json, needless.constraints(), needless.givens(), teller);
            json.name("level")
                    .string(path.filter(each -> each.outcome() == Outcome.SOLVED)
                            .map(each -> Names.of(each.level()))
                            .orElse(""));
            json.name("hardest")
                    .string(path.flatMap(VariantPath::hardest)
                            .map(step -> CurrentLanguage.explainer().name(step.technique()))
                            .orElse(""));
        });
        return json.toString();
    }

    /// What has no solution together: the type `VariantParts`; `null` where that was not found.
    String why(RuleTeller teller) {
        JsonWriter json = new JsonWriter();
        switch (solver.conflict(puzzle, RulesSolver.NEVER)) {
            case Conflict.Least least -> json.object(() -> parts(json, least.constraints(), least.givens(), teller));
            case Conflict.Some some -> json.object(() -> parts(json, some.constraints(), some.givens(), teller));
            case Conflict.None _, Conflict.Cancelled _ -> {
                return "null";
            }
        }
        return json.toString();
    }

    private void parts(JsonWriter json, List<Constraint> constraints, List<Integer> givens, RuleTeller teller) {
        json.name("rules")
                .array(() -> constraints.forEach(rule -> json.object(() -> {
                    json.name("name").string(teller.name(rule));
                    VariantJson.cells(json, frame(), rule.cells(frame()));
                })));
        json.name("givens").array(() -> givens.forEach(cell -> json.number(VariantJson.number(frame(), cell))));
    }

    /// A solution, another one for another `seed`; `null` where none is found.
    String solution(long seed) {
        int[] start = new int[frame().rows() * frame().columns()];
        for (int number = 0; number < start.length; number++) {
            start[number] = puzzle.allowed(VariantJson.cell(frame(), number));
        }
        Rules rules = puzzle.rules();
        PositionSolver positions = solver.positions(rules);
        if (positions.fill(start, RandomSource.of(seed), MOST_STEPS) != RulesSolver.End.STOPPED) {
            return "null";
        }
        StringBuilder digits = new StringBuilder();
        for (int mask : positions.found()) {
            digits.append(Frame.symbol(Integer.numberOfTrailingZeros(mask) + 1));
        }
        return JsonWriter.quoted(digits.toString());
    }
}
