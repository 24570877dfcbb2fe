package org.escargot.scan.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Follows ink from pixel to pixel.
final class Flood {
    private final InkMap ink;
    private final boolean[] seen;
    /// The places of the blob that is followed, in the order in which they were met.
    private int[] places = new int[1024];
    private int count;

    Flood(InkMap ink) {
        this.ink = ink;
        seen = new boolean[ink.width() * ink.height()];
    }

    List<Blob> blobs(int least) {
        List<Blob> blobs = new ArrayList<>();
        for (int start = 0; start < seen.length; start++) {
            if (isNew(start % ink.width(), start / ink.width())) {
                follow(start);
                blob(least).ifPresent(blobs::add);
            }
        }
        return blobs;
    }

    private boolean isNew(int x, int y) {
        return x >= 0 && x < ink.width() && y >= 0 && y < ink.height() && ink.at(x, y) && !seen[y * ink.width() + x];
    }

    private void follow(int start) {
        count = 0;
        add(start);
        for (int i = 0; i < count; i++) {
            int x = places[i] % ink.width();
            int y = places[i] / ink.width();
            for (int near = 0; near < 9; near++) {
                if (isNew(x + near % 3 - 1, y + near / 3 - 1)) {
                    add((y + near / 3 - 1) * ink.width() + x + near % 3 - 1);
                }
            }
        }
    }

    private void add(int place) {
        seen[place] = true;
        if (count == places.length) {
            places = Arrays.copyOf(places, 2 * count);
        }
        places[count++] = place;
    }

    /// What was followed, if it is large enough.
    private Optional<Blob> blob(int least) {
        if (count < least) {
            return Optional.empty();
        }
        int[] from = new int[ink.height()];
        int[] to = new int[ink.height()];
        Arrays.fill(from, ink.width());
        Arrays.fill(to, -1);
        for (int i = 0; i < count; i++) {
            int y = places[i] / ink.width();
            from[y] = Math.min(from[y], places[i] % ink.width());
            to[y] = Math.max(to[y], places[i] % ink.width());
        }
        return Optional.of(blob(from, to)).filter(blob -> blob.width() >= least && blob.height() >= least);
    }

    private static Blob blob(int[] from, int[] to) {
        int width =
                Arrays.stream(to).max().orElse(0) - Arrays.stream(from).min().orElse(0) + 1;
        int height = (int) Arrays.stream(to).filter(end -> end >= 0).count();
        return new Blob(Hull.of(from, to), width, height);
    }
}
