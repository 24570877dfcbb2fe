package org.escargot.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a puzzle asks: a board, the rules that come with it, and its own constraints. Immutable; the blocks are worked
/// out once.
public final class Rules {
    /// The most constraints of a puzzle.
    public static final int MOST_CONSTRAINTS = 3_000;
    /// The most cells of a constraint, a cell that is passed twice counted twice.
    public static final int MOST_CELLS = 1_300;
    /// The most blocks that constraints may be lowered to.
    public static final int MOST_BLOCKS = 60_000;
    /// The most entries of all machines together.
    private static final long MOST_ENTRIES = 4_000_000;
    /// The most that lengths of lines times states of their machines come to: about a third of a second for all of
    /// them.
    private static final long MOST_STATES_ON_LINES = 20_000_000;

    /// The rules of the usual Sudoku: 9x9, rows, columns and boxes.
    public static final Rules CLASSIC = of(Frame.CLASSIC, List.of()).orElseThrow();

    private final Frame frame;
    private final List<Constraint> constraints;
    private final List<Block> blocks;

    private Rules(Frame frame, List<Constraint> constraints, List<Block> blocks) {
        this.frame = frame;
        this.constraints = constraints;
        this.blocks = blocks;
    }

    /// The rules of `frame` and then `constraints`, each of which lies on it. Empty where they are more than the limits
    /// above allow, which no person's puzzle comes near to.
    public static Optional<Rules> of(Frame frame, List<Constraint> constraints) {
        if (constraints.size() > MOST_CONSTRAINTS) {
            return Optional.empty();
        }
        List<Block> blocks = new ArrayList<>();
        for (FrameRule rule : FrameRule.values()) {
            blocks.addAll(rule.blocks(frame));
        }
        long entries = 0;
        long states = 0;
        for (Constraint constraint : constraints) {
            if (constraint.cells(frame).size() > MOST_CELLS) {
                return Optional.empty();
            }
            for (Block block : constraint.blocks(frame)) {
                blocks.add(block);
                if (block instanceof Block.Automaton automaton) {
                    entries += (long) automaton.machine().states() * frame.size();
                    states += (long) automaton.machine().states()
                            * automaton.cells().size();
                }
            }
            if (blocks.size() > MOST_BLOCKS || entries > MOST_ENTRIES || states > MOST_STATES_ON_LINES) {
                return Optional.empty();
            }
        }
        return Optional.of(new Rules(frame, List.copyOf(constraints), List.copyOf(blocks)));
    }

    /// The board.
    public Frame frame() {
        return frame;
    }

    /// The puzzle's own constraints, in its order, without the rules of the frame.
    public List<Constraint> constraints() {
        return constraints;
    }

    /// What solvers read: the blocks of the rows, of the columns, of the regions, then those of each constraint.
    public List<Block> blocks() {
        return blocks;
    }

    /// The rules of the frame, then the constraints.
    public List<Constraint> all() {
        List<Constraint> all = new ArrayList<>(List.of(FrameRule.values()));
        all.addAll(constraints);
        return all;
    }

    /// Whether `digits`, a full board, obey every rule.
    public boolean holds(Digits digits) {
        int[] board = digits.toArray();
        return digits.isFull() && all().stream().allMatch(rule -> rule.holds(frame, board));
    }

    /// Whether these are the rules of the usual Sudoku.
    public boolean areClassic() {
        return constraints.isEmpty() && frame.equals(Frame.CLASSIC);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rules same && frame.equals(same.frame) && constraints.equals(same.constraints);
    }

    @Override
    public int hashCode() {
        return 31 * frame.hashCode() + constraints.hashCode();
    }

    @Override
    public String toString() {
        return frame.rows() + "x" + frame.columns() + " " + constraints;
    }
}
