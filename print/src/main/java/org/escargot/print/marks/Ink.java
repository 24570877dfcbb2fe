package org.escargot.print.marks;

/// The colors of print.
public enum Ink {
    BLACK(0x000000),
    /// For what stands back: captions, solved digits, candidates.
    GRAY(0x555555),
    /// For the lines between cells.
    LINE(0x8a8a8a),
    /// For what is painted of rules: tints, and lines and marks on them.
    TINT(0xe4e4e4),
    SHAPE(0xc4c4c4),
    /// For digits in a shape.
    WHITE(0xffffff),
    /// For a house that a step starts from, and for one that takes what those need.
    HOUSE(0xd9eedf),
    COVER(0xe6ecf7),
    /// For what holds, for what goes, and for the rest of a pattern.
    KEEP(0x1b6e3c),
    REMOVE(0xb00020),
    REMOVE_SOFT(0xfbd9dd),
    FIN(0x5b3fa8),
    /// For what joins candidates.
    LINK(0xa8430b);

    private final int rgb;

    Ink(int rgb) {
        this.rgb = rgb;
    }

    /// Red, green and blue, eight bits each.
    public int rgb() {
        return rgb;
    }
}
