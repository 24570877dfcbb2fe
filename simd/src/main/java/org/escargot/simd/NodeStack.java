package org.escargot.simd;

import static org.escargot.simd.LaneState.NODE;

import java.util.Arrays;

/// The nodes of a search tree that wait for a lane, as [LaneState] has them.
final class NodeStack {
    private int[] words = new int[256 * NODE];
    private int waiting;

    /// How many nodes wait.
    int waiting() {
        return waiting;
    }

    void clear() {
        waiting = 0;
    }

    /// Makes room for a node; returns where in [#words()] to write it.
    int push() {
        if ((waiting + 1) * NODE > words.length) {
            words = Arrays.copyOf(words, 2 * words.length);
        }
        return waiting++ * NODE;
    }

    /// Takes the last node off, which must exist; returns where in [#words()] it stands until the next push.
    int pop() {
        return --waiting * NODE;
    }

    /// The array of the nodes, until the next push.
    int[] words() {
        return words;
    }
}
