package org.escargot.rules.filling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.escargot.rules.Block;
import org.escargot.rules.Cells;
import org.escargot.rules.Digits;
import org.escargot.rules.Rules;
import org.escargot.rules.Variant;

/// Candidates as people note them: what each digit of the board rules out by itself, and no more. Sets of digits are
/// `int`s with bit `d − 1` for digit `d`.
public final class Marks {
    private final Rules rules;
    /// The blocks of each cell.
    private final List<List<Block>> blocks = new ArrayList<>();

    /// The candidates that go by `rules`.
    public Marks(Rules rules) {
        this.rules = rules;
        IntStream.range(0, rules.frame().places()).forEach(_ -> blocks.add(new ArrayList<>()));
        for (Block block : rules.blocks()) {
            block.cells().stream().distinct().forEach(cell -> blocks.get(cell).add(block));
        }
    }

    /// What `digit` in `cell` rules out elsewhere: for each cell concerned the set of those digits.
    public Map<Integer, Integer> ruledOut(int cell, int digit) {
        Map<Integer, Integer> gone = new TreeMap<>();
        for (Block block : blocks.get(cell)) {
            ruleOut(block, cell, digit, gone);
        }
        return gone;
    }

    private void ruleOut(Block block, int cell, int digit, Map<Integer, Integer> gone) {
        switch (block) {
            case Block.House house -> others(house.cells(), cell, 1 << digit - 1, gone);
            case Block.Differ differ -> others(differ.cells(), cell, 1 << digit - 1, gone);
            case Block.OneOf oneOf -> others(oneOf.cells(), cell, 1 << digit - 1, gone);
            case Block.Relation relation -> {
                boolean isFirst = relation.first() == cell;
                int other = isFirst ? relation.second() : relation.first();
                int partners = (isFirst ? relation.table() : relation.table().swapped()).partners(digit);
                others(Cells.of(other), cell, all() & ~partners, gone);
            }
            case Block.Order order -> order(order, cell, digit, gone);
            case Block.Equation equation -> pair(equation, cell, digit, gone);
            // They say nothing of one digit alone.
            case Block.Domain _, Block.Count _, Block.SameDigits _, Block.Rank _, Block.Automaton _ -> {}
        }
    }

    private int all() {
        return rules.frame().digits();
    }

    private static void others(Cells cells, int cell, int digits, Map<Integer, Integer> gone) {
        if (digits != 0) {
            cells.stream()
                    .filter(other -> other != cell)
                    .forEach(other -> gone.merge(other, digits, (one, more) -> one | more));
        }
    }

    /// Cells behind it hold more, those before it less.
    private void order(Block.Order order, int cell, int digit, Map<Integer, Integer> gone) {
        int own = IntStream.range(0, order.cells().size())
                .filter(place -> order.cells().at(place) == cell)
                .findFirst()
                .orElseThrow();
        for (int place = 0; place < order.cells().size(); place++) {
            int bound = digit + order.step() * (place - own);
            int wrong = place > own ? all() & below(bound) : all() & ~below(bound + 1);
            if (place != own) {
                others(Cells.of(order.cells().at(place)), cell, wrong, gone);
            }
        }
    }

    /// The digits less than `digit`.
    private static int below(int digit) {
        return digit <= 1 ? 0 : digit > 31 ? -1 : (1 << digit - 1) - 1;
    }

    /// Of two cells with a sum the one tells the other.
    private void pair(Block.Equation equation, int cell, int digit, Map<Integer, Integer> gone) {
        if (equation.cells().size() != 2) {
            return;
        }
        int own = equation.cells().first() == cell ? 0 : 1;
        int rest = equation.total() - equation.factor(own) * digit;
        int right = IntStream.rangeClosed(1, rules.frame().size())
                .filter(other -> equation.factor(1 - own) * other == rest)
                .map(other -> 1 << other - 1)
                .sum();
        others(Cells.of(equation.cells().at(1 - own)), cell, all() & ~right, gone);
    }

    /// The candidates of each cell number where `digits` stand, by the puzzle itself and by what each digit rules out;
    /// the empty set for a cell that holds a digit.
    public int[] candidates(Variant puzzle, Digits digits) {
        int[] candidates = new int[rules.frame().places()];
        rules.frame().cells().stream().forEach(cell -> candidates[cell] = all() & domain(cell) & puzzle.allowed(cell));
        digits.filled().stream().forEach(cell -> {
            candidates[cell] = 0;
            ruledOut(cell, digits.digit(cell)).forEach((other, gone) -> candidates[other] &= ~gone);
        });
        return candidates;
    }

    private int domain(int cell) {
        return blocks.get(cell).stream()
                .mapToInt(block -> block instanceof Block.Domain domain ? domain.digits() : -1)
                .reduce(-1, (one, other) -> one & other);
    }
}
