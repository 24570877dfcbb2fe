package org.escargot.rules.filling;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.escargot.rules.Block;
import org.escargot.rules.Cells;
import org.escargot.rules.Machine;
import org.escargot.rules.SumRule;

/// A board of which some cells hold a digit, and what of a block can no longer hold.
final class PartlyFilled {
    private final int[] board;
    private final int size;

    /// The board with the digit `board[cell]` in each cell, 0 where it is empty, of `size` digits.
    PartlyFilled(int[] board, int size) {
        this.board = board;
        this.size = size;
    }

    /// The filled cells of `block` that break it; none where it may still hold.
    Cells broken(Block block) {
        Cells filled = filled(block.cells());
        if (filled.size() == 0) {
            return Cells.NONE;
        }
        return switch (block) {
            case Block.House house -> repeated(house.cells());
            case Block.Differ differ -> repeated(differ.cells());
            case Block.Domain domain ->
                Cells.of(filled.stream().filter(cell -> (domain.digits() >> board[cell] - 1 & 1) == 0));
            case Block.Relation relation -> when(!mayHold(relation), filled);
            case Block.OneOf oneOf -> oneOf(oneOf, filled);
            case Block.Equation equation -> when(!mayHold(equation), filled);
            case Block.Order order -> outOfOrder(order);
            case Block.Count count -> miscounted(count, filled);
            case Block.SameDigits same -> when(!mayHold(same), filled);
            case Block.Rank rank -> when(!mayHold(rank), filled(rank.line()));
            case Block.Automaton automaton -> when(!mayHold(automaton), filled);
        };
    }

    private Cells filled(Cells cells) {
        return Cells.of(cells.stream().filter(cell -> board[cell] != 0).distinct());
    }

    private static Cells when(boolean isBroken, Cells cells) {
        return isBroken ? cells : Cells.NONE;
    }

    /// The cells whose digit stands in another one of them, too.
    private Cells repeated(Cells cells) {
        return Cells.of(cells.stream().filter(cell -> board[cell] != 0 && count(cells, board[cell]) > 1));
    }

    private long count(Cells cells, int digit) {
        return cells.stream().filter(cell -> board[cell] == digit).count();
    }

    private boolean mayHold(Block.Relation relation) {
        int first = board[relation.first()];
        int second = board[relation.second()];
        if (first == 0) {
            return IntStream.rangeClosed(1, size)
                    .anyMatch(digit -> relation.table().allows(digit, second));
        }
        return second == 0
                ? relation.table().partners(first) != 0
                : relation.table().allows(first, second);
    }

    private Cells oneOf(Block.OneOf oneOf, Cells filled) {
        Cells repeated = repeated(oneOf.cells());
        if (repeated.size() > 0) {
            return repeated;
        }
        int there = filled.stream().map(cell -> 1 << board[cell] - 1).reduce(0, (one, other) -> one | other);
        return when(oneOf.sets().stream().noneMatch(set -> (there & ~set) == 0), filled);
    }

    /// Whether the open cells can bring the sum to its total, as far as the least and the most that they can hold say.
    private boolean mayHold(Block.Equation equation) {
        int least = 0;
        int most = 0;
        for (int place = 0; place < equation.cells().size(); place++) {
            int factor = equation.factor(place);
            int digit = board[equation.cells().at(place)];
            int low = digit == 0 ? factor > 0 ? factor : factor * size : factor * digit;
            int high = digit == 0 ? factor > 0 ? factor * size : factor : factor * digit;
            least += low;
            most += high;
        }
        boolean isWithin = least <= equation.total() && equation.total() <= most;
        return isWithin && (!(equation.origin() instanceof SumRule.Cage) || cageMayHold(equation));
    }

    /// The cells of a cage differ, so the open ones hold digits that do not stand in it yet.
    private boolean cageMayHold(Block.Equation equation) {
        Cells cells = equation.cells();
        int rest = IntStream.rangeClosed(1, size)
                .filter(digit -> count(cells, digit) == 0)
                .map(digit -> 1 << digit - 1)
                .sum();
        int open = cells.size() - filled(cells).size();
        int sum = cells.stream().map(cell -> board[cell]).sum();
        return open > Integer.bitCount(rest) || Combinations.exist(rest, open, equation.total() - sum);
    }

