package org.escargot.rules.setting;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
/// it, so a further kind is a row here.
public enum DrawnRule {
    THERMO(DrawnForm.LINE, Figures.NONE),
    SLOW_THERMO(DrawnForm.LINE, Figures.NONE),
    ARROW(DrawnForm.LINE, Figures.NONE),
    DOUBLE_ARROW(DrawnForm.LINE, Figures.NONE),
    WHISPER(DrawnForm.LINE, Figures.NUMBER),
    RENBAN(DrawnForm.LINE, Figures.NONE),
    NABNER(DrawnForm.LINE, Figures.NONE),
    PALINDROME(DrawnForm.LINE, Figures.NONE),
    BETWEEN(DrawnForm.LINE, Figures.NONE),
    LOCKOUT(DrawnForm.LINE, Figures.NUMBER),
    REGION_SUM(DrawnForm.LINE, Figures.NONE),
    ZIPPER(DrawnForm.LINE, Figures.NONE),
    SUM_LINE(DrawnForm.LINE, Figures.NUMBER),
    ENTROPIC(DrawnForm.LINE, Figures.NONE),
    MODULAR(DrawnForm.LINE, Figures.NUMBER),
    ODD(DrawnForm.EACH, Figures.NONE),
    EVEN(DrawnForm.EACH, Figures.NONE),
    WHITE_DOT(DrawnForm.PAIRS, Figures.NONE),
    BLACK_DOT(DrawnForm.PAIRS, Figures.NONE),
    X(DrawnForm.PAIRS, Figures.NONE),
    V(DrawnForm.PAIRS, Figures.NONE),
    GREATER(DrawnForm.PAIRS, Figures.NONE),
    QUADRUPLE(DrawnForm.SQUARE, Figures.DIGITS),
    EXTRA_REGION(DrawnForm.AREA, Figures.NONE),
    TOTAL(DrawnForm.AREA, Figures.NUMBER),
    LITTLE_KILLER(DrawnForm.DIAGONAL, Figures.NUMBER),
    SANDWICH(DrawnForm.OUTSIDE, Figures.NUMBER),
    X_SUM(DrawnForm.OUTSIDE, Figures.NUMBER),
    SKYSCRAPER(DrawnForm.OUTSIDE, Figures.NUMBER),
    HIDDEN_SKYSCRAPER(DrawnForm.OUTSIDE, Figures.NUMBER),
    NUMBERED_ROOM(DrawnForm.OUTSIDE, Figures.NUMBER);

    /// What is written of a rule.
    public enum Figures {
        /// Nothing.
        NONE,
        /// A number.
        NUMBER,
        /// Some digits.
        DIGITS
    }

    private final DrawnForm form;
    private final Figures figures;

    DrawnRule(DrawnForm form, Figures figures) {
        this.form = form;
        this.figures = figures;
    }

    /// The number that it has at first on a board of `size`, where it has one.
    private int usual(int size) {
        return switch (this) {
            case WHISPER -> LineRule.Whisper.usual(size);
            case LOCKOUT -> (size - 1) / 2;
            case MODULAR -> 3;
            case SUM_LINE, TOTAL, LITTLE_KILLER -> size + 1;
            case X_SUM, SKYSCRAPER, HIDDEN_SKYSCRAPER, NUMBERED_ROOM -> 1;
            default -> 0;
        };
    }

    /// The rule of `cells`, which have its form, with `numbers`, of which there is one where it has a number.
    private Constraint of(Cells cells, List<Integer> numbers, Frame frame) {
        return switch (form) {
            case LINE -> line(cells, numbers.isEmpty() ? 0 : numbers.getFirst());
            case OUTSIDE -> outside(place(cells, frame), numbers.getFirst());
            case EACH, PAIRS, SQUARE, AREA, DIAGONAL -> marked(cells, numbers);
        };
    }

    private Constraint line(Cells cells, int number) {
        return switch (this) {
            case SLOW_THERMO -> new LineRule.SlowThermo(cells);
            case ARROW -> new SumRule.Arrow(cells.part(0, 1), cells.part(1, cells.size()));
            case DOUBLE_ARROW -> new EqualSumRule.DoubleArrow(cells);
            case WHISPER -> new LineRule.Whisper(cells, number);
            case RENBAN -> new LineRule.Renban(cells);
            case NABNER -> new LineRule.Nabner(cells);
            case PALINDROME -> new LineRule.Palindrome(cells);
            case BETWEEN -> new EndsRule.Between(cells);
            case LOCKOUT -> new EndsRule.Lockout(cells, number);
            case REGION_SUM -> new EqualSumRule.RegionSum(cells);
            case ZIPPER -> new EqualSumRule.Zipper(cells);
            case SUM_LINE -> new SumRule.SumLine(cells, number);
            case ENTROPIC -> new LineRule.Entropic(cells);
            case MODULAR -> new LineRule.Modular(cells, Math.max(1, number));
            default -> new LineRule.Thermo(cells);
        };
    }

    private Constraint outside(Place place, int number) {
        return switch (this) {
            case X_SUM -> new OutsideRule.XSum(place, number);
            case SKYSCRAPER -> new OutsideRule.Skyscraper(place, number);
            case HIDDEN_SKYSCRAPER -> new OutsideRule.HiddenSkyscraper(place, number);
            case NUMBERED_ROOM -> new OutsideRule.NumberedRoom(place, number);
            // It says the same from both ends, and files know it at one of them.
            default -> new OutsideRule.Sandwich(atBeginning(place), number);
        };
    }

    private static Place atBeginning(Place place) {
        boolean isColumn = place.side() == Side.TOP || place.side() == Side.BOTTOM;
        return new Place(isColumn ? Side.TOP : Side.LEFT, place.index());
    }

    private Constraint marked(Cells cells, List<Integer> numbers) {
        return switch (this) {
            case EVEN -> new CellRule.Even(cells);
            case WHITE_DOT -> new PairRule.Difference(pair(cells), 1);
            case BLACK_DOT -> new PairRule.Ratio(pair(cells), 2);
            case X -> new PairRule.PairSum(pair(cells), 10);
            case V -> new PairRule.PairSum(pair(cells), 5);
            case GREATER -> new PairRule.Greater(cells.first(), cells.last());
            case QUADRUPLE -> new TallyRule.Quadruple(cells, numbers);
            case EXTRA_REGION -> new HouseRule.Different(cells);
            case TOTAL -> new SumRule.Total(cells, numbers.getFirst());
            case LITTLE_KILLER -> new SumRule.LittleKiller(cells, numbers.getFirst());
            default -> new CellRule.Odd(cells);
        };
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
                .filter(kind -> kind.of(cells, numbers, frame).equals(rule))
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
        return of(cells, isLacking ? List.of(usual(frame.size())) : numbers, frame);
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
                .mapToObj(number -> of(cells, List.of(number), frame))
                .filter(rule -> rule.holds(frame, solution))
                .findFirst()
                .orElseGet(() -> make(cells, List.of(), frame));
    }
}
