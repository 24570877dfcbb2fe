package org.escargot.generator.variant;

import org.escargot.format.Flaw;

/// Why no puzzle with rules of its own can follow a recipe.
public enum VariantFlaw implements Flaw.Kind {
    /// A symmetry that no pieces have.
    PIECES_AND_SYMMETRY("pieces on a board of {size} rows can have the symmetries {known}, not {symmetry}"),
    /// A rule about boxes where there are pieces.
    PIECES_AND_BOXES("{rule} speaks of boxes, and a jigsaw has none"),
    /// A size without boxes, where there are no pieces either.
    SIZE_WITHOUT_BOXES("a board of {size} rows has no boxes, so it goes with jigsaw"),
    /// Windows on a board whose boxes are not square.
    WINDOWS_AND_SIZE("windows need square boxes, so windoku goes with the sizes 4, 9 and 16, not {size}"),
    /// Marks where nothing is given beside cages.
    MARKS_AND_CAGES("a killer without givens has no use for the marks of even-odd"),
    /// Rules that no full board obeys.
    NO_FILLING("no full board of {size} rows and columns obeys {rules}"),
    /// A level or technique on a board for which there are no steps.
    STEPS_AND_SIZE("levels and techniques are known up to 9 rows and columns, not for {size}"),
    /// A technique that the ladder of such puzzles does not have.
    TECHNIQUE_OF_USUAL(
            "no puzzle with rules of its own is explained by {technique}; docs/variant-ladder.md has what" + " is"),
    /// A technique about cages where there are none.
    TECHNIQUE_OF_CAGES("{technique} speaks of cages, which a killer alone has");

    private final String english;

    VariantFlaw(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }
}
