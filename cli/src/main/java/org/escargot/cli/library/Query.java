package org.escargot.cli.library;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// What is asked of puzzles, as a condition of SQL and the values for its question marks.
final class Query {
    private final StringBuilder condition = new StringBuilder("1");
    private final List<Object> values = new ArrayList<>();

    /// Whether nothing is asked.
    boolean isEmpty() {
        return condition.length() == 1;
    }

    /// Asks for `more`, too.
    void and(String more, Object... with) {
        condition.append(" AND ").append(more);
        values.addAll(List.of(with));
    }

    /// Asks for `column` within `from`..`to`.
    void within(String column, int from, int to) {
        and("puzzle." + column + " BETWEEN ? AND ?", from, to);
    }

    /// A statement that begins with `head` and ends with `tail`, ready to run.
    ///
    /// @param first the values for the question marks in `head`
    PreparedStatement statement(Connection connection, String head, String tail, Object... first) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(head + " WHERE " + condition + tail);
        int place = 1;
        for (Object value : first) {
            statement.setObject(place++, value);
        }
        for (Object value : values) {
            statement.setObject(place++, value);
        }
        return statement;
    }
}
