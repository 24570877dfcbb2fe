package org.escargot.cli.solver;

import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.escargot.grid.Puzzle;
import org.escargot.method.Counters;
import org.escargot.method.Method;

/// How one method fared with one puzzle.
///
/// @param counters what it did
/// @param nanos how long it took
/// @param isOver whether it was given up
public record MethodRun(Counters counters, long nanos, boolean isOver) {
    /// Several turns with seeds that follow each other, by calls.
    ///
    /// @param turns the turns, fewest calls first
    public record Several(List<MethodRun> turns) {
        /// The one in the middle; of an even number the one with more calls.
        public MethodRun median() {
            return turns.get(turns.size() / 2);
        }
    }

    /// `turns` turns of `method`, from `seed` on, each given up after `nanos`.
    public static Several take(Puzzle puzzle, Method method, long seed, int turns, long limit, long nanos) {
        return new Several(LongStream.range(0, turns)
                .mapToObj(turn -> new MethodChoice(method, seed + turn, nanos).run(puzzle, limit, _ -> false))
                .sorted(Comparator.comparingLong(turn -> turn.counters().calls()))
                .toList());
    }
}
