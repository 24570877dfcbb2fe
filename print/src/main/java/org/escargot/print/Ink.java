package org.escargot.print;

/// The colors of print.
enum Ink {
    BLACK(0x000000),
    /// For what stands back: captions, solved digits, candidates.
    GRAY(0x555555),
    /// For the lines between cells.
    LINE(0x8a8a8a);

    private final int rgb;

    Ink(int rgb) {
        this.rgb = rgb;
    }

    /// Red, green and blue, eight bits each.
    int rgb() {
        return rgb;
    }
}
