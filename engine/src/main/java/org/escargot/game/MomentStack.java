package org.escargot.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Moments one behind the other, the last one on top. A list that grows by sharing, because a history has no end and
/// every state keeps its own.
final class MomentStack {
    static final MomentStack EMPTY = new MomentStack(null, null, 0);

    private final @Nullable Moment top;
    private final @Nullable MomentStack rest;
    private final int size;

    private MomentStack(@Nullable Moment top, @Nullable MomentStack rest, int size) {
        this.top = top;
        this.rest = rest;
        this.size = size;
    }

    /// The stack of `moments`, the last one on top.
    static MomentStack of(List<Moment> moments) {
        MomentStack stack = EMPTY;
        for (Moment moment : moments) {
            stack = stack.with(moment);
        }
        return stack;
    }

    int size() {
        return size;
    }

    @Nullable
    Moment top() {
        return top;
    }

    /// This trail without its top; the empty trail of the empty one.
    MomentStack rest() {
        return rest == null ? EMPTY : rest;
    }

    MomentStack with(Moment moment) {
        return new MomentStack(moment, this, size + 1);
    }

    /// The moments, the top one last.
    List<Moment> moments() {
        List<Moment> moments = new ArrayList<>(size);
        for (MomentStack trail = this; trail.top != null; trail = trail.rest()) {
            moments.add(trail.top);
        }
        Collections.reverse(moments);
        return moments;
    }

    /// By a loop: a record would compare, and hash, as deep as the history is long.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MomentStack trail
                && size == trail.size
                && moments().equals(trail.moments());
    }

    @Override
    public int hashCode() {
        return moments().hashCode();
    }

    @Override
    public String toString() {
        return size + " boards";
    }
}
