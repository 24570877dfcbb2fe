package org.escargot.logic.exotic;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Rank;
import org.escargot.logic.pattern.Truths;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.RankCount;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// SK loop (domino loop): in four boxes, two rows and two columns cross in a solved cell of each. Of these lines the
/// other two cells in each box make eight pairs in a round, each in a line or a box with the next. Where 16 joints are
/// enough to take what the 16 cells hold, each joint takes its digit: it goes from the rest of that line or box.
///
///     | . a . | . b . |      a = the pair of the column, b likewise; the rows have pairs too
///     | x 5 x | y 8 y |
///     | . a . | . b . |
///
/// Valid by count. Steps come by rows, columns, then by the joints of the digits.
/// See `docs/techniques/sk-loop.md`.
public record SkLoopFinder() implements Finder {
    private static final int PAIRS = 8;
    private static final int CELLS = 16;
    private static final int MOST_WAYS = 64;

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.SK_LOOP);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (int top = 0; top < 6; top++) {
            for (int bottom = top / 3 * 3 + 3; bottom < 9; bottom++) {
                for (int left = 0; left < 6; left++) {
                    for (int right = left / 3 * 3 + 3; right < 9; right++) {
                        if (isOpen(facts, top, bottom, left, right)
                                && new Loop(facts, top, bottom, left, right).find(sink)) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private static boolean isOpen(Facts facts, int top, int bottom, int left, int right) {
        CellSet pivots =
                CellSet.of(Cell.at(top, left), Cell.at(top, right), Cell.at(bottom, left), Cell.at(bottom, right));
        return !pivots.intersects(facts.unsolved());
    }

    /// The pairs in the order of the round, and the houses that join each to the next.
    private static final class Loop {
        private final Facts facts;
        private final CellSet[] pairs = new CellSet[PAIRS];
        private final int[] joints;
        private CellSet cells = CellSet.EMPTY;

        Loop(Facts facts, int top, int bottom, int left, int right) {
            this.facts = facts;
            int[] corners = {Cell.at(top, left), Cell.at(top, right), Cell.at(bottom, right), Cell.at(bottom, left)};
            joints = new int[] {
                House.row(top), Houses.box(corners[1]), House.column(right), Houses.box(corners[2]),
                House.row(bottom), Houses.box(corners[3]), House.column(left), Houses.box(corners[0])
            };
            for (int pair = 0; pair < PAIRS; pair++) {
                int corner = corners[(pair + 1) / 2 % 4];
                int line = joints[pair / 2 * 2];
                pairs[pair] =
                        Houses.cells(line).and(Houses.cells(Houses.box(corner))).without(corner);
                cells = cells.or(pairs[pair]);
            }
        }

        /// For each digit the fewest joints that touch all pairs with it.
        boolean find(StepSink sink) {
            if (!facts.unsolved().containsAll(cells)) {
                return false;
            }
            List<List<Truths>> choices = new ArrayList<>();
            int needed = 0;
            for (int digit = 1; digit <= Digit.COUNT; digit++) {
                List<Integer> ways = ways(digit);
                needed += Integer.bitCount(ways.getFirst());
                choices.add(best(digit, ways));
            }
            return needed == CELLS && report(choices, sink);
        }

        /// The smallest sets of joints for `digit`, a bit for each joint.
        private List<Integer> ways(int digit) {
            List<Integer> ways = new ArrayList<>();
            int fewest = PAIRS;
            for (int way = 0; way < 1 << PAIRS; way++) {
                if (touchesAll(digit, way)) {
                    int size = Integer.bitCount(way);
                    if (size < fewest) {
                        ways.clear();
                        fewest = size;
                    }
                    if (size == fewest) {
                        ways.add(way);
                    }
                }
            }
            return ways;
        }

        private boolean touchesAll(int digit, int way) {
            int touched = way | way << 1 | way >> PAIRS - 1;
            for (int pair = 0; pair < PAIRS; pair++) {
                if ((touched >> pair & 1) == 0 && pairs[pair].intersects(facts.cellsOf(digit))) {
                    return false;
                }
            }
            return true;
        }

        /// Those of `ways` that eliminate what no other does as well.
        private List<Truths> best(int digit, List<Integer> ways) {
            List<Truths> best = new ArrayList<>();
            List<CellSet> goes = new ArrayList<>();
            for (int way : ways) {
                HouseSet houses = houses(way);
                CellSet gone = gone(digit, houses);
                if (goes.stream().anyMatch(other -> other.containsAll(gone))) {
                    continue;
                }
                for (int other = best.size() - 1; other >= 0; other--) {
                    if (gone.containsAll(goes.get(other))) {
                        best.remove(other);
                        goes.remove(other);
                    }
                }
                best.add(Truths.of(digit, houses));
                goes.add(gone);
            }
            return best;
        }

        private HouseSet houses(int way) {
            HouseSet houses = HouseSet.EMPTY;
            for (int joint = 0; joint < PAIRS; joint++) {
                houses = (way >> joint & 1) == 0 ? houses : houses.with(joints[joint]);
            }
            return houses;
        }

        /// Where `digit` lies in one of `houses` outside the loop, or in two of them.
        private CellSet gone(int digit, HouseSet houses) {
            CellSet once = CellSet.EMPTY;
            CellSet twice = CellSet.EMPTY;
            for (int house = houses.first(); house >= 0; house = houses.next(house)) {
                CellSet places = facts.places(digit, house);
                twice = twice.or(once.and(places));
                once = once.or(places);
            }
            return once.minus(cells).or(twice);
        }

        private boolean report(List<List<Truths>> choices, StepSink sink) {
            List<Truths> ways = List.of(Truths.NONE);
            for (List<Truths> choice : choices) {
                List<Truths> more = new ArrayList<>();
                for (Truths before : ways) {
                    choice.forEach(next -> more.add(next.houses().isEmpty() ? before : before.and(next)));
                }
                ways = more.subList(0, Math.min(more.size(), MOST_WAYS));
            }
            for (Truths links : ways) {
                Rank rank = new Rank(Truths.of(cells), links);
                CandidateSet gone = RankCount.eliminations(facts, rank);
                if (!gone.isEmpty() && sink.accept(new Step(Technique.SK_LOOP, rank, Effects.eliminate(gone)))) {
                    return true;
                }
            }
            return false;
        }
    }
}
