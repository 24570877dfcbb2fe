package org.escargot.cli.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.StringJoiner;
import org.escargot.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How SQLite goes about a search, by `EXPLAIN QUERY PLAN`.
class SearchPlanTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private Path folder;

    private String plan(String head, String order) {
        try (LibraryFile file = LibraryFile.open(folder.resolve("puzzles.db"))) {
            return file.run(connection -> {
                StringJoiner plan = new StringJoiner("\n");
                try (PreparedStatement statement =
                                new Query().statement(connection, "EXPLAIN QUERY PLAN " + head, order);
                        ResultSet found = statement.executeQuery()) {
                    while (found.next()) {
                        plan.add(found.getString("detail"));
                    }
                }
                return plan.toString();
            });
        }
    }

    @Test
    void linesComeOneByOneAndNoTagIsLookedFor() {
        assertThat(plan(StoredPuzzle.QUERY, SortKey.ADDED.ascending())).isEqualTo("SCAN puzzle");
        assertThat(plan(StoredPuzzle.QUERY, SortKey.ADDED.descending())).isEqualTo("SCAN puzzle");
    }

    @Test
    void tagsArePutTogetherOnceForAllPuzzles() {
        assertThat(plan(ListedPuzzle.QUERY, SortKey.ADDED.ascending()))
                .containsOnlyOnce("SCAN tag")
                .containsSubsequence(
                        "MATERIALIZE tags", "SCAN tag", "SCAN puzzle", "SEARCH tags USING AUTOMATIC COVERING INDEX");
    }

    @Test
    void tagsAreInAlphabeticalOrder() {
        String file = folder.resolve("puzzles.db").toString();
        CommandRun.of("library", "add", PUZZLE, "--library", file);
        for (String tag : new String[] {"monday", "best", "new"}) {
            CommandRun.of("library", "tag", tag, "--library", file);
        }

        assertThat(CommandRun.of("library", "search", "--format", "json", "--library", file)
                        .out())
                .contains("\"tags\":[\"best\",\"monday\",\"new\"]");
    }
}
