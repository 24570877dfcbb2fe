package org.escargot.game;

import org.jspecify.annotations.Nullable;

/// What a cell has, for saves and links: a number each. The order is that of links.
enum Aspect {
    /// Its frozen digit, 0..9.
    GIVEN('g', 9),
    /// Its other digit, 0..9.
    DIGIT('d', 9),
    /// Whether the program placed that, 0 or 1.
    SOLVED('s', 1),
    /// Its corner marks, as a set.
    CORNER('o', 0x1FF),
    /// Its centre marks, as a set; none where the program keeps them, because they follow from the rest.
    CENTRE('c', 0x1FF),
    /// Its colours, as a set.
    COLOURS('k', 0x1FF),
    /// The candidates that the player struck from those that the program keeps, as a set.
    STRUCK('x', 0x1FF),
    /// Whether its digit counts for those, 0 or 1.
    COUNTED('n', 1);

    private final char letter;
    private final int most;

    Aspect(char letter, int most) {
        this.letter = letter;
        this.most = most;
    }

    /// What stands for it in a save.
    char letter() {
        return letter;
    }

    /// The greatest number there is.
    int most() {
        return most;
    }

    boolean isSet() {
        return most == 0x1FF;
    }

    static @Nullable Aspect of(char letter) {
        for (Aspect aspect : values()) {
            if (aspect.letter == letter) {
                return aspect;
            }
        }
        return null;
    }
}
