package org.escargot.solver.general;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Variant;

/// The plain solver, which the others are tested against: cells in reading order, digits in ascending order, and each
/// rule asked by [Constraint#holds] as soon as all its cells are full. It infers nothing, so it is fit for boards up to
/// 6x6 or those that are nearly full. It offers the solutions in lexicographic order.
public final class SimpleRulesSolver implements RulesSolver {
    /// A solver that has not searched yet.
    public SimpleRulesSolver() {}

    @Override
    public End search(Variant puzzle, Sink sink, BooleanSupplier isCancelled) {
        return new Search(puzzle, sink, isCancelled).explore(0);
    }

    private static final class Search {
        private final Variant puzzle;
        private final Sink sink;
        private final BooleanSupplier isCancelled;
        private final Frame frame;
        private final Cells order;
        /// The rules whose last cell stands at a place of the order; those without cells at the last place.
        private final List<List<Constraint>> fullAt = new ArrayList<>();
        private final int[] board;
        /// For each cell the earlier ones of its row, column and region.
        private final int[][] seen;

        Search(Variant puzzle, Sink sink, BooleanSupplier isCancelled) {
            this.puzzle = puzzle;
            this.sink = sink;
            this.isCancelled = isCancelled;
            frame = puzzle.rules().frame();
            order = frame.cells();
            board = new int[frame.places()];
            seen = new int[frame.places()][];
            int[] region = frame.regionOf();
            order.stream()
                    .forEach(cell -> seen[cell] = order.stream()
                            .filter(other -> other < cell)
                            .filter(other -> frame.row(other) == frame.row(cell)
                                    || frame.column(other) == frame.column(cell)
                                    || region[cell] >= 0 && region[other] == region[cell])
                            .toArray());
            for (int place = 0; place < order.size(); place++) {
                fullAt.add(new ArrayList<>());
            }
            for (Constraint rule : puzzle.rules().all()) {
                int last = rule.cells(frame).stream().max().orElse(order.last());
                fullAt.get(frame.row(last) * frame.columns() + frame.column(last))
                        .add(rule);
            }
        }

        End explore(int place) {
            if (isCancelled.getAsBoolean()) {
                return End.CANCELLED;
            }
            if (place == order.size()) {
                return sink.accept(Digits.of(frame, board)) ? End.STOPPED : End.COMPLETE;
            }
            int cell = order.at(place);
            for (int digit = 1; digit <= frame.size(); digit++) {
                board[cell] = digit;
                if (isOpen(cell, digit) && fullAt.get(place).stream().allMatch(rule -> rule.holds(frame, board))) {
                    End end = explore(place + 1);
                    if (end != End.COMPLETE) {
                        return end;
                    }
                }
            }
            board[cell] = 0;
            return End.COMPLETE;
        }

        /// Rows, columns and regions are asked digit by digit: they alone keep the search within bounds.
        private boolean isOpen(int cell, int digit) {
            return (puzzle.allowed(cell) >> digit - 1 & 1) != 0
                    && Arrays.stream(seen[cell]).noneMatch(other -> board[other] == digit);
        }
    }
}
