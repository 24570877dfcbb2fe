package org.escargot.cli.speech;

import org.escargot.course.Chapter;
import org.escargot.logic.step.Family;

/// What techniques, levels and lessons are called in lists of them, and what is told of each.
public enum CatalogWord implements Phrase {
    CHAPTER_FULL_HOUSES("Full houses"),
    CHAPTER_BOXES("Hidden singles in boxes"),
    CHAPTER_LINES("Hidden singles in rows and columns"),
    CHAPTER_CELLS("Naked singles"),
    CHAPTER_INTERSECTIONS("Locked candidates"),
    CHAPTER_NAKED_PAIRS("Naked pairs"),
    CHAPTER_HIDDEN_PAIRS("Hidden pairs"),
    CHAPTER_TRIPLES("Triples"),
    CHAPTER_X_WINGS("X-Wings"),
    CHAPTER_STRONG_LINKS("Two strong links"),
    CHAPTER_WINGS("Wings"),
    CHAPTER_ONE_SOLUTION("One solution only"),
    CHAPTER_SWORDFISH("Swordfish"),
    CHAPTER_FINS("Fish with fins"),
    CHAPTER_COLORS("Colors"),
    CHAPTER_X_CHAINS("X-Chains"),
    CHAPTER_CHAINS("Chains"),
    CHAPTER_ALMOST_LOCKED_SETS("Almost locked sets"),
    LESSON_BOX_SINGLE("Hidden single in a box"),
    LESSON_LINE_SINGLE("Hidden single in a row or column"),

    FAMILY_SINGLES("Singles"),
    FAMILY_INTERSECTIONS("Intersections"),
    FAMILY_SUBSETS("Subsets"),
    FAMILY_FISH("Fish"),
    FAMILY_SINGLE_DIGIT("Single-digit patterns"),
    FAMILY_WINGS("Wings"),
    FAMILY_COLORING("Colors"),
    FAMILY_UNIQUENESS("Uniqueness"),
    FAMILY_ALMOST_LOCKED_SETS("Almost locked sets"),
    FAMILY_TEMPLATES("Templates"),
    FAMILY_EXCLUSION("Exclusion"),
    FAMILY_EXOTIC("Patterns over several boxes"),
    FAMILY_RULES("Cages and pieces"),
    FAMILY_CHAINS("Chains"),
    FAMILY_TRIAL("Trial"),

    LEVEL_FIRST_STEPS("First steps"),
    LEVEL_SEVENTEEN("17 givens"),

    NAKED_SINGLES_ALONE("naked singles alone"),
    SOME_HIDDEN_SINGLE("singles, a hidden one among them"),
    SOME_INTERSECTION("intersections besides singles"),
    SOME_PAIR("a pair, naked or hidden; besides, intersections"),
    SOME_TRIPLE("a triple; besides, pairs and intersections"),
    SOME_SUBSETS("subsets and intersections, 800 points or more on HoDoKu's scale"),
    POINTS_WITHIN("Hard on HoDoKu's scale, {0,} to {1,} points"),
    MINIMAL_UNFAIR("Unfair on HoDoKu's scale, and no clue can be spared"),
    MINIMAL_EXTREME("more than Unfair on HoDoKu's scale without chains, and no clue can be spared"),
    ANY_TECHNIQUE("any techniques"),
    HODOKU_UP_TO("the level of HoDoKu's scale, up to {0,} points"),
    HODOKU_BEYOND("the level of HoDoKu's scale, any number of points"),

    ANY_NUMBER_OF_CLUES("any number"),
    CHAPTER_OF("{0}. {1}"),
    POINTS_AT_LEVEL("{0}, {1,} {1?point|points}"),
    NOT_RATED("not on it"),
    NEEDS_ONE_SOLUTION("for puzzles with one solution only"),
    CALLED("{0} ({1})"),
    LABEL_FAMILY("family"),
    LABEL_HODOKU("HoDoKu's scale"),
    LABEL_LESSON("lesson"),
    LABEL_CHAPTER("chapter"),
    LABEL_TECHNIQUE("technique"),
    LABEL_CLUES("clues"),
    LABEL_SOLVED_BY("solved by"),
    LABEL_PAGE("more"),
    LABEL_MAKE("one like this");

    private final String english;

    CatalogWord(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }

    /// What `chapter` is called.
    public static CatalogWord of(Chapter chapter) {
        return valueOf("CHAPTER_" + chapter.name());
    }

    /// What the techniques of `family` are called together.
    public static CatalogWord of(Family family) {
        return valueOf("FAMILY_" + family.name());
    }
}
