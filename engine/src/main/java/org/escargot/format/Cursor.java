package org.escargot.format;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// Lines with their numbers, and a look ahead.
final class Cursor {
    private final LineSource source;
    private final ArrayList<String> ahead = new ArrayList<>();
    private int number = 1;

    Cursor(LineSource source) {
        this.source = source;
    }

    /// The number of the next line, from 1.
    int number() {
        return number;
    }

    /// The line `distance` lines after the next one, or null beyond the end.
    @Nullable
    String peek(int distance) {
        while (ahead.size() <= distance) {
            String line = source.next();
            if (line == null) {
                return null;
            }
            ahead.add(line);
        }
        return ahead.get(distance);
    }

    /// The next line, which is thereby gone, or null at the end.
    @Nullable
    String take() {
        String line = ahead.isEmpty() ? source.next() : ahead.removeFirst();
        if (line != null && number < Integer.MAX_VALUE) {
            number++;
        }
        return line;
    }

    @Nullable
    String damage() {
        return source.damage();
    }
}
