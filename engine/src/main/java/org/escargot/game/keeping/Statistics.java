package org.escargot.game.keeping;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.escargot.game.Decoded;
import org.escargot.game.Level;
import org.escargot.game.Result;

/// What a player has done, level by level.
///
/// @param levels an entry for puzzles of one's own, then one for each level from 0
public record Statistics(List<LevelStatistics> levels) {
    private static final int COUNT = Level.HARDEST + 2;
    private static final String TITLE = "escargot-statistics";
    private static final int VERSION = 1;

    /// Nothing played yet.
    public static final Statistics NONE = new Statistics(Collections.nCopies(COUNT, LevelStatistics.NONE));

    public Statistics {
        levels = List.copyOf(levels);
        if (levels.size() != COUNT) {
            throw new IllegalArgumentException("There are " + COUNT + " levels, not " + levels.size() + ".");
        }
    }

    /// The statistics of `level`.
    public LevelStatistics at(Level level) {
        return levels.get(level.value() + 1);
    }

    /// These statistics, and a game of `level` that was begun.
    public Statistics withStart(Level level) {
        return with(level, at(level).withStart());
    }

    /// These statistics, and a game that was won.
    public Statistics with(Result result) {
        return with(result.level(), at(result.level()).with(result));
    }

    private Statistics with(Level level, LevelStatistics changed) {
        List<LevelStatistics> copy = new ArrayList<>(levels);
        copy.set(level.value() + 1, changed);
        return new Statistics(copy);
    }

    /// These statistics as text, which [#read] reads.
    public String write() {
        StringBuilder text = new StringBuilder(TITLE + " " + VERSION + "\n");
        for (int i = 0; i < COUNT; i++) {
            LevelStatistics level = levels.get(i);
            if (!level.equals(LevelStatistics.NONE)) {
                text.append("level ").append(i - 1);
                text.append(" started ").append(level.started());
                text.append(" won ").append(level.won());
                text.append(" unaided ").append(level.unaided());
                text.append(" best ").append(level.best());
                text.append(" total ").append(level.total()).append('\n');
            }
        }
        return text.append("end\n").toString();
    }

    /// The statistics that `text` holds.
    public static Decoded<Statistics> read(String text) {
        Words words = new Words(text);
        words.title(TITLE, VERSION);
        Statistics read = NONE;
        while (!words.failed() && words.isNext("level")) {
            Level level = new Level((int) words.number("level", -1, Level.HARDEST));
            int started = (int) words.number("started", 0, Integer.MAX_VALUE);
            int won = (int) words.number("won", 0, Integer.MAX_VALUE);
            int unaided = (int) words.number("unaided", 0, won);
            long best = words.number("best", 0, Long.MAX_VALUE);
            long total = words.number("total", 0, Long.MAX_VALUE);
            words.lineEnd();
            read = words.failed() ? read : read.with(level, new LevelStatistics(started, won, unaided, best, total));
        }
        words.end();
        return words.done(read);
    }
}
