package org.escargot.cli;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.escargot.grid.Givens;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.SolvePath;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Rating;
import org.escargot.rating.hodoku.HodokuName;
import org.escargot.rating.hodoku.HodokuScheme;
import org.escargot.solver.Solver;

/// A puzzle with its rating: level, score, and how often each technique was needed.
///
/// @param level the level, or why there is none
/// @param score the score; 0 where there is no level
/// @param techniques `Name*count`, separated by semicolons, in the order of the list of techniques
record RatedPuzzle(String level, int score, String techniques) {
    /// The level of a puzzle that has no solution.
    static final String NO_SOLUTION = "NoSolution";

    /// The level of a puzzle that has several solutions, so that no reasoning can reach the end.
    static final String SEVERAL_SOLUTIONS = "SeveralSolutions";

    /// Rates `puzzle`; `solver` says first whether it has one solution.
    static RatedPuzzle of(Puzzle puzzle, HodokuScheme scheme, Solver solver) {
        long solutions = solver.count(puzzle, 2);
        if (solutions != 1) {
            return new RatedPuzzle(solutions == 0 ? NO_SOLUTION : SEVERAL_SOLUTIONS, 0, "");
        }
        SolvePath path = switch (puzzle) {
            case Givens givens -> scheme.climb(givens);
            case Pencilmarks marks -> scheme.climb(marks, marks);
        };
        Rating rating = scheme.total(path);
        return new RatedPuzzle(rating.level(), rating.score(), counts(path));
    }

    private static String counts(SolvePath path) {
        Map<Technique, Integer> counts = new EnumMap<>(Technique.class);
        for (Step step : path.steps()) {
            counts.merge(step.technique(), 1, Integer::sum);
        }
        return counts.entrySet().stream()
                .map(count -> HodokuName.of(count.getKey()) + "*" + count.getValue())
                .collect(Collectors.joining(";"));
    }
}
