package org.escargot.rules.setting;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.escargot.rules.CellPair;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.EndsRule;
import org.escargot.rules.EqualSumRule;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.OutsideRule.Place;
import org.escargot.rules.OutsideRule.Side;
import org.escargot.rules.PairRule;
import org.escargot.rules.SumRule;
import org.escargot.rules.TallyRule;

/// A kind of rules that a setter draws on cells. How it is drawn and what its numbers are is all that a front knows of
/// it, so a further kind is a row here, and a case of [#numbers] where something is written of it.
@SuppressWarnings("ImmutableEnumChecker") // the functions have no state
public enum DrawnRule {
    THERMO(DrawnForm.LINE, LineRule.Thermo::new),
    SLOW_THERMO(DrawnForm.LINE, LineRule.SlowThermo::new),
    ARROW(DrawnForm.LINE, cells -> new SumRule.Arrow(cells.part(0, 1), cells.part(1, cells.size()))),
    DOUBLE_ARROW(DrawnForm.LINE, EqualSumRule.DoubleArrow::new),
    WHISPER(DrawnForm.LINE, LineRule.Whisper::usual, LineRule.Whisper::new),
    RENBAN(DrawnForm.LINE, LineRule.Renban::new),
    NABNER(DrawnForm.LINE, LineRule.Nabner::new),
    PALINDROME(DrawnForm.LINE, LineRule.Palindrome::new),
    BETWEEN(DrawnForm.LINE, EndsRule.Between::new),
    LOCKOUT(DrawnForm.LINE, size -> (size - 1) / 2, EndsRule.Lockout::new),
    REGION_SUM(DrawnForm.LINE, EqualSumRule.RegionSum::new),
    ZIPPER(DrawnForm.LINE, EqualSumRule.Zipper::new),
    SUM_LINE(DrawnForm.LINE, size -> size + 1, SumRule.SumLine::new),
    ENTROPIC(DrawnForm.LINE, LineRule.Entropic::new),
    MODULAR(DrawnForm.LINE, _ -> 3, (cells, number) -> new LineRule.Modular(cells, Math.max(1, number))),
    ODD(DrawnForm.EACH, CellRule.Odd::new),
    EVEN(DrawnForm.EACH, CellRule.Even::new),
    WHITE_DOT(DrawnForm.PAIRS, cells -> new PairRule.Difference(pair(cells), 1)),
    BLACK_DOT(DrawnForm.PAIRS, cells -> new PairRule.Ratio(pair(cells), 2)),
    X(DrawnForm.PAIRS, cells -> new PairRule.PairSum(pair(cells), 10)),
    V(DrawnForm.PAIRS, cells -> new PairRule.PairSum(pair(cells), 5)),
    GREATER(DrawnForm.PAIRS, cells -> new PairRule.Greater(cells.first(), cells.last())),
    QUADRUPLE(DrawnForm.SQUARE, Figures.DIGITS, _ -> 0, (cells, digits, _) -> new TallyRule.Quadruple(cells, digits)),
    EXTRA_REGION(DrawnForm.AREA, HouseRule.Different::new),
    TOTAL(DrawnForm.AREA, size -> size + 1, SumRule.Total::new),
    LITTLE_KILLER(DrawnForm.DIAGONAL, size -> size + 1, SumRule.LittleKiller::new),
    /// It says the same from both ends, and files know it at one of them.
    SANDWICH(0, (place, number) -> new OutsideRule.Sandwich(atBeginning(place), number)),
    X_SUM(1, OutsideRule.XSum::new),
    SKYSCRAPER(1, OutsideRule.Skyscraper::new),
    HIDDEN_SKYSCRAPER(1, OutsideRule.HiddenSkyscraper::new),
    NUMBERED_ROOM(1, OutsideRule.NumberedRoom::new);

    /// What is written of a rule.
    public enum Figures {
        /// Nothing.
        NONE,
        /// A number.
        NUMBER,
        /// Some digits.
        DIGITS
    }

    private interface Maker {
        Constraint make(Cells cells, List<Integer> numbers, Frame frame);
    }

    private interface Numbered {
        Constraint make(Cells cells, int number);
    }

    private interface Outside {
        Constraint make(Place place, int number);
    }

    private final DrawnForm form;
    private final Figures figures;
    /// The number that it has at first on a board of a size.
    private final IntUnaryOperator usual;

    private final Maker maker;

    DrawnRule(DrawnForm form, Figures figures, IntUnaryOperator usual, Maker maker) {
        this.form = form;
        this.figures = figures;
        this.usual = usual;
        this.maker = maker;
    }

