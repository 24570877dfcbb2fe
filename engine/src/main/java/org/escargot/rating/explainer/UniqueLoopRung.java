package org.escargot.rating.explainer;

import static org.escargot.rating.explainer.Layout.HOUSE;

/// Unique rectangles and loops: 4.5 to 5.0 by length, and more for the sets of type 3. The easiest of all loops is
/// taken; among equals the lowest type, then the first that was met.
final class UniqueLoopRung implements Rung {
    private final LoopSearch search = new LoopSearch(this::loop);
    private final SeenLoops seen = new SeenLoops();
    private final LoopSubset subset = new LoopSubset();
    private final Move trial = new Move();
    private Position position = new Position();
    private Move best = new Move();
    private int bestType;
    private final LoopEvidence evidence = new LoopEvidence();

    /// Of the loop of now: its cells, how many cells have more than the pair, the first two of them, and what more they
    /// have.
    private int[] path = new int[0];

    private int length;
    private int pair;
    private int extraCells;

    private int first;
    private int second;
    private int extras;

    @Override
    public boolean find(Position position, Move move) {
        this.position = position;
        best = move;
        best.clear(Double.MAX_VALUE);
        seen.clear();
        search.visit(position);
        return !best.isEmpty();
    }

    private void loop(int[] path, int length, int pair) {
        this.path = path;
        this.length = length;
        this.pair = pair;
        scan(path, length, pair);
        double base = base(length);
        seen.loop(path, length);
        if (extraCells == 1) {
            trial.clear(base);
            trial.strike(position, first, pair);
            offer(1, SeenLoops.ONE);
        } else if (extraCells > 1 && Integer.bitCount(extras) == 1) {
            commonExtra(path, length, pair, base);
        }
        if (extraCells == 2) {
            if (Integer.bitCount(extras) > 1) {
                extraSets(pair, base);
            }
            locked(pair, base);
        }
    }

    /// Notes the cells with more than the pair, and what more they have.
    private void scan(int[] path, int length, int pair) {
        extraCells = 0;
        extras = 0;
        for (int i = 0; i < length; i++) {
            int extra = position.marks[path[i]] & ~pair;
            if (extra != 0) {
                second = extraCells == 1 ? path[i] : second;
                first = extraCells == 0 ? path[i] : first;
                extraCells++;
                extras |= extra;
            }
        }
    }

    private static double base(int length) {
        return switch (length) {
            case 4 -> 4.5;
            case 6 -> 4.6;
            case 8 -> 4.7;
            default -> 5.0;
        };
    }

    /// Type 2: the extra digit is in one of the cells that have it, so not where all of them are seen.
    private void commonExtra(int[] path, int length, int pair, double base) {
        if (seen.contains(SeenLoops.TWO)) {
            return;
        }
        trial.clear(base);
        for (int cell = 0; cell < 81; cell++) {
            if ((position.marks[cell] & extras) != 0 && seesAllExtras(cell, path, length, pair)) {
                trial.strike(position, cell, extras);
            }
        }
        offer(2, SeenLoops.TWO);
    }

    private boolean seesAllExtras(int cell, int[] path, int length, int pair) {
        for (int i = 0; i < length; i++) {
            if ((position.marks[path[i]] & ~pair) != 0 && !Layout.arePeers(cell, path[i])) {
                return false;
            }
        }
        return true;
    }

    /// Type 3: the two cells with extras, as one cell, make a set with others of a shared house. Of all sets that
    /// strike something only the first counts, naked and hidden apart.
    private void extraSets(int pair, double base) {
        // From another start of the same loop there are the same sets, if any.
        if (!seen.turnsTo(pair)) {
            return;
        }
        subset.load(position, first, second, pair, extras);
        if (!seen.contains(SeenLoops.NAKED) && subset.naked(trial, base)) {
            offer(3, SeenLoops.NAKED);
        }
        if (!seen.contains(SeenLoops.HIDDEN) && subset.hidden(trial, base)) {
            offer(3, SeenLoops.HIDDEN);
        }
    }

    /// Type 4: one digit of the pair has no other place in a house of both cells, so neither can be the other.
    private void locked(int pair, double base) {
        int low = pair & -pair;
        int high = pair & ~low;
        int struck = lockedBetween(low) ? high : lockedBetween(high) ? low : 0;
        trial.clear(base);
        trial.strike(position, first, struck);
        trial.strike(position, second, struck);
        offer(4, SeenLoops.FOUR);
    }

    private boolean lockedBetween(int bit) {
        int digit = Integer.numberOfTrailingZeros(bit);
        for (int kind = 0; kind < 3; kind++) {
            int house = HOUSE[first * 3 + kind];
            if (house == HOUSE[second * 3 + kind] && Integer.bitCount(position.places[house * 9 + digit]) == 2) {
                return true;
            }
        }
        return false;
    }

    private void offer(int type, int kind) {
        if (trial.isEmpty() || seen.contains(kind)) {
            return;
        }
        seen.add(kind);
        boolean easier = trial.difficulty < best.difficulty;
        if (easier || trial.difficulty == best.difficulty && type < bestType) {
            best.copy(trial);
            bestType = type;
            evidence.note(path, length, pair, kind);
            evidence.noteSet(subset.house(), subset.set());
        }
    }

    @Override
    public Evidence explain(Position position) {
        return evidence.evidence(position);
    }
}
