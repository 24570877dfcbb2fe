package org.escargot.generator.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.escargot.random.RandomSource;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;

/// A board that is cut into cages: connected places whose digits differ. With a symmetry, every cage is mapped to a
/// cage. It belongs to one puzzle that is being made.
final class CagePlan {
    /// How likely it is, in percent, that a cage of so many cells grows on.
    private static final int[] GROWTH = {100, 97, 65, 45, 30, 30, 30, 30, 0};

    /// The way to the place on the right, as [Layouts#beside] counts; the next one leads down.
    private static final int RIGHT = 1;

    private final int size;
    private final int largest;
    private final List<int[]> maps;
    private final int[] solution;
    /// For each place the number of its cage.
    private int[] cageOf;
    private int next;

    /// @param solution a mask with one digit for each place
    /// @param largest the most cells of a cage
    CagePlan(int size, int largest, List<int[]> maps, int[] solution) {
        this.size = size;
        this.largest = largest;
        this.maps = maps;
        this.solution = solution.clone();
        cageOf = new int[solution.length];
        Arrays.fill(cageOf, -1);
    }

    private CagePlan(CagePlan other) {
        size = other.size;
        largest = other.largest;
        maps = other.maps;
        solution = other.solution;
        cageOf = other.cageOf;
        next = other.next;
    }

    /// How many borders between neighbors [#joined] can be asked about.
    int borders() {
        return 2 * cageOf.length;
    }

    /// This plan with the two cages at number `border` in one, and so all images of theirs; empty where they are the
    /// same, too large together, or share a digit.
    Optional<CagePlan> joined(int border) {
        int place = border / 2;
        int other = beside(place, RIGHT + border % 2);
        if (other < 0 || cageOf[other] == cageOf[place]) {
            return Optional.empty();
        }
        List<Integer> both = new ArrayList<>(cage(cageOf[place]));
        both.addAll(cage(cageOf[other]));
        CagePlan joined = new CagePlan(this);
        return both.size() <= largest && joined.mark(both) ? Optional.of(joined) : Optional.empty();
    }

    /// Cuts the whole board, from places in random order on. Places that are left alone go to a cage beside them,
    /// where they can.
    void cut(RandomSource random) {
        for (int place : random.permutation(cageOf.length)) {
            if (cageOf[place] < 0) {
                grow(place, random);
            }
        }
        for (int place : random.permutation(cageOf.length)) {
            if (cage(cageOf[place]).size() == 1) {
                join(place);
            }
        }
    }

    private void join(int place) {
        for (int way = 0; way < 4; way++) {
            int other = beside(place, way);
            if (other >= 0) {
                List<Integer> larger = new ArrayList<>(cage(cageOf[other]));
                larger.add(place);
                if (larger.size() <= largest && mark(larger)) {
                    return;
                }
            }
        }
    }

    private List<Integer> cage(int number) {
        return IntStream.range(0, cageOf.length)
                .filter(place -> cageOf[place] == number)
                .boxed()
                .toList();
    }

    private void grow(int seed, RandomSource random) {
        List<Integer> cage = new ArrayList<>(List.of(seed));
        if (!mark(cage)) {
            throw new IllegalStateException("A place alone is always mapped to a place.");
        }
        while (cage.size() < largest && random.nextInt(100) < GROWTH[cage.size()]) {
            List<Integer> around = free(cage);
            if (around.isEmpty()) {
                return;
            }
            List<Integer> larger = new ArrayList<>(cage);
            larger.add(around.get(random.nextInt(around.size())));
            if (!mark(larger)) {
                return;
            }
            cage = larger;
        }
    }

    /// The places beside `cage` that are in no cage yet and hold another digit than all of it.
    private List<Integer> free(List<Integer> cage) {
        int digits = digits(cage);
        List<Integer> free = new ArrayList<>();
        for (int place : cage) {
            for (int way = 0; way < 4; way++) {
                int other = beside(place, way);
                if (other >= 0 && cageOf[other] < 0 && (digits & solution[other]) == 0 && !free.contains(other)) {
                    free.add(other);
                }
            }
        }
        return free;
    }

    private int digits(List<Integer> places) {
        int digits = 0;
        for (int place : places) {
            digits |= solution[place];
        }
        return digits;
    }

