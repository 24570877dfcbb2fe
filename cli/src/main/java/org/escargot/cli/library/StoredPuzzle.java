package org.escargot.cli.library;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.StringJoiner;
import org.escargot.rating.scale.Figure;
import org.jspecify.annotations.Nullable;

/// What a line of `search` says of a puzzle.
///
/// @param cells 81 characters
/// @param level HoDoKu's, and `score`: null until it is rated
/// @param er Sudoku Explainer's rating in tenths; null until it is rated
/// @param name what stood with it; null for nothing
/// @param author who made it; null for nothing
record StoredPuzzle(
        String cells,
        int clues,
        @Nullable String level,
        int score,
        @Nullable Integer er,
        @Nullable String name,
        @Nullable String author) {
    /// The first columns of a row that [#of] reads.
    static final String COLUMNS =
            "SELECT puzzle.cells, puzzle.clues, puzzle.level, puzzle.score, puzzle.er, puzzle.name, puzzle.author";

    /// The head of a query whose rows [#of] reads.
    static final String QUERY = COLUMNS + " FROM puzzle";

    /// The puzzle of a row.
    static StoredPuzzle of(ResultSet row) throws SQLException {
        int er = row.getInt(5);
        Integer rated = row.wasNull() ? null : er;
        return new StoredPuzzle(
                row.getString(1),
                row.getInt(2),
                row.getString(3),
                row.getInt(4),
                rated,
                row.getString(6),
                row.getString(7));
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
        if (author != null) {
            properties.add("author=\"" + author + "\"");
        }
        Optional.ofNullable(name).ifPresent(properties::add);
        return cells + "\t" + properties + "\n";
    }

    /// Writes the same as fields of a JSON object.
    void write(JsonGenerator object) throws IOException {
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
        if (author != null) {
            object.writeStringField("author", author);
        }
    }
}
