package org.escargot.game.keeping;

import java.util.List;
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
    COUNTED(7, 'n', 1),
    /// Its candidates with color 1, as a set; those with the others follow.
    CANDIDATES_1(8, 'p', 0x1FF),
    CANDIDATES_2(9, 'q', 0x1FF),
    CANDIDATES_3(10, 'r', 0x1FF),
    CANDIDATES_4(11, 't', 0x1FF);

    /// What has the candidates of each color, from the first.
    static final List<CellField> COLORED = List.of(CANDIDATES_1, CANDIDATES_2, CANDIDATES_3, CANDIDATES_4);

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
