package org.escargot.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// All boards of a game: what was, what is, and what was undone; and the checkpoints. It has no end.
public final class History {
    /// So many checkpoints can be kept.
    public static final int MOST_CHECKPOINTS = 99;

    private final MomentStack past;
    private final Moment present;
    private final MomentStack future;
    private final List<Board> checkpoints;

    private History(MomentStack past, Moment present, MomentStack future, List<Board> checkpoints) {
        this.past = past;
        this.present = present;
        this.future = future;
        this.checkpoints = checkpoints;
    }

    /// The history of a game that begins with `board`.
    public static History of(Board board) {
        return new History(MomentStack.EMPTY, Moment.first(board), MomentStack.EMPTY, List.of());
    }

    /// The history of `moments` in order of time, of which number `present` (from 0) is on the table.
    public static History of(List<Moment> moments, int present, List<Board> checkpoints) {
        MomentStack past = MomentStack.EMPTY;
        for (Moment moment : moments.subList(0, present)) {
            past = past.with(moment);
        }
        MomentStack future = MomentStack.EMPTY;
        for (int undone = moments.size() - 1; undone > present; undone--) {
            future = future.with(moments.get(undone));
        }
        return new History(past, moments.get(present), future, List.copyOf(checkpoints));
    }

    /// The board as it is.
    public Board present() {
        return present.board();
    }

    /// How many steps can be undone.
    public int undoable() {
        return past.size();
    }

    /// How many steps can be redone.
    public int redoable() {
        return future.size();
    }

    /// The boards to return to, in the order in which they were kept.
    public List<Board> checkpoints() {
        return checkpoints;
    }

    /// All moments in order of time; number [#undoable] is the present one.
    public List<Moment> moments() {
        List<Moment> moments = new ArrayList<>(past.moments());
        moments.add(present);
        List<Moment> undone = future.moments();
        Collections.reverse(undone);
        moments.addAll(undone);
        return moments;
    }

    /// The boards of all [#moments].
    public List<Board> boards() {
        return moments().stream().map(Moment::board).toList();
    }

    /// This history with `next` as its present. A board that is no other is no step.
    History then(Moment next) {
        return next.board().equals(present())
                ? this
                : new History(past.with(present), next, MomentStack.EMPTY, checkpoints);
    }

    History undo() {
        Moment before = past.top();
        return before == null ? this : new History(past.rest(), before, future.with(present), checkpoints);
    }

    History redo() {
        Moment after = future.top();
        return after == null ? this : new History(past.with(present), after, future.rest(), checkpoints);
    }

    /// The last board up to the present that `wanted` accepts.
    Optional<Board> last(Predicate<Board> wanted) {
        if (wanted.test(present())) {
            return Optional.of(present());
        }
        for (MomentStack trail = past; trail.top() != null; trail = trail.rest()) {
            Board board = Objects.requireNonNull(trail.top()).board();
            if (wanted.test(board)) {
                return Optional.of(board);
            }
        }
        return Optional.empty();
    }

    History withCheckpoint() {
        if (checkpoints.contains(present()) || checkpoints.size() == MOST_CHECKPOINTS) {
            return this;
        }
        List<Board> more = new ArrayList<>(checkpoints);
        more.add(present());
        return new History(past, present, future, List.copyOf(more));
    }

    History withoutCheckpoint(int number) {
        List<Board> fewer = new ArrayList<>(checkpoints);
        fewer.remove(number);
        return new History(past, present, future, List.copyOf(fewer));
    }

    /// About half of this history: the oldest boards are left out, or where nothing is behind, those undone first.
    public History shortened() {
        List<Moment> moments = moments();
        int half = moments.size() / 2;
        int from = Math.min(half, undoable());
        return from > 0
                ? of(moments.subList(from, moments.size()), undoable() - from, checkpoints)
                : of(moments.subList(0, Math.max(1, half)), 0, checkpoints);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof History history
                && past.equals(history.past)
                && present.equals(history.present)
                && future.equals(history.future)
                && checkpoints.equals(history.checkpoints);
    }

    @Override
    public int hashCode() {
        return Objects.hash(past, present, future, checkpoints);
    }

    @Override
    public String toString() {
        return past + " behind, " + future + " ahead, at " + present().digits();
    }
}