    DrawnRule(DrawnForm form, Function<Cells, Constraint> rule) {
        this(form, Figures.NONE, _ -> 0, (cells, _, _) -> rule.apply(cells));
    }

    DrawnRule(DrawnForm form, IntUnaryOperator usual, Numbered rule) {
        this(form, Figures.NUMBER, usual, (cells, numbers, _) -> rule.make(cells, numbers.getFirst()));
    }

    DrawnRule(int usual, Outside rule) {
        this(
                DrawnForm.OUTSIDE,
                Figures.NUMBER,
                _ -> usual,
                (cells, numbers, frame) -> rule.make(place(cells, frame), numbers.getFirst()));
    }

    private static Place atBeginning(Place place) {
        boolean isColumn = place.side() == Side.TOP || place.side() == Side.BOTTOM;
        return new Place(isColumn ? Side.TOP : Side.LEFT, place.index());
    }

    private static CellPair pair(Cells cells) {
        return new CellPair(cells.first(), cells.last());
    }

    private static Place place(Cells line, Frame frame) {
        boolean isRow = frame.row(line.first()) == frame.row(line.last());
        boolean isForward = line.first() < line.last();
        return isRow
                ? new Place(isForward ? Side.LEFT : Side.RIGHT, frame.row(line.first()))
                : new Place(isForward ? Side.TOP : Side.BOTTOM, frame.column(line.first()));
    }

    /// The kind that is called `id`.
    ///
    /// @throws IllegalArgumentException when there is none
    public static DrawnRule named(String id) {
        return Arrays.stream(values())
                .filter(kind -> kind.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No such kind of rules is drawn (" + id + ")."));
    }

    /// Its name in files and for a front, such as `slow-thermo`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// How it is drawn.
    public DrawnForm form() {
        return form;
    }

    /// What is written of it.
    public Figures figures() {
        return figures;
    }

    /// The kind that `rule` is of: that which makes it anew of its cells and numbers.
    public static Optional<DrawnRule> of(Constraint rule, Frame frame) {
        Cells cells = rule.cells(frame);
        List<Integer> numbers = numbers(rule);
        return Arrays.stream(values())
                .filter(kind -> kind.figures == Figures.NUMBER
                        ? numbers.size() == 1
                        : kind.figures == Figures.DIGITS || numbers.isEmpty())
                .filter(kind -> kind.form.of(cells, frame).contains(cells))
                .filter(kind -> kind.maker.make(cells, numbers, frame).equals(rule))
                .findFirst();
    }

    /// The numbers that are written of `rule`.
    public static List<Integer> numbers(Constraint rule) {
        return switch (rule) {
            case LineRule.Whisper line -> List.of(line.difference());
            case LineRule.Modular line -> List.of(line.modulus());
            case EndsRule.Lockout line -> List.of(line.difference());
            case SumRule.SumLine line -> List.of(line.sum());
            case SumRule.Total area -> List.of(area.total());
            case SumRule.LittleKiller diagonal -> List.of(diagonal.total());
            case OutsideRule.OneLine line -> List.of(line.number());
            case TallyRule.Quadruple square -> square.digits();
            default -> List.of();
        };
    }

    /// The rule of `cells`, which have its form, with the usual number where it wants one and `numbers` has none.
    Constraint make(Cells cells, List<Integer> numbers, Frame frame) {
        boolean isLacking = figures == Figures.NUMBER && numbers.isEmpty();
        return maker.make(cells, isLacking ? List.of(usual.applyAsInt(frame.size())) : numbers, frame);
    }

    /// One of its rules on the usual board, of which a front tells its name.
    public Constraint sample() {
        boolean isSlanting = form == DrawnForm.SQUARE || form == DrawnForm.DIAGONAL;
        Cells stroke = Cells.of(0, Frame.CLASSIC.cell(isSlanting ? 1 : 0, 1));
        return make(form.of(stroke, Frame.CLASSIC).getFirst(), List.of(), Frame.CLASSIC);
    }

    /// Whether its number is what its cells add up to, or the like, so that a solution tells it.
    boolean isTold() {
        return figures == Figures.NUMBER && form != DrawnForm.LINE;
    }

    /// The same with the number that `solution`, digits by cell, has for it, where there is such a number.
    Constraint make(Cells cells, int[] solution, Frame frame) {
        int most = frame.size() * (frame.size() + 1) / 2;
        return IntStream.rangeClosed(0, isTold() ? most : -1)
                .mapToObj(number -> maker.make(cells, List.of(number), frame))
                .filter(rule -> rule.holds(frame, solution))
                .findFirst()
                .orElseGet(() -> make(cells, List.of(), frame));
    }
}
