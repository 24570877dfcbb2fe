package org.escargot.format.variant;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.grid.Cell;
import org.escargot.grid.DigitSet;
import org.escargot.rules.ApartRule;
import org.escargot.rules.Block;
import org.escargot.rules.BoardRule;
import org.escargot.rules.CageRule;
import org.escargot.rules.CellRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.CountRule;
import org.escargot.rules.Digits;
import org.escargot.rules.EndsRule;
import org.escargot.rules.EqualSumRule;
import org.escargot.rules.Frame;
import org.escargot.rules.FrameRule;
import org.escargot.rules.FullRank;
import org.escargot.rules.HouseRule;
import org.escargot.rules.LineRule;
import org.escargot.rules.MachineRule;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.PairRule;
import org.escargot.rules.PairTable;
import org.escargot.rules.SumRule;
import org.escargot.rules.TallyRule;

/// Writes ISS strings. A rule that they have no name for is written as the tables or sums that it means, if it can be.
public final class IssWriter {
    private static final int MOST = 16;

    private final Frame frame;

    private IssWriter(Frame frame) {
        this.frame = frame;
    }

    /// The line of `puzzle`; empty where a rule cannot be said, or the board is larger than the strings can have.
    public static Optional<String> write(VariantEntry puzzle) {
        Frame frame = puzzle.variant().rules().frame();
        IssWriter writer = new IssWriter(frame);
        StringBuilder line = new StringBuilder();
        Optional<String> board = IssBoardWriter.board(frame);
        if (frame.size() > MOST || board.isEmpty()) {
            return Optional.empty();
        }
        line.append(board.get());
        for (Constraint rule : puzzle.variant().rules().constraints()) {
            Optional<String> written = writer.rule(rule);
            if (written.isEmpty()) {
                return Optional.empty();
            }
            line.append(written.get());
        }
        Optional<String> ties = IssRareWriter.ties(puzzle.variant().rules().constraints());
        if (ties.isEmpty()) {
            return Optional.empty();
        }
        line.append(ties.get()).append(writer.givens(puzzle.variant().givens()));
        String beside = puzzle.metadata().isEmpty() ? "" : "\t" + puzzle.metadata();
        return Optional.of(line + beside + "\n");
    }