    /// The cells of which one has too little room before or behind it, or stands wrong to another one.
    private Cells outOfOrder(Block.Order order) {
        Cells cells = order.cells();
        BitSet wrong = new BitSet();
        for (int place = 0; place < cells.size(); place++) {
            int digit = board[cells.at(place)];
            int least = 1 + place * order.step();
            int most = size - (cells.size() - 1 - place) * order.step();
            wrong.set(place, digit != 0 && (digit < least || digit > most));
        }
        for (int earlier = 0; earlier < cells.size(); earlier++) {
            for (int later = earlier + 1; later < cells.size(); later++) {
                int gap = board[cells.at(later)] - board[cells.at(earlier)];
                boolean areFilled = board[cells.at(later)] != 0 && board[cells.at(earlier)] != 0;
                if (areFilled && gap < order.step() * (later - earlier)) {
                    wrong.set(earlier);
                    wrong.set(later);
                }
            }
        }
        return Cells.of(wrong.stream().map(cells::at));
    }

    private Cells miscounted(Block.Count count, Cells filled) {
        Cells hits = Cells.of(filled.stream().filter(cell -> (count.digits() >> board[cell] - 1 & 1) != 0));
        if (hits.size() > count.most()) {
            return hits;
        }
        int open = count.cells().size() - filled.size();
        boolean mayBeNone = count.orNone() && hits.size() == 0;
        return when(!mayBeNone && hits.size() + open < count.least(), filled);
    }

    /// Whether each digit that one group has more often than the other finds room there.
    private boolean mayHold(Block.SameDigits same) {
        return mayFollow(same.one(), same.other()) && mayFollow(same.other(), same.one());
    }

    private boolean mayFollow(Cells one, Cells other) {
        long missing = IntStream.rangeClosed(1, size)
                .mapToLong(digit -> Math.max(0, count(one, digit) - count(other, digit)))
                .sum();
        return missing <= other.size() - filled(other).size();
    }

    /// Whether, of the lines whose beginnings tell, not too many or too few come before it.
    private boolean mayHold(Block.Rank rank) {
        int[] signs = rank.others().stream()
                .mapToInt(other -> sign(other, rank.line()))
                .toArray();
        long before = IntStream.of(signs).filter(sign -> sign < 0).count();
        long open = IntStream.of(signs).filter(sign -> sign == 0).count();
        return before <= rank.before() && rank.before() <= before + open && (rank.mayTie() || !isTwice(rank));
    }

    /// The sign of the difference at the first place where two lines differ; 0 where an empty cell comes before it, and
    /// 1 where both read the same.
    private int sign(Cells line, Cells beside) {
        for (int place = 0; place < line.size(); place++) {
            int digit = board[line.at(place)];
            int own = board[beside.at(place)];
            if (digit == 0 || own == 0 || digit != own) {
                return digit == 0 || own == 0 ? 0 : digit - own;
            }
        }
        return 1;
    }

    private boolean isTwice(Block.Rank rank) {
        int[] own = rank.line().digits(board);
        return IntStream.of(own).noneMatch(digit -> digit == 0)
                && rank.others().stream().anyMatch(other -> Arrays.equals(other.digits(board), own));
    }

    private boolean mayHold(Block.Automaton automaton) {
        Machine machine = automaton.machine();
        BitSet states = new BitSet();
        states.set(0);
        for (int cell : automaton.cells().toArray()) {
            BitSet next = new BitSet();
            states.stream()
                    .forEach(state -> IntStream.rangeClosed(1, size)
                            .filter(digit -> board[cell] == 0 || board[cell] == digit)
                            .map(digit -> machine.next(state, digit))
                            .filter(after -> after >= 0)
                            .forEach(next::set));
            states = next;
        }
        return states.stream().anyMatch(machine::accepts);
    }
}
