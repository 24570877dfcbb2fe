package org.escargot.cli.forms;

import java.util.Arrays;

/// The keys that were met: open addressing, 16 bytes a place, between 64 and 80 % full once it has grown, so 20 to
/// 25 bytes a key. It grows in 256 parts, one after the other, so that growing takes no second table beside the
/// first.
final class SeenForms {
    private static final int PARTS = 256;
    private static final int FIRST_PLACES = 20;

    private final Part[] parts = new Part[PARTS];
    private long size;

    SeenForms() {
        Arrays.setAll(parts, _ -> new Part());
    }

    /// Takes `key` in; returns whether it is new.
    boolean add(FormKey key) {
        // A low half of 0 marks a free place, so that key is taken for its neighbor.
        long low = key.low() == 0 ? 1 : key.low();
        boolean isNew = parts[(int) (key.high() >>> 56)].add(key.high(), low);
        size += isNew ? 1 : 0;
        return isNew;
    }

    /// How many keys there are.
    long size() {
        return size;
    }

    private static final class Part {
        private long[] keys = new long[2 * FIRST_PLACES];
        private int size;

        boolean add(long high, long low) {
            if (size >= keys.length / 2 * 4L / 5) {
                grow();
            }
            int place = find(high, low);
            if (keys[place + 1] != 0) {
                return false;
            }
            keys[place] = high;
            keys[place + 1] = low;
            size++;
            return true;
        }

        /// Where the key is, or else belongs.
        private int find(long high, long low) {
            int places = keys.length / 2;
            int place = 2 * (int) ((low >>> 32) * places >>> 32);
            while (keys[place + 1] != 0 && (keys[place] != high || keys[place + 1] != low)) {
                place = place + 2 < keys.length ? place + 2 : 0;
            }
            return place;
        }

        private void grow() {
            long[] old = keys;
            keys = new long[2 * (old.length / 2 * 5 / 4)];
            for (int i = 0; i < old.length; i += 2) {
                if (old[i + 1] != 0) {
                    int place = find(old[i], old[i + 1]);
                    keys[place] = old[i];
                    keys[place + 1] = old[i + 1];
                }
            }
        }
    }
}
