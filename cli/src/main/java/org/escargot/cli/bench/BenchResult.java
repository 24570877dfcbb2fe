package org.escargot.cli.bench;

/// What a measurement saw.
///
/// @param puzzles how many puzzles were solved
/// @param wallNanos the time that passed while solving
/// @param cpuNanos the processor time of the whole process while solving
/// @param guesses the guesses of all puzzles together
/// @param withoutGuess how many puzzles took no guess
record BenchResult(long puzzles, long wallNanos, long cpuNanos, long guesses, long withoutGuess) {
    static final BenchResult NOTHING = new BenchResult(0, 0, 0, 0, 0);

    BenchResult plus(BenchResult other) {
        return new BenchResult(
                puzzles + other.puzzles,
                wallNanos + other.wallNanos,
                cpuNanos + other.cpuNanos,
                guesses + other.guesses,
                withoutGuess + other.withoutGuess);
    }

    double puzzlesPerSecond() {
        return puzzles * 1e9 / Math.max(1, wallNanos);
    }

    double puzzlesPerCpuSecond() {
        return puzzles * 1e9 / Math.max(1, cpuNanos);
    }

    double guessesPerPuzzle() {
        return (double) guesses / Math.max(1, puzzles);
    }

    double noGuessPercent() {
        return 100.0 * withoutGuess / Math.max(1, puzzles);
    }
}
