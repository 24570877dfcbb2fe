package org.escargot.cli.library;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.escargot.cli.output.JsonLines;
import org.escargot.rating.scale.Figure;
import org.jspecify.annotations.Nullable;

/// What a library has of a puzzle.
///
/// @param cells 81 characters
/// @param level HoDoKu's, and `score`: null until it is rated
/// @param er Sudoku Explainer's rating in tenths; null until it is rated
/// @param name what stood with it; null for nothing
/// @param source the file it came from
/// @param tags in alphabetical order
record StoredPuzzle(
        String cells,
        int clues,
        @Nullable String level,
        int score,
        @Nullable Integer er,
        @Nullable String name,
        String source,
        List<String> tags) {
    private static final String BETWEEN = "\u001f";

    /// The head of a query whose rows [#of] reads.
    static final String QUERY = "SELECT puzzle.cells, puzzle.clues, puzzle.level, puzzle.score, puzzle.er, puzzle.name,"
            + " (SELECT name FROM source WHERE id = puzzle.source),"
            + " (SELECT group_concat(name, char(31)) FROM (SELECT name FROM tag WHERE tag.puzzle = puzzle.id"
            + " ORDER BY name)) FROM puzzle";

    /// The puzzle of a row.
    static StoredPuzzle of(ResultSet row) throws SQLException {
        int er = row.getInt(5);
        Integer rated = row.wasNull() ? null : er;
        String tags = row.getString(8);
        return new StoredPuzzle(
                row.getString(1),
                row.getInt(2),
                row.getString(3),
                row.getInt(4),
                rated,
                row.getString(6),
                row.getString(7),
                tags == null ? List.of() : List.of(tags.split(BETWEEN, -1)));
    }

    /// The puzzle, a tab, and its properties.
    String line() {
        StringJoiner properties = new StringJoiner(" ");
        properties.add("clues=" + clues);
        if (level != null) {
            properties.add("level=" + level).add("score=" + score);
        }
        if (er != null) {
            properties.add("er=" + Figure.Tenths.decimal(er));
        }
        Optional.ofNullable(name).ifPresent(properties::add);
        return cells + "\t" + properties + "\n";
    }

    /// One JSON object, on a line.
    String json() {
        return JsonLines.object(object -> {
            object.writeStringField("puzzle", cells);
            object.writeNumberField("clues", clues);
            if (level != null) {
                object.writeStringField("level", level);
                object.writeNumberField("score", score);
            }
            if (er != null) {
                object.writeFieldName("er");
                object.writeNumber(Figure.Tenths.decimal(er));
            }
            if (name != null) {
                object.writeStringField("name", name);
            }
            object.writeStringField("source", source);
            object.writeArrayFieldStart("tags");
            for (String tag : tags) {
                object.writeString(tag);
            }
            object.writeEndArray();
        });
    }
}
