package org.escargot.format.link;

import java.util.ArrayList;
import java.util.List;
import org.escargot.format.Entry;
import org.escargot.format.codec.Json;
import org.escargot.format.lines.NumberedLine;
import org.escargot.format.sheet.Sheet;

/// Notebooks of Jupyter: the grids in the sources of their cells.
final class Notebook {
    private Notebook() {}

    /// Whether `json` is one.
    static boolean is(Json json) {
        return json.member("nbformat").isPresent() && json.member("cells").isPresent();
    }

    /// The puzzles in it, all on `line`; none where no cell has any.
    static List<Entry> puzzles(Json json, long line) {
        List<Entry> found = new ArrayList<>();
        for (Json cell : json.member("cells").map(Json::items).orElse(List.of())) {
            List<NumberedLine> source = new ArrayList<>();
            for (Json piece : cell.member("source").map(Json::items).orElse(List.of())) {
                if (piece instanceof Json.Text(String text)) {
                    source.add(new NumberedLine(line, text.stripTrailing()));
                }
            }
            found.addAll(Sheet.read(source));
        }
        return found;
    }
}
