package org.escargot.random;

/// A stream of random numbers: xoshiro256**, seeded by SplitMix64. Mutable, so it belongs to one thread.
///
/// Source: David Blackman and Sebastiano Vigna, "Scrambled linear pseudorandom number generators", 2021,
/// and their reference page prng.di.unimi.it.
public final class RandomSource {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long s0;
    private long s1;
    private long s2;
    private long s3;

    private RandomSource(long s0, long s1, long s2, long s3) {
        this.s0 = s0;
        this.s1 = s1;
        this.s2 = s2;
        this.s3 = s3;
    }

    /// The stream that belongs to `seed`.
    public static RandomSource of(long seed) {
        return new RandomSource(splitMix(seed, 1), splitMix(seed, 2), splitMix(seed, 3), splitMix(seed, 4));
    }

    /// The stream of item `index` under `seed`: the same whichever items other threads draw, and in whatever order.
    public static RandomSource of(long seed, long index) {
        return of(splitMix(seed, index));
    }

    static RandomSource ofState(long s0, long s1, long s2, long s3) {
        return new RandomSource(s0, s1, s2, s3);
    }

    /// The output `index` (from 1) of SplitMix64 started at `seed`.
    static long splitMix(long seed, long index) {
        long z = seed + index * GOLDEN_GAMMA;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /// The next 64 random bits.
    public long nextLong() {
        long result = Long.rotateLeft(s1 * 5, 7) * 9;
        long shifted = s1 << 17;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= shifted;
        s3 = Long.rotateLeft(s3, 45);
        return result;
    }

    /// A number from 0 to `bound` - 1, each equally likely.
    ///
    /// @param bound at least 1
    public long nextLong(long bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("The bound (" + bound + ") must be at least 1.");
        }
        // Draws at or above the last whole multiple of the bound would favor small numbers.
        long bits = nextLong() >>> 1;
        long number = bits % bound;
        while (bits - number + (bound - 1) < 0) {
            bits = nextLong() >>> 1;
            number = bits % bound;
        }
        return number;
    }

    /// A number from 0 to `bound` - 1, each equally likely.
    ///
    /// @param bound at least 1
    public int nextInt(int bound) {
        return (int) nextLong(bound);
    }

    /// The numbers from 0 to `count` - 1 in random order, each order equally likely.
    public int[] permutation(int count) {
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            int place = nextInt(i + 1);
            order[i] = order[place];
            order[place] = i;
        }
        return order;
    }
}
