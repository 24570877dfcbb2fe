package org.escargot.generator.wish;

import org.escargot.format.Flaw;

/// Why no puzzle can follow a recipe.
public enum RecipeFlaw implements Flaw.Kind {
    /// Fewer clues than any puzzle has.
    FEW_CLUES("a puzzle with fewer than 17 clues has several solutions"),

    /// More clues than any minimal puzzle has that is known.
    MINIMAL_CLUES("no minimal puzzle with more than {most} clues is known, and {clues} are asked for"),
    /// A full grid that shall be minimal.
    MINIMAL_GRID("a grid with 81 clues can spare any of them, so it is not minimal"),

    /// A mask of fewer cells than any puzzle has clues.
    SMALL_MASK("the mask has {cells} cells; a puzzle with fewer than 17 clues has several solutions"),
    /// A mask that contradicts the number of clues.
    MASK_AND_CLUES("the mask has {cells} cells, and that is not within the range of clues {clues}"),
    /// A mask that contradicts the symmetry.
    MASK_AND_SYMMETRY("the mask does not have the symmetry {symmetry}"),
    /// Two empty rows of a band.
    MASK_AND_ROWS("the mask leaves rows {row} and {other} empty, and they could trade places"),
    /// Two empty columns of a stack.
    MASK_AND_COLUMNS("the mask leaves columns {column} and {other} empty, and they could trade places"),
    /// A mask that leaves a grid several solutions.
    MASK_AND_GRID("the grid seen through the mask has several solutions"),

    /// An unbiased puzzle of a certain shape.
    UNBIASED("an unbiased puzzle cannot have a symmetry, a mask, a grid or a level of the table 0..20"
            + " that is made otherwise"),
    /// A puzzle of 17 clues of a certain shape.
    STOCK("puzzles of 17 clues come from a stock, so they cannot have a symmetry, a mask or a grid"),

    /// No such rating.
    NO_RATING("no step has a rating within {ratings} on Sudoku Explainer's scale"),
    /// A higher rating than any puzzle has that is known.
    UNKNOWN_RATING("no puzzle with an ER above {most} is known, and {ratings} is asked for"),
    /// More points than any puzzle has that is known.
    UNKNOWN_POINTS("no puzzle with more than {most} points is known, and {points} are asked for"),
    /// More points than a level has.
    POINTS_OF_LEVEL("a puzzle of the level {level} has at most {most} points, not {points}"),
    /// A technique that is asked for and forbidden.
    FORBIDDEN("{technique} is both asked for and forbidden"),
    /// A technique that the scale does not know.
    NO_RUNG("{technique} has no rung on HoDoKu's ladder, so no path needs it"),
    /// A technique that is too hard for the level.
    HARDER("a puzzle with {technique} is {level} at least, not {asked}"),
    /// A technique that costs too much.
    DEARER("{technique} alone costs {points} points, not at most {most}"),

    /// [org.escargot.logic.step.Practice#SUBSET].
    NEVER_SUBSET(
            "{technique} never is the easiest next step: the other cells of the house, at most four of them, make a"
                    + " smaller subset that eliminates the same"),
    /// [org.escargot.logic.step.Practice#FISH].
    NEVER_FISH(
            "{technique} never is the easiest next step: the lines of the other direction that are left over, at most"
                    + " four of them, make a smaller fish with the same fins that eliminates the same"),
    /// [org.escargot.logic.step.Practice#LARGE].
    NEVER_LARGE(
            "{technique} takes too long to look for; Franken and mutant fish can be asked for with up to four houses"),
    /// [org.escargot.logic.step.Practice#TWO].
    NEVER_TWO(
            "{technique} has never been met as the easiest next step: where it eliminates, locked candidates or a link"
                    + " of two houses (skyscraper, kite, turbot fish, empty rectangle) do so too"),
    /// [org.escargot.logic.step.Practice#RARE].
    NEVER_RARE("{technique} is the next step of so few puzzles that none can be made in a reasonable time"),
    /// [org.escargot.logic.step.Practice#RULES].
    NEVER_RULES("{technique} needs rules such as cages or pieces, which puzzles of the usual Sudoku do not have"),
    /// [org.escargot.logic.step.Practice#TRIAL].
    NEVER_TRIAL("{technique} is trial, not reasoning: HoDoKu takes it only where no technique of its own goes further");

    private final String english;

    RecipeFlaw(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }
}
