package org.escargot.game;

import org.escargot.format.Flaw;

/// What can be wrong with a text that a board, a game or statistics were to be read from, beside the flaws of puzzles.
public enum GameFlaw implements Flaw.Kind {
    // A file, or what was pasted.
    LONG_TEXT("the text is longer than {most} characters; no puzzle is"),
    CURRENT_GRID_ON_GIVEN("the current grid has {digit} in {cell}, where {given} is given"),

    // A link.
    LONG_LINK("the link is longer than {most} characters; no board is"),
    EMPTY_LINK("the link holds no board"),
    VERSION_OF_LINK("the link is of version {found}, and this program knows {known}"),
    STRANGE_IN_LINK("the character {character} belongs in no link"),
    SHORT_LINK("the link is cut short"),
    DAMAGED_LINK("the link is damaged, or cut short"),

    // What no board has.
    TYPED_WITH_MARKS("a puzzle that is being typed has neither givens nor marks"),
    CANDIDATES_WITHOUT_OWNER("these candidates are neither the player's nor the program's"),
    TWO_DIGITS("{cell} has a given and another digit"),
    NO_DIGIT("{cell} has no digit, but something is said of it"),
    TWO_COLORS("a candidate has two colors"),
    DIGIT_NOT_COUNTED("a digit that does not clash has to count for the candidates"),

    // A save.
    LONG_SAVE("the text is longer than {most} characters; no game is"),
    NO_SUCH_BOARD("there is no board {number} to be at"),
    IDLE_STEP("this step changes nothing"),
    CHECKPOINT_TOO_MANY("this checkpoint is one too many"),
    BRANCH_TOO_MANY("this branch is one too many"),
    IDLE_BRANCH("the branch before this has no step"),
    NO_WORD_OF_BOARD("this says nothing of a board"),

    // The words of saves and statistics.
    TITLE_EXPECTED("the text should begin with '{title}'"),
    VERSION_OF_TEXT("this is version {found} of the form, and this program knows version {known}"),
    WORD_MISSING("a word is missing here"),
    WORD_EXPECTED("the word '{word}' belongs here"),
    NUMBER_EXPECTED("a number from {least} to {most} belongs here"),
    LINE_TOO_LONG("the line should end here"),
    TEXT_BEHIND_END("nothing belongs behind the end");

    private final String english;

    GameFlaw(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }
}
