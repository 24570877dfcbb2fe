package org.escargot.cli.library;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.escargot.cli.output.JsonLines;

/// All that a library has of a puzzle, for JSON. A line says less, and is found without looking for this.
///
/// @param puzzle what a line says of it
/// @param source the file it came from
/// @param tags in alphabetical order
record ListedPuzzle(StoredPuzzle puzzle, String source, List<String> tags) {
    private static final String BETWEEN = "\u001f";

    /// The head of a query whose rows [#of] reads. The tags of all puzzles are put together once: their table is
    /// sorted by name, so those of one puzzle can be found only by going through it.
    static final String QUERY = StoredPuzzle.COLUMNS
            + ", (SELECT name FROM source WHERE id = puzzle.source), tags.names FROM puzzle LEFT JOIN"
            + " (SELECT puzzle, group_concat(name, char(31) ORDER BY name) AS names FROM tag GROUP BY puzzle) tags"
            + " ON tags.puzzle = puzzle.id";

    /// The puzzle of a row.
    static ListedPuzzle of(ResultSet row) throws SQLException {
        String tags = row.getString(9);
        return new ListedPuzzle(
                StoredPuzzle.of(row), row.getString(8), tags == null ? List.of() : List.of(tags.split(BETWEEN, -1)));
    }

    /// One JSON object, on a line.
    String json() {
        return JsonLines.object(object -> {
            puzzle.write(object);
            object.writeStringField("source", source);
            object.writeArrayFieldStart("tags");
            for (String tag : tags) {
                object.writeString(tag);
            }
            object.writeEndArray();
        });
    }
}
