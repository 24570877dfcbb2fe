package org.escargot.web;

import org.escargot.format.codec.JsonWriter;
import org.escargot.game.Level;
import org.escargot.game.keeping.LevelStatistics;
import org.escargot.game.keeping.Statistics;

/// Writes what a player has done: the type `Statistics` of `engine/view.ts`.
final class StatisticsJson {
    private StatisticsJson() {}

    static String of(Statistics statistics) {
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("kept").string(statistics.write());
            json.name("levels").array(() -> {
                for (int value = Level.OWN.value(); value <= Level.HARDEST; value++) {
                    row(json, new Level(value), statistics);
                }
            });
        });
        return json.toString();
    }

    private static void row(JsonWriter json, Level level, Statistics statistics) {
        LevelStatistics played = statistics.at(level);
        if (played.equals(LevelStatistics.NONE)) {
            return;
        }
        json.object(() -> {
            json.name("level").number(level.value());
            json.name("started").number(played.started());
            json.name("won").number(played.won());
            json.name("unaided").number(played.unaided());
            json.name("best").number(played.best());
            json.name("average").number(played.average());
        });
    }
}
