package org.escargot.game.command;

import java.util.Optional;

/// What typing a digit means at the moment, in the order in which a key goes through them.
public enum Mode {
    /// It is placed.
    DIGIT(Optional.empty()),
    /// It is a corner mark.
    CORNER(Optional.of(Layer.CORNER)),
    /// It is a center mark.
    CENTER(Optional.of(Layer.CENTER)),
    /// It is a color.
    COLOR(Optional.of(Layer.COLOR)),
    /// It is a candidate that gets a color.
    CANDIDATE_COLOR(Optional.empty());

    private final Optional<Layer> layer;

    Mode(Optional<Layer> layer) {
        this.layer = layer;
    }

    /// The marks that this mode writes, or none where it places digits or colors candidates.
    public Optional<Layer> layer() {
        return layer;
    }

    /// The mode after this one; the first one after the last.
    public Mode next() {
        return switch (this) {
            case DIGIT -> CORNER;
            case CORNER -> CENTER;
            case CENTER -> COLOR;
            case COLOR -> CANDIDATE_COLOR;
            case CANDIDATE_COLOR -> DIGIT;
        };
    }

    /// The mode before this one; the last one before the first.
    public Mode previous() {
        return switch (this) {
            case DIGIT -> CANDIDATE_COLOR;
            case CORNER -> DIGIT;
            case CENTER -> CORNER;
            case COLOR -> CENTER;
            case CANDIDATE_COLOR -> COLOR;
        };
    }
}
