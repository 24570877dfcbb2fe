package org.escargot.game.keeping;

import org.escargot.game.Result;

/// What a player has done at a level.
///
/// @param started games begun
/// @param won games won, with help or without
/// @param unaided games won without a hint or the solution
/// @param best the shortest unaided game in milliseconds; 0 where there is none
/// @param total the milliseconds of all games won
public record LevelStatistics(int started, int won, int unaided, long best, long total) {
    /// Nothing played yet.
    public static final LevelStatistics NONE = new LevelStatistics(0, 0, 0, 0, 0);

    public LevelStatistics {
        if (started < 0 || won < 0 || unaided < 0 || unaided > won || best < 0 || total < 0) {
            throw new IllegalArgumentException("Statistics count from 0, and no more unaided games than won.");
        }
    }

    /// The milliseconds of a won game on average; 0 where none was won.
    public long average() {
        return won == 0 ? 0 : total / won;
    }

    LevelStatistics withStart() {
        return new LevelStatistics(next(started), won, unaided, best, total);
    }

    LevelStatistics with(Result result) {
        boolean alone = result.aids().unaided();
        boolean record = alone && (unaided == 0 || result.millis() < best);
        long sum = total + result.millis();
        return new LevelStatistics(
                started,
                next(won),
                alone ? next(unaided) : unaided,
                record ? result.millis() : best,
                sum < 0 ? Long.MAX_VALUE : sum);
    }

    private static int next(int count) {
        return count == Integer.MAX_VALUE ? count : count + 1;
    }
}
