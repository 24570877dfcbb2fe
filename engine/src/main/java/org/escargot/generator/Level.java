package org.escargot.generator;

import static org.escargot.generator.wish.SinglesWish.Hidden.ALLOWED;
import static org.escargot.generator.wish.SinglesWish.Hidden.NEEDED;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.escargot.generator.clues.ClueRange;
import org.escargot.generator.clues.Minimality;
import org.escargot.generator.clues.Strategy;
import org.escargot.generator.wish.HodokuWish;
import org.escargot.generator.wish.SinglesWish;
import org.escargot.generator.wish.Wish;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLadder;
import org.escargot.rating.hodoku.HodokuLevel;
import org.escargot.rating.hodoku.ShortLadder;
import org.escargot.solver.Singles;

/// The levels 0 to 20 of the report's game, as this generator understands them: the table of `docs/ratings.md`.
/// A later version of the table gets a number of its own; this one does not change.
///
/// @param number 0..20
/// @param strategy how its puzzles are made
/// @param clues how many clues they have
/// @param minimality which clues they cannot spare
/// @param wish what else is asked of them
public record Level(int number, Strategy strategy, ClueRange clues, Minimality minimality, Wish wish) {
    /// The version of the table.
    public static final int VERSION = 1;

    private static final Set<Technique> INTERSECTIONS =
            EnumSet.of(Technique.POINTING, Technique.CLAIMING, Technique.LOCKED_PAIR, Technique.LOCKED_TRIPLE);
    private static final Set<Technique> PAIRS = EnumSet.of(Technique.NAKED_PAIR, Technique.HIDDEN_PAIR);
    private static final Set<Technique> TRIPLES = EnumSet.of(Technique.NAKED_TRIPLE, Technique.HIDDEN_TRIPLE);
    private static final Set<Technique> SUBSETS =
            both(both(PAIRS, TRIPLES), EnumSet.of(Technique.NAKED_QUADRUPLE, Technique.HIDDEN_QUADRUPLE));

    private static final HodokuLadder LADDER = ShortLadder.V1;
    private static final HodokuWish ANY = HodokuWish.levels(LADDER, HodokuLevel.EASY, HodokuLevel.HARD);

    private static final List<Level> TABLE = List.of(
            naked(0, 49, 51),
            naked(1, 45, 47),
            naked(2, 41, 43),
            naked(3, 37, 39),
            naked(4, 33, 35),
            singles(5, 35, 37),
            singles(6, 32, 34),
            singles(7, 29, 31),
            singles(8, 26, 28),
            new Level(
                    9,
                    Strategy.TOP_DOWN,
                    new ClueRange(0, 25),
                    Minimality.OPEN,
                    new SinglesWish(Singles.Kind.ALL, NEEDED)),
            graded(10, hardest(INTERSECTIONS, Set.of())),
            graded(11, hardest(PAIRS, INTERSECTIONS)),
            graded(12, hardest(TRIPLES, both(INTERSECTIONS, PAIRS))),
            graded(13, hardest(SUBSETS, INTERSECTIONS).withScore(800, Integer.MAX_VALUE)),
            graded(14, hard(0, 1000)),
            graded(15, hard(1001, 1200)),
            graded(16, hard(1201, 1400)),
            graded(17, hard(1401, 1600)),
            minimal(18, HodokuLevel.UNFAIR),
            minimal(19, HodokuLevel.EXTREME),
            new Level(20, Strategy.STOCK, new ClueRange(17, 17), Minimality.CLUES, Wish.NONE));

    /// The level `number`, 0..20.
    public static Level of(int number) {
        if (number < 0 || number > 20) {
            throw new IllegalArgumentException("The level (" + number + ") must be 0..20.");
        }
        return TABLE.get(number);
    }

    private static Level naked(int number, int fewest, int most) {
        SinglesWish wish = new SinglesWish(Singles.Kind.NAKED, ALLOWED);
        return new Level(number, Strategy.NAKED_SINGLES, new ClueRange(fewest, most), Minimality.OPEN, wish);
    }

    private static Level singles(int number, int fewest, int most) {
        SinglesWish wish = new SinglesWish(Singles.Kind.ALL, NEEDED);
        return new Level(number, Strategy.SINGLES, new ClueRange(fewest, most), Minimality.OPEN, wish);
    }

    private static Level graded(int number, Wish wish) {
        return new Level(number, Strategy.TOP_DOWN, ClueRange.ANY, Minimality.OPEN, wish);
    }

    private static Level minimal(int number, HodokuLevel level) {
        return new Level(
                number, Strategy.TOP_DOWN, ClueRange.ANY, Minimality.CLUES, HodokuWish.levels(LADDER, level, level));
    }

    private static Wish hard(int fewest, int most) {
        return HodokuWish.levels(LADDER, HodokuLevel.HARD, HodokuLevel.HARD).withScore(fewest, most);
    }

    /// A path that takes one of `some`, and beyond singles and `easier` nothing else.
    private static HodokuWish hardest(Set<Technique> some, Set<Technique> easier) {
        Set<Technique> others = EnumSet.allOf(Technique.class);
        others.removeAll(both(some, easier));
        others.removeAll(EnumSet.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.HIDDEN_SINGLE));
        return ANY.withTechniques(new HodokuWish.Techniques(Set.of(), some, others));
    }

    private static Set<Technique> both(Set<Technique> some, Set<Technique> more) {
        Set<Technique> both = EnumSet.noneOf(Technique.class);
        both.addAll(some);
        both.addAll(more);
        return both;
    }
}
