package org.escargot.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Boards one behind the other, the last one on top. A list that grows by sharing, because a history has no end and
/// every state keeps its own.
final class BoardStack {
    static final BoardStack EMPTY = new BoardStack(null, null, 0);

    private final @Nullable Board top;
    private final @Nullable BoardStack rest;
    private final int size;

    private BoardStack(@Nullable Board top, @Nullable BoardStack rest, int size) {
        this.top = top;
        this.rest = rest;
        this.size = size;
    }

    int size() {
        return size;
    }

    @Nullable
    Board top() {
        return top;
    }

    /// This trail without its top; the empty trail of the empty one.
    BoardStack rest() {
        return rest == null ? EMPTY : rest;
    }

    BoardStack with(Board board) {
        return new BoardStack(board, this, size + 1);
    }

    /// The boards, the top one last.
    List<Board> boards() {
        List<Board> boards = new ArrayList<>(size);
        for (BoardStack trail = this; trail.top != null; trail = trail.rest()) {
            boards.add(trail.top);
        }
        Collections.reverse(boards);
        return boards;
    }

    /// By a loop: a record would compare, and hash, as deep as the history is long.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BoardStack trail && size == trail.size && boards().equals(trail.boards());
    }

    @Override
    public int hashCode() {
        return boards().hashCode();
    }

    @Override
    public String toString() {
        return size + " boards";
    }
}