    /// Makes a cage of `places`, and of each image of theirs. False, and nothing is changed, where images overlap
    /// without being the same, or one of them holds a digit twice.
    private boolean mark(List<Integer> places) {
        int[] marked = cageOf.clone();
        int base = next;
        int number = next;
        for (int[] map : maps) {
            List<Integer> image = places.stream().map(place -> map[place]).toList();
            int own = marked[image.getFirst()];
            boolean isDone = own >= base && image.stream().allMatch(place -> marked[place] == own);
            if (!isDone) {
                if (image.stream().anyMatch(place -> marked[place] >= base)
                        || Integer.bitCount(digits(image)) < image.size()) {
                    return false;
                }
                int given = number++;
                image.forEach(place -> marked[place] = given);
            }
        }
        cageOf = marked;
        next = number;
        return true;
    }

    /// Cuts a cage in two so that the sums of the parts are those of the solution, but not those of `other`; with
    /// all images of it. Parts of one cell are the last resort. False where no cage can be cut like that.
    boolean cutAgainst(int[] other, RandomSource random) {
        return cutFirst(cages(), inside -> sum(inside, solution) != sum(inside, other), random);
    }

    /// Cuts one of the largest cages that can be cut, with all images of it. False where there is none.
    boolean cutLargest(RandomSource random) {
        for (int cells = largest; cells > 1; cells--) {
            int asked = cells;
            List<List<Integer>> cages =
                    cages().stream().filter(cage -> cage.size() == asked).toList();
            if (cutFirst(cages, _ -> true, random)) {
                return true;
            }
        }
        return false;
    }

    private boolean cutFirst(List<List<Integer>> cages, Predicate<List<Integer>> parts, RandomSource random) {
        for (int least = 2; least >= 1; least--) {
            for (int at : random.permutation(cages.size())) {
                if (cut(cages.get(at), least, parts, random)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean cut(List<Integer> cage, int least, Predicate<List<Integer>> parts, RandomSource random) {
        for (int part : random.permutation(1 << cage.size())) {
            List<Integer> inside = part(cage, part);
            List<Integer> outside = part(cage, ~part);
            boolean isCut = Math.min(inside.size(), outside.size()) >= least
                    && parts.test(inside)
                    && isConnected(inside)
                    && isConnected(outside);
            if (isCut && markBoth(inside, outside)) {
                return true;
            }
        }
        return false;
    }

    private boolean markBoth(List<Integer> inside, List<Integer> outside) {
        int[] before = cageOf;
        if (mark(inside)) {
            boolean areParted = outside.stream().noneMatch(place -> cageOf[place] == cageOf[inside.getFirst()]);
            if (areParted && (maps.size() == 1 || mark(outside))) {
                return true;
            }
        }
        cageOf = before;
        return false;
    }

    private static List<Integer> part(List<Integer> cage, int part) {
        List<Integer> places = new ArrayList<>();
        for (int at = 0; at < cage.size(); at++) {
            if ((part >> at & 1) != 0) {
                places.add(cage.get(at));
            }
        }
        return places;
    }

    private static int sum(List<Integer> places, int[] digits) {
        int sum = 0;
        for (int place : places) {
            sum += Integer.numberOfTrailingZeros(digits[place]) + 1;
        }
        return sum;
    }

    private boolean isConnected(List<Integer> places) {
        List<Integer> reached = new ArrayList<>(places.subList(0, Math.min(1, places.size())));
        for (int at = 0; at < reached.size(); at++) {
            for (int way = 0; way < 4; way++) {
                int other = beside(reached.get(at), way);
                if (other >= 0 && places.contains(other) && !reached.contains(other)) {
                    reached.add(other);
                }
            }
        }
        return reached.size() == places.size();
    }

    private int beside(int place, int way) {
        return Layouts.beside(size, place, way);
    }

    /// The places of each cage, in the order of their first places.
    private List<List<Integer>> cages() {
        return Arrays.stream(cageOf).distinct().mapToObj(this::cage).toList();
    }

    /// `rules` and the cages with their totals.
    Rules addedTo(Rules rules) {
        return VariantRecipe.with(
                rules,
                cages().stream().map(cage -> constraint(rules.frame(), cage)).toList());
    }

    private Constraint constraint(Frame frame, List<Integer> cage) {
        Cells cells =
                Cells.of(cage.stream().mapToInt(place -> frame.cell(place / frame.columns(), place % frame.columns())));
        return new SumRule.Cage(cells, OptionalInt.of(sum(cage, solution)));
    }
}
