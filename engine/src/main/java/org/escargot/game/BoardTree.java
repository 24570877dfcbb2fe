package org.escargot.game;

import java.util.ArrayList;
import java.util.List;

/// All boards of a history as a tree: the way that was taken, and the ways that were left for another while a puzzle
/// was entered. Boards count from 0 in the order of [#nodes]: first those of the way that was taken, then those of the
/// other ways, the oldest first, as far as they are not there yet. What two ways have in common is there once.
///
/// @param nodes the boards
/// @param present the number of the board on the table
public record BoardTree(List<Node> nodes, int present) {
    /// A board of the tree.
    ///
    /// @param parent the number of the board that it came from, or -1
    /// @param moment the board, and when it came about
    public record Node(int parent, Moment moment) {}

    public BoardTree {
        nodes = List.copyOf(nodes);
    }

    /// The tree of `history`.
    public static BoardTree of(History history) {
        List<Node> nodes = new ArrayList<>();
        grow(nodes, history.moments());
        history.branches().forEach(branch -> grow(nodes, branch));
        return new BoardTree(nodes, history.undoable());
    }

    private static void grow(List<Node> nodes, List<Moment> way) {
        int parent = -1;
        for (Moment moment : way) {
            int known = child(nodes, parent, moment);
            if (known < 0) {
                known = nodes.size();
                nodes.add(new Node(parent, moment));
            }
            parent = known;
        }
    }

    private static int child(List<Node> nodes, int parent, Moment moment) {
        for (int number = parent + 1; number < nodes.size(); number++) {
            Node node = nodes.get(number);
            if (node.parent() == parent && node.moment().equals(moment)) {
                return number;
            }
        }
        return -1;
    }

    /// The moments from the first one to that with this `number`.
    List<Moment> way(int number) {
        List<Moment> way = new ArrayList<>();
        for (int at = number; at >= 0; at = nodes.get(at).parent()) {
            way.addFirst(nodes.get(at).moment());
        }
        return way;
    }
}
