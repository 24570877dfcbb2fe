package org.escargot.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Random constraints of every kind, for tests that hold two tellings of a rule against each other.
public final class RandomRules {
    /// A maker for each kind of constraint; a kind may have several.
    public static final List<Function<RandomRules, Constraint>> KINDS = List.of(
            made -> new CellRule.Odd(made.cells(1)),
            made -> new CellRule.Even(made.cells(2)),
            made -> new CellRule.Candidates(made.cells(1), made.random.nextInt(made.frame.digits()) + 1),
            made -> new HouseRule.Different(made.cells(1 + made.below(made.size()))),
            made -> new HouseRule.Diagonal(made.slope()),
            made -> new ApartRule.AntiKnight(),
            made -> new ApartRule.AntiKing(),
            made -> new ApartRule.NonConsecutive(),
            made -> new ApartRule.NoOtherDots(Set.of(1), Set.of(2), Set.copyOf(made.pairs())),
            made -> new ApartRule.NoOtherSums(Set.of(5), Set.copyOf(made.pairs())),
            made -> new SumRule.Cage(made.line(3), OptionalInt.of(3 + made.below(2 * made.size()))),
            made -> new SumRule.Cage(made.line(3), OptionalInt.empty()),
            made -> new SumRule.Total(made.line(3), 2 + made.below(2 * made.size())),
            made -> new SumRule.WeightedTotal(
                    made.cells(3), List.of(1, made.below(5) - 2, -2), made.below(2 * made.size()) - made.size()),
            made -> new SumRule.LittleKiller(made.cells(3), 3 + made.below(2 * made.size())),
            made -> new SumRule.Arrow(made.cells(1), made.line(2)),
            made -> new SumRule.Arrow(made.cells(2), made.line(4)),
            made -> new EqualSumRule.DoubleArrow(made.line(4)),
            made -> new EqualSumRule.EqualSums(List.of(made.cells(2), made.cells(1), made.cells(2))),
            made -> new EqualSumRule.RegionSum(made.line(4)),
            made -> new EqualSumRule.Zipper(made.line(3 + made.below(2))),
            made -> new SumRule.SumLine(made.line(4), made.size()),
            made -> new PairRule.Difference(made.pair(), 1 + made.below(2)),
            made -> new PairRule.Ratio(made.pair(), 2),
            made -> new PairRule.PairSum(made.pair(), 5),
            made -> new PairRule.Greater(made.cell(), made.cell()),
            made -> new PairRule.Minimum(made.cell(), made.cells(2)),
            made -> new PairRule.Maximum(made.cell(), made.cells(2)),
            made -> new PairRule.AntiTaxicab(),
            made -> new BoardRule.GlobalEntropy(),
            made -> new BoardRule.GlobalModular(),
            made -> new BoardRule.DutchFlatmates(),
            made -> new CageRule.Equality(made.line(4)),
            made -> new CageRule.Rellik(made.line(3), 1 + made.below(2 * made.size())),
            made -> new CageRule.Lunchbox(made.line(5), made.below(made.size())),
            made -> new PairRule.Index(made.frame.cell(1, 0), made.frame.rowCells(1), 1 + made.below(made.size())),
            made -> new PairRule.Neighbors(made.line(3), made.table(), "own"),
            made -> new PairRule.Every(made.line(3), made.table(), "own"),
            made -> new LineRule.Thermo(made.line(3)),
            made -> new LineRule.SlowThermo(made.line(4)),
            made -> new LineRule.Whisper(made.line(3), 2),
            made -> new LineRule.Renban(made.line(3)),
            made -> new LineRule.Palindrome(made.line(4)),
            made -> new EndsRule.Between(made.line(4)),
            made -> new EndsRule.Lockout(made.line(3), 2),
            made -> new LineRule.Entropic(made.line(4)),
            made -> new LineRule.Modular(made.line(4), 2 + made.below(2)),
            made -> new LineRule.Nabner(made.line(2)),
            made -> new MachineRule.ValueIndex(made.line(5)),
            made -> new MachineRule.Pattern(made.line(3), made.machine(), "own"),
            made -> new OutsideRule.Sandwich(made.place(), made.below(2 * made.size())),
            made -> new OutsideRule.XSum(made.place(), 1 + made.below(2 * made.size())),
            made -> new OutsideRule.Skyscraper(made.place(), 1 + made.below(made.size())),
            made -> new OutsideRule.HiddenSkyscraper(made.place(), 1 + made.below(made.size())),
            made -> new OutsideRule.NumberedRoom(made.place(), 1 + made.below(made.size())),
            made -> new FullRank(made.place(), 1 + made.below(4 * made.size()), made.random.nextBoolean()),
            made -> new BoardRule.LinesDiffer(),
            made -> new TallyRule.Quadruple(made.cells(4), made.digits(1 + made.below(4))),
            made -> new TallyRule.Contains(made.cells(4), made.digits(2), true),
            made -> new TallyRule.Contains(made.cells(5), made.digits(2), false),
            made -> new CountRule.LookAndSay(
                    made.cells(4), new TreeMap<>(Map.of(1, made.below(2), 2 + made.below(2), made.below(3)))),
            made -> new CountRule.Distinct(made.cell(), made.line(4)),
            made -> new TallyRule.Circles(made.cells(4)),
            made -> new TallyRule.SameValues(List.of(made.cells(2), made.cells(2))),
            made -> new TallyRule.Clone(made.cells(2), made.cells(2)));

