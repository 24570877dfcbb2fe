package org.escargot.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// All boards of a game: what was, what is, and what was undone; the checkpoints; and the ways that were left for
/// another while a puzzle was entered. It has no end.
public final class History {
    /// So many checkpoints can be kept.
    public static final int MOST_CHECKPOINTS = 99;

    /// So many ways that were left are kept; then the oldest is forgotten.
    public static final int MOST_BRANCHES = 99;

    private final MomentStack past;
    private final Moment present;
    private final MomentStack future;
    private final List<Moment> checkpoints;
    /// Each with all that came before it, the last board on top.
    private final List<MomentStack> branches;

    private History(
            MomentStack past,
            Moment present,
            MomentStack future,
            List<Moment> checkpoints,
            List<MomentStack> branches) {
        this.past = past;
        this.present = present;
        this.future = future;
        this.checkpoints = checkpoints;
        this.branches = branches;
    }

    /// The history of a game that begins with `board`.
    public static History of(Board board) {
        return new History(MomentStack.EMPTY, Moment.first(board), MomentStack.EMPTY, List.of(), List.of());
    }

    /// The history of `moments` in order of time, of which number `present` (from 0) is on the table; `branches` are
    /// the ways that were left, each from the first moment on.
    public static History of(List<Moment> moments, int present, List<Moment> checkpoints, List<List<Moment>> branches) {
        return new History(
                MomentStack.of(moments.subList(0, present)),
                moments.get(present),
                MomentStack.of(moments.subList(present + 1, moments.size()).reversed()),
                List.copyOf(checkpoints),
                branches.stream().map(MomentStack::of).toList());
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

    /// The moments whose boards one can return to, in the order in which they were kept.
    public List<Moment> checkpoints() {
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

    /// The ways that were left for another while a puzzle was entered, the oldest first: the moments of each, from the
    /// first one on.
    public List<List<Moment>> branches() {
        return branches.stream().map(MomentStack::moments).toList();
    }

    /// The boards of all [#moments].
    public List<Board> boards() {
        return moments().stream().map(Moment::board).toList();
    }

    /// This history with `next` as its present. A board that is no other is no step. While a puzzle is entered, what
    /// was undone stays as a branch, and the board that was undone last is gone on with where it comes again.
    History then(Moment next) {
        if (next.board().equals(present())) {
            return this;
        }
        Moment undone = future.top();
        if (!(present().stage() instanceof Stage.Entering) || undone == null) {
            return at(past.with(present), next, MomentStack.EMPTY, branches).withoutWaysTaken();
        }
        return undone.board().equals(next.board())
                ? redo()
                : at(past.with(present), next, MomentStack.EMPTY, withBranch(MomentStack.of(moments())));
    }

    private History at(MomentStack newPast, Moment newPresent, MomentStack newFuture, List<MomentStack> newBranches) {
        return new History(newPast, newPresent, newFuture, checkpoints, newBranches);
    }

    private List<MomentStack> withBranch(MomentStack branch) {
        List<MomentStack> more = new ArrayList<>(branches);
        more.remove(branch);
        more.add(branch);
        return List.copyOf(more.size() > MOST_BRANCHES ? more.subList(1, more.size()) : more);
    }

    /// This history without the branches that it has gone to their ends by now.
    private History withoutWaysTaken() {
        if (branches.isEmpty()) {
            return this;
        }
        List<Moment> moments = moments();
        return at(
                past,
                present,
                future,
                branches.stream()
                        .filter(branch -> !beginsWith(moments, branch.moments()))
                        .toList());
    }

    private static boolean beginsWith(List<Moment> way, List<Moment> start) {
        return way.size() >= start.size() && way.subList(0, start.size()).equals(start);
    }

    /// This history at board `number` of its [BoardTree], with what comes behind it on the same way as undone.
    History revisited(int number) {
        BoardTree tree = BoardTree.of(this);
        if (number < 0 || number >= tree.nodes().size()) {
            return this;
        }
        List<Moment> way = tree.way(number);
        List<Moment> moments = moments();
        boolean isOnTheWay = number < moments.size();
        List<Moment> whole = isOnTheWay ? moments : branchThrough(way);
        List<MomentStack> left = isOnTheWay ? branches : withBranch(MomentStack.of(moments));
        return at(
                MomentStack.of(way.subList(0, way.size() - 1)),
                way.getLast(),
                MomentStack.of(whole.subList(way.size(), whole.size()).reversed()),
                left.stream().filter(branch -> !branch.moments().equals(whole)).toList());
    }

    /// The branch that begins with `way`.
    private List<Moment> branchThrough(List<Moment> way) {
        return branches().stream()
                .filter(branch -> beginsWith(branch, way))
                .findFirst()
                .orElseThrow();
    }

    History undo() {
        Moment before = past.top();
        return before == null ? this : at(past.rest(), before, future.with(present), branches);
    }

    History redo() {
        Moment after = future.top();
        return after == null ? this : at(past.with(present), after, future.rest(), branches);
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

    /// Which checkpoint keeps the present board, from 0, or -1.
    int checkpoint() {
        return checkpoints.stream().map(Moment::board).toList().indexOf(present());
    }

    History withCheckpoint() {
        if (checkpoint() >= 0 || checkpoints.size() == MOST_CHECKPOINTS) {
            return this;
        }
        List<Moment> more = new ArrayList<>(checkpoints);
        more.add(present);
        return new History(past, present, future, List.copyOf(more), branches);
    }

    History withoutCheckpoint(int number) {
        List<Moment> fewer = new ArrayList<>(checkpoints);
        fewer.remove(number);
        return new History(past, present, future, List.copyOf(fewer), branches);
    }

    /// About half of this history: the branches are left out; where there are none, the oldest boards, or where
    /// nothing is behind, those undone first.
    public History shortened() {
        if (!branches.isEmpty()) {
            return at(past, present, future, List.of());
        }
        List<Moment> moments = moments();
        int half = moments.size() / 2;
        int from = Math.min(half, undoable());
        return from > 0
                ? of(moments.subList(from, moments.size()), undoable() - from, checkpoints, List.of())
                : of(moments.subList(0, Math.max(1, half)), 0, checkpoints, List.of());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof History history
                && past.equals(history.past)
                && present.equals(history.present)
                && future.equals(history.future)
                && checkpoints.equals(history.checkpoints)
                && branches.equals(history.branches);
    }

    @Override
    public int hashCode() {
        return Objects.hash(past, present, future, checkpoints, branches);
    }

    @Override
    public String toString() {
        return past + " behind, " + future + " ahead, at " + present().digits();
    }
}
