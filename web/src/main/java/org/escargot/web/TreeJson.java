package org.escargot.web;

import java.util.List;
import org.escargot.format.codec.JsonWriter;
import org.escargot.game.BoardTree;
import org.escargot.game.History;
import org.escargot.game.Stage;

/// Writes the tree of a puzzle that is entered: the type `EnteredTree`.
final class TreeJson {
    private TreeJson() {}

    /// The boards on which the puzzle was entered; what was played between them is left out.
    static String of(History history) {
        BoardTree tree = BoardTree.of(history);
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("present").number(tree.present());
            json.name("boards").array(() -> {
                for (int number = 0; number < tree.nodes().size(); number++) {
                    if (isEntering(tree, number)) {
                        board(json, tree, number);
                    }
                }
            });
        });
        return json.toString();
    }

    private static void board(JsonWriter json, BoardTree tree, int number) {
        List<BoardTree.Node> nodes = tree.nodes();
        int parent = nodes.get(number).parent();
        while (parent >= 0 && !isEntering(tree, parent)) {
            parent = nodes.get(parent).parent();
        }
        int from = parent;
        json.object(() -> {
            json.name("number").number(number);
            json.name("parent").number(from);
            json.name("puzzle")
                    .string(nodes.get(number).moment().board().puzzle().toString());
        });
    }

    private static boolean isEntering(BoardTree tree, int number) {
        return tree.nodes().get(number).moment().board().stage() instanceof Stage.Entering;
    }
}
