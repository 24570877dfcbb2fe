package org.escargot.cli.library;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.escargot.grid.Givens;
import org.escargot.logic.step.Technique;
import org.escargot.rating.FullRater;
import org.escargot.rating.FullRating;
import org.escargot.rating.Scales;
import org.escargot.rating.hodoku.HodokuRating;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;

/// Ratings in a library: what is still to be rated on a scale, and what the scale said.
///
/// @param scale one of [Scales#LOGIC]
record StoredRatings(Scale scale) {
    /// A puzzle that is to be rated.
    record Unrated(long id, String cells) {}

    /// A puzzle that is.
    record Rated(long id, Rating rating) {}

    private boolean isHodoku() {
        return scale.equals(Scales.HODOKU);
    }

    /// The condition of SQL that a puzzle has no rating yet.
    String missing() {
        return isHodoku() ? "puzzle.level IS NULL" : "puzzle.hardest IS NULL";
    }

    /// The next puzzles behind `id` of those that `query` means, at most `most`.
    List<Unrated> behind(Connection connection, Query query, long id, int most) throws SQLException {
        List<Unrated> unrated = new ArrayList<>();
        String tail = " AND " + missing() + " AND puzzle.id > " + id + " ORDER BY puzzle.id LIMIT " + most;
        try (PreparedStatement select = query.statement(connection, "SELECT id, cells FROM puzzle", tail);
                ResultSet found = select.executeQuery()) {
            while (found.next()) {
                unrated.add(new Unrated(found.getLong(1), found.getString(2)));
            }
        }
        return unrated;
    }

    /// The ratings of `puzzles`, in their order.
    static List<Rated> rate(List<Unrated> puzzles, FullRater rater) {
        List<Rated> rated = new ArrayList<>(puzzles.size());
        for (Unrated puzzle : puzzles) {
            FullRating rating = rater.rate(Givens.of(puzzle.cells()), () -> RatingLimits.NONE);
            rated.add(new Rated(puzzle.id(), rating.ratings().getFirst()));
        }
        return rated;
    }

    /// Stores `ratings`.
    int store(Connection connection, List<Rated> ratings) throws SQLException {
        String columns = isHodoku() ? "level = ?, score = ?" : "hardest = ?, er = ?";
        try (PreparedStatement update = connection.prepareStatement("UPDATE puzzle SET " + columns + " WHERE id = ?");
                PreparedStatement insert = connection.prepareStatement(
                        "INSERT OR REPLACE INTO technique (name, puzzle, uses) VALUES (?, ?, ?)")) {
            for (Rated rated : ratings) {
                figures(update, rated.rating());
                update.setLong(3, rated.id());
                update.addBatch();
                if (rated.rating() instanceof HodokuRating rating) {
                    for (Map.Entry<Technique, Integer> use : rating.uses().entrySet()) {
                        insert.setString(1, use.getKey().id());
                        insert.setLong(2, rated.id());
                        insert.setInt(3, use.getValue());
                        insert.addBatch();
                    }
                }
            }
            update.executeBatch();
            insert.executeBatch();
        }
        return ratings.size();
    }

    /// A word and a number; no number where the puzzle has not one solution.
    private static void figures(PreparedStatement update, Rating rating) throws SQLException {
        Figure first = rating.figures().getFirst();
        if (rating instanceof HodokuRating hodoku) {
            update.setString(1, hodoku.title());
            number(update, rating.end().isOfRating() ? hodoku.score() : -1);
        } else {
            update.setString(1, rating.remark().orElse(first.text()));
            number(update, first instanceof Figure.Tenths tenths ? tenths.tenths() : -1);
        }
    }

    private static void number(PreparedStatement update, int number) throws SQLException {
        if (number < 0) {
            update.setNull(2, Types.INTEGER);
        } else {
            update.setInt(2, number);
        }
    }
}