    /// The line of a puzzle of the usual Sudoku; one without any given names its board.
    static String usual(PuzzleEntry entry) {
        IssWriter writer = new IssWriter(Frame.CLASSIC);
        StringBuilder line = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            DigitSet allowed = entry.puzzle().allowed(cell);
            if (!allowed.equals(DigitSet.ALL)) {
                String digits = allowed.stream().mapToObj(digit -> "_" + digit).collect(Collectors.joining());
                line.append('~').append(writer.name(cell)).append(digits.isEmpty() ? "_" : digits);
            }
        }
        String beside = entry.metadata().isEmpty() ? "" : "\t" + entry.metadata();
        return (line.isEmpty() ? ".Shape~9x9" : "." + line) + beside + "\n";
    }

    private String givens(Digits givens) {
        String cells = givens.filled().stream()
                .mapToObj(cell -> "~" + name(cell) + "_" + givens.digit(cell))
                .collect(Collectors.joining());
        return cells.isEmpty() ? "" : "." + cells;
    }

    private Optional<String> rule(Constraint rule) {
        return switch (rule) {
            case FrameRule _ -> Optional.of("");
            case CellRule cells -> Optional.of(candidates(cells));
            case HouseRule houses -> Optional.of(houses(houses));
            case ApartRule apart -> apart(apart);
            case SumRule sum -> sum(sum);
            case PairRule pair -> pair(pair);
            case BoardRule board -> IssRareWriter.board(board, frame);
            case CageRule cage -> Optional.of(IssRareWriter.cage(cage) + cells(cage.cells()));
            case LineRule line -> line(line);
            case OutsideRule outside -> Optional.of(outside(outside));
            case TallyRule tally -> tally(tally);
        };
    }

    private String candidates(CellRule rule) {
        int allowed = rule.allowed(frame);
        String digits = IntStream.rangeClosed(1, frame.size())
                .filter(digit -> (allowed >> digit - 1 & 1) != 0)
                .mapToObj(digit -> "_" + digit)
                .collect(Collectors.joining());
        return "."
                + rule.cells().stream()
                        .mapToObj(cell -> "~" + name(cell) + digits)
                        .collect(Collectors.joining());
    }

    private String houses(HouseRule rule) {
        return switch (rule) {
            case HouseRule.Different different -> ".AllDifferent" + cells(different.cells());
            case HouseRule.Diagonal diagonal ->
                ".Diagonal~" + (diagonal.slope() == HouseRule.Slope.RISING ? "1" : "-1");
            case HouseRule.Windoku _ -> ".Windoku";
            case HouseRule.DisjointGroups _ -> ".DisjointSets";
        };
    }

    private Optional<String> apart(ApartRule rule) {
        return switch (rule) {
            case ApartRule.AntiKnight _ -> Optional.of(".AntiKnight");
            case ApartRule.AntiKing _ -> Optional.of(".AntiKing");
            case ApartRule.NonConsecutive _ -> Optional.of(".AntiConsecutive");
            case ApartRule.NoOtherDots _, ApartRule.NoOtherSums _ ->
                Optional.of(rule.blocks(frame).stream()
                        .map(block -> table((Block.Relation) block))
                        .collect(Collectors.joining()));
        };
    }

    private Optional<String> sum(SumRule rule) {
        return switch (rule) {
            case SumRule.Cage cage -> Optional.of(".Cage~" + cage.total().orElse(0) + cells(cage.cells()));
            case SumRule.Total total -> Optional.of(".Sum~" + total.total() + cells(total.cells()));
            case SumRule.WeightedTotal total ->
                Optional.of(".Sum~" + total.total() + "_=" + list("_", total.factors()) + cells(total.cells()));
            case SumRule.LittleKiller killer ->
                Optional.of(IssDiagonals.end(killer.diagonal(), frame)
                        .map(cell -> ".LittleKiller~" + killer.total() + "~" + name(cell))
                        .orElseGet(() -> ".Sum~" + killer.total() + cells(killer.diagonal())));
            case SumRule.Arrow arrow
            when arrow.bulb().size() == 1 ->
                Optional.of(".Arrow" + cells(arrow.bulb().then(arrow.shaft())));
            case SumRule.Arrow pill ->
                Optional.of(
                        ".PillArrow~" + pill.bulb().size() + cells(pill.bulb().then(pill.shaft())));
            case SumRule.SumLine line -> Optional.of(".SumLine~" + line.sum() + cells(line.cells()));
            case EqualSumRule equal -> Optional.of(equal(equal));
        };
    }

    private String equal(EqualSumRule rule) {
        return switch (rule) {
            case EqualSumRule.DoubleArrow arrow -> ".DoubleArrow" + cells(arrow.cells());
            case EqualSumRule.RegionSum line -> ".RegionSumLine" + cells(line.cells());
            case EqualSumRule.Zipper zipper -> ".Zipper" + cells(zipper.cells());
            case EqualSumRule.EqualSums sums ->
                ".EqualSum" + sums.groups().stream().map(this::cells).collect(Collectors.joining("~-"));
        };
    }

    private Optional<String> pair(PairRule rule) {
        return IssRareWriter.sign(rule, frame)
                .map(sign -> sign + cells(rule.cells(frame)))
                .or(() -> pairWithoutSign(rule));
    }

    private Optional<String> pairWithoutSign(PairRule rule) {
        return switch (rule) {
            case PairRule.Neighbors line ->
                Optional.of(".Pair~" + IssTable.pack(line.table()) + "~_" + IssRareWriter.named(line.name())
                        + cells(line.line()));
            case PairRule.Every every
            when every.table().equals(every.table().swapped()) ->
                Optional.of(".PairX~" + IssTable.pack(every.table()) + "~_" + IssRareWriter.named(every.name())
                        + cells(every.cells()));
            case PairRule.Index index
            when index.equals(PairRule.Index.byColumn(index.cell(), frame)) ->
                Optional.of(".Indexing~C~" + name(index.cell()));
            case PairRule.Index index
            when index.equals(PairRule.Index.byRow(index.cell(), frame)) ->
                Optional.of(".Indexing~R~" + name(index.cell()));
            case PairRule.AntiTaxicab _ -> Optional.of(".AntiTaxicab");
            default -> tables(rule);
        };
    }

    private Optional<String> tables(PairRule rule) {
        return Optional.of(rule.bonds(frame).stream()
                .map(bond -> ".Pair~" + IssTable.pack(bond.table()) + "~_" + rule.id()
                        + cells(Cells.of(bond.first(), bond.second())))
                .collect(Collectors.joining()));
    }

    private String table(Block.Relation relation) {
        return ".Pair~" + IssTable.pack(relation.table()) + "~_"
                + relation.origin().id() + cells(relation.cells());
    }

    private Optional<String> line(LineRule rule) {
        String name = switch (rule) {
            case LineRule.Thermo _ -> ".Thermo";
            case LineRule.Whisper whisper -> ".Whisper~" + whisper.difference();
            case LineRule.Renban _ -> ".Renban";
            case LineRule.Palindrome _ -> ".Palindrome";
            case EndsRule.Between _ -> ".Between";
            case EndsRule.Lockout lockout -> ".Lockout~" + lockout.difference();
            case LineRule.Entropic _ -> ".Entropic";
            case LineRule.Modular modular -> ".Modular~" + modular.modulus();
            case MachineRule machine -> IssRareWriter.machine(machine);
            case LineRule.SlowThermo _ -> ".Pair~" + packed((first, second) -> first <= second) + "~_" + rule.id();
            case LineRule.Nabner _ ->
                ".PairX~" + packed((first, second) -> Math.abs(first - second) >= 2) + "~_" + rule.id();
        };
        return name.isEmpty() ? Optional.empty() : Optional.of(name + cells(rule.cells()));
    }

    private String packed(PairTable.Test test) {
        return IssTable.pack(PairTable.of(frame.size(), test));
    }

    private String outside(OutsideRule rule) {
        OutsideRule.Place place = rule.place();
        boolean isColumn = place.side() == OutsideRule.Side.TOP || place.side() == OutsideRule.Side.BOTTOM;
        boolean isEnd = place.side() == OutsideRule.Side.BOTTOM || place.side() == OutsideRule.Side.RIGHT;
        String line = (isColumn ? "C" : "R") + index(place.index());
        String ends = isEnd ? "~~" + rule.number() : "~" + rule.number() + "~";
        return switch (rule) {
            case OutsideRule.Sandwich sandwich -> ".Sandwich~" + sandwich.number() + "~" + line;
            case OutsideRule.XSum _ -> ".XSum~" + line + ends;
            case OutsideRule.Skyscraper _ -> ".Skyscraper~" + line + ends;
            case OutsideRule.HiddenSkyscraper _ -> ".HiddenSkyscraper~" + line + ends;
            case OutsideRule.NumberedRoom _ -> ".NumberedRoom~" + line + ends;
            case FullRank _ -> ".FullRank~" + line + ends;
        };
    }

    private Optional<String> tally(TallyRule rule) {
        return switch (rule) {
            case TallyRule.Quadruple quad
            when !isSquare(quad.cells()) -> tally(new TallyRule.Contains(quad.cells(), quad.digits(), false));
            case TallyRule.Quadruple quad ->
                Optional.of(".Quad~" + name(quad.cells().sorted().first()) + list("~", quad.digits()));
            case TallyRule.Contains contains when contains.digits().isEmpty() -> Optional.of("");
            case TallyRule.Contains contains ->
                Optional.of((contains.exactly() ? ".ContainExact" : ".ContainAtLeast") + "~"
                        + list("_", contains.digits()).substring(1) + cells(contains.cells()));
            case CountRule count -> Optional.of(IssRareWriter.count(count) + cells(count.cells(frame)));
            case TallyRule.Circles circles -> Optional.of(".CountingCircles" + cells(circles.cells()));
            case TallyRule.SameValues same ->
                same.groups().stream().map(Cells::size).distinct().count() == 1
                        ? Optional.of(".SameValues~" + same.groups().size() + cells(same.cells(frame)))
                        : Optional.empty();
            case TallyRule.Clone clone -> Optional.of(clone(clone));
        };
    }

    private String clone(TallyRule.Clone clone) {
        return IntStream.range(0, clone.area().size())
                .mapToObj(at -> Cells.of(clone.area().at(at), clone.copy().at(at)))
                .map(pair -> ".SameValues~2" + cells(pair))
                .collect(Collectors.joining());
    }

    private boolean isSquare(Cells cells) {
        return cells.size() == 4
                && TallyRule.Quadruple.around(cells.sorted().first(), List.of(), frame)
                        .cells()
                        .equals(cells.sorted());
    }

    private static String list(String before, List<Integer> numbers) {
        return numbers.stream().map(number -> before + number).collect(Collectors.joining());
    }

    private String cells(Cells cells) {
        return cells.stream().mapToObj(cell -> "~" + name(cell)).collect(Collectors.joining());
    }

    private String name(int cell) {
        return "R" + index(frame.row(cell)) + "C" + index(frame.column(cell));
    }

    private static char index(int line) {
        return Character.forDigit(line + 1, 36);
    }
}
