package org.escargot.game.keeping;

import org.jspecify.annotations.Nullable;

/// What a cell has, for saves and links: a number each. The order is that of links.
enum CellField {
    /// Its frozen digit, 0..9.
    GIVEN(0, 'g', 9),
    /// Its other digit, 0..9.
    DIGIT(1, 'd', 9),
    /// Whether the program placed that, 0 or 1.
    SOLVED(2, 's', 1),
    /// Its corner marks, as a set.
    CORNER(3, 'o', 0x1FF),
    /// Its center marks, as a set; none where the program keeps them, because they follow from the rest.
    CENTER(4, 'c', 0x1FF),
    /// Its colors, as a set.
    COLORS(5, 'k', 0x1FF),
    /// The candidates that the player eliminated from those that the program keeps, as a set.
    ELIMINATED(6, 'x', 0x1FF),
    /// Whether its digit counts for those, 0 or 1.
    COUNTED(7, 'n', 1);

    private final int place;
    private final char letter;
    private final int most;

    CellField(int place, char letter, int most) {
        this.place = place;
        this.letter = letter;
        this.most = most;
    }

    /// Its place among the aspects, from 0.
    int place() {
        return place;
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

    static @Nullable CellField of(char letter) {
        for (CellField aspect : values()) {
            if (aspect.letter == letter) {
                return aspect;
            }
        }
        return null;
    }
}