    private final Random random;
    private final Frame frame;

    /// Rules on `frame`.
    public RandomRules(Random random, Frame frame) {
        this.random = random;
        this.frame = frame;
    }

    /// One to `most` constraints.
    public Rules rules(int most) {
        List<Constraint> constraints = new ArrayList<>();
        for (int left = 1 + below(most); left > 0; left--) {
            constraints.add(KINDS.get(below(KINDS.size())).apply(this));
        }
        return Rules.of(frame, constraints).orElseThrow();
    }

    private int size() {
        return frame.size();
    }

    private int below(int bound) {
        return random.nextInt(bound);
    }

    private int cell() {
        return frame.cell(below(size()), below(size()));
    }

    private Cells cells(int count) {
        List<Integer> all = new ArrayList<>(frame.cells().stream().boxed().toList());
        Collections.shuffle(all, random);
        return Cells.of(all.stream().limit(count).mapToInt(Integer::intValue).sorted());
    }

    /// A path of neighbors, shorter where it would run into itself.
    private Cells line(int length) {
        List<Integer> line = new ArrayList<>(List.of(cell()));
        for (int tries = 0; line.size() < length && tries < 20; tries++) {
            int row = frame.row(line.getLast()) + below(3) - 1;
            int column = frame.column(line.getLast()) + below(3) - 1;
            if (frame.has(row, column) && !line.contains(frame.cell(row, column))) {
                line.add(frame.cell(row, column));
            }
        }
        return Cells.of(line.stream().mapToInt(Integer::intValue));
    }

    private CellPair pair() {
        List<CellPair> all = CellPair.neighbors(frame);
        return all.get(below(all.size()));
    }

    private List<CellPair> pairs() {
        return IntStream.range(0, 5).mapToObj(_ -> pair()).distinct().toList();
    }

    private HouseRule.Slope slope() {
        return of(HouseRule.Slope.class);
    }

    private OutsideRule.Place place() {
        return new OutsideRule.Place(of(OutsideRule.Side.class), below(size()));
    }

    private <E extends Enum<E>> E of(Class<E> type) {
        List<E> all = List.copyOf(EnumSet.allOf(type));
        return all.get(below(all.size()));
    }

    private List<Integer> digits(int count) {
        return IntStream.range(0, count).mapToObj(_ -> 1 + below(size())).toList();
    }

    /// A machine that accepts rows whose sum leaves some rest.
    private Machine machine() {
        int rest = below(3);
        return Machine.of(size(), 0, (sum, digit) -> (sum + digit) % 3, sum -> sum == rest);
    }

    private PairTable table() {
        long seed = random.nextLong();
        return PairTable.of(size(), (first, second) -> new Random(seed + 31L * first + second).nextInt(3) > 0);
    }
}
