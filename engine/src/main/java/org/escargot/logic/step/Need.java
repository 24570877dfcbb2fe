package org.escargot.logic.step;

import org.escargot.grid.Board;

/// What a finder needs of the board on which it looks. That there is one solution is said by its techniques
/// ([Technique#assumesUniqueSolution]).
public enum Need {
    /// Houses of any kind: it asks the facts for them, and for what a candidate rules out.
    HOUSES,
    /// Nine digits and the usual rows, columns and boxes, whatever rules there are beside them. What is exchanged must
    /// keep these ([Facts#canExchange]).
    LINES_AND_BOXES,
    /// The usual rules alone: what it exchanges or turns is not held against others.
    CLASSIC;

    /// Whether `board` has it.
    public boolean isMetBy(Board board) {
        return switch (this) {
            case HOUSES -> true;
            case LINES_AND_BOXES -> board.hasLinesAndBoxes();
            case CLASSIC -> board.isClassic();
        };
    }
}
