package org.escargot.cli.speech;

import org.escargot.rating.hodoku.HodokuLevel;

/// What a command tells people of its work: headings, results, counts, how far it is.
public enum Report implements Phrase {
    STANDARD_INPUT("standard input"),
    STANDARD_OUTPUT("standard output"),
    THE_PUZZLE("the puzzle"),
    LINE_OF("line {0} of {1}"),
    SEED_USED("seed {0}"),
    LABELED("{0}: {1}"),

    FITS_TWO("{0}: two formats fit; it is read as {1}, and with --input-format {2} as the other"),

    // --help
    GROUP_PLAY("Play and learn"),
    GROUP_SOLVE("Solve and examine"),
    GROUP_MAKE("Make, rate and print"),
    GROUP_COLLECT("Collect and convert"),
    GROUP_PROGRAM("The program itself"),
    EXAMPLES("Examples:"),
    DOCS_ARE_AT("docs/ is at {0}"),

    // convert, formats
    HAS_NO_PLACE("{0} has no place for {1}"),
    LEFT_OUT("{0} ({1,} {1?puzzle|puzzles})"),
    WRITTEN_WITHOUT("line {0} of {1} was written without {2}, which is not understood"),
    READ("read"),
    READ_AND_WRITTEN("read and written"),
    FEATURE_GIVENS("givens"),
    FEATURE_CANDIDATES("candidates"),
    FEATURE_PLACED("placed digits"),
    FEATURE_CENTER("notes"),
    FEATURE_CORNER("corner notes"),
    FEATURE_COLORS("colors"),
    FEATURE_CANDIDATE_COLORS("colors of candidates"),
    FEATURE_METADATA("texts"),
    FEATURE_SEVERAL("several puzzles"),
    FEATURE_WORDS("rules in words"),
    FEATURE_SOLUTION("solutions"),

    // Progress.
    PUZZLES("{0,} {0?puzzle|puzzles}"),
    SOLUTIONS("{0,} {0?solution|solutions}"),
    RATE("{0}, {1,} a second"),
    SLOW_RATE("{0}, {1.1} a second"),
    LEFT("{0} {1} %, {2}, {3} left"),
    HOURS("{0} h {1} min"),

    // solve
    PICKED("puzzle {0} (line {1} of {2})"),
    STATISTICS("{0,} {0?puzzle|puzzles}: {1,} unique, {2,} without solution, {3,} with several, {4,} unreadable;"
            + " {5,} {5?guess|guesses}; {6,} puzzles/s, {7.3} s wall"),
    GAVE_UP_AFTER("Given up; {0,} {0?solution|solutions} until then."),
    NO_SOLUTION("No solution: the givens contradict each other."),
    ONLY_SOLUTION("The only solution."),
    ONE_OF_SEVERAL("One of {0,} solutions, the smallest in reading order."),
    ONE_OF_MORE("One of {0,} or more solutions, the smallest in reading order."),
    FOUND_OF_SEVERAL("One of {0,} solutions, the first that this method found."),
    FOUND_OF_MORE("One of {0,} or more solutions, the first that this method found."),
    TOOK("{0} ({1.1} ms)"),
    TRACED("{0}: solutions {1}, calls {2}, guesses {3}, depth {4}"),

    // explain
    HODOKU("{0}, score {1} (HoDoKu's scale)"),
    EXPLAINER("ER {0}, EP {1}, ED {2} ({3})"),
    EASIEST("{0,} {0?step|steps} besides singles, each the easiest to see"),
    SHORTEST("{0,} {0?step|steps} besides singles, the fewest that were found"),
    VARIANT_LEVEL("{0} (variant ladder {1}), about {2} minutes, not calibrated"),
    VARIANT_UNSOLVED("Incomplete (variant ladder {0}): no further step is found"),
    EASY("Easy"),
    MEDIUM("Medium"),
    HARD("Hard"),
    UNFAIR("Unfair"),
    EXTREME("Extreme"),
    INCOMPLETE("Incomplete"),

    // verify
    CORRECT("{0} correct"),
    WRONG("{0} correct, {1} wrong"),
    UNCHECKED("{0} not checked: the time was too short"),
    FIRST_FAULT("first fault: {0}"),
    LINE("line {0}: {1}"),
    LINE_MISSING("line {0} is missing: the solutions end before the puzzles do"),
    LINE_TOO_MANY("line {0}: there are more solutions than puzzles"),
    SHOULD_BE_BROKEN("the puzzle of this line cannot be read, so the line should be {0}"),
    HAS_SOLUTION("the puzzle has a solution"),
    DIGITS("a solution has 81 digits, not {0}"),
    NO_DIGIT("{0} holds '{1}' where a digit 1 to 9 belongs"),
    NOT_ALLOWED("{0} holds {1}, but the puzzle allows only {2} there"),
    REPEATS_IN_ROW("{0} repeats the {1} of {2} in row {3}"),
    REPEATS_IN_COLUMN("{0} repeats the {1} of {2} in column {3}"),
    REPEATS_IN_BOX("{0} repeats the {1} of {2} in box {3}"),
    DIGITS_OF_BOARD("a solution of this board has {0} digits, not {1}"),
    NO_DIGIT_OF_BOARD("{0} holds '{1}' where a digit 1 to {2} belongs"),
    NOT_THE_GIVEN("{0} holds {1}, but {2} is given there"),
    BREAKS_RULE("the rule {0} with {1} is not obeyed"),

    // check, candidates
    ONE_SOLUTION("one solution"),
    MORE_SOLUTIONS("several solutions"),
    NONE_TOGETHER("no solution: these cannot stand together: {0}"),
    NONE_AMONG("no solution: these cannot stand together, and some of them may be needless: {0}"),
    NONE_OF_BOARD("no solution: no grid obeys the rows, columns and regions of this board"),
    NONE_UNKNOWN("no solution; the time was too short to find out why"),
    NOT_KNOWN("not known: the time was too short"),
    RULE_IN("{0} ({1})"),
    DIGIT_IN("{0} in {1}"),
    UNDERSTOOD_WITHOUT("{0}, without {1}, which is not understood"),
    CANDIDATES_WITHOUT("without {0}, which is not understood"),

    // hint
    SIGNS("* shows it, - goes, ! is placed"),

    // analyze
    PUZZLE("puzzle"),
    SOLUTION_COUNT("solutions"),
    CLUES("clues"),
    AUTOMORPHISMS("automorphisms"),
    CANONICAL("canonical"),
    SOLUTION("solution"),
    MINIMAL("minimal"),
    BACKDOORS("backdoors"),
    UNAVOIDABLE("unavoidable"),
    NEIGHBORS("neighbors"),
    OR_MORE("{0} or more"),
    YES("yes"),
    REDUNDANT("no, redundant: {0}"),
    RULES("rules"),
    NEEDLESS("no, each of these can be left out alone: {0}"),
    NEEDLESS_SO_FAR("{0}; the time was enough for {1} of {2}"),
    NEEDLESS_UNKNOWN("not known: nothing found needless among {0} of {1}, then the time was over"),
    PARTS("{0,} {0?part|parts}"),
    NO_BACKDOORS("none of up to 2 cells"),
    SINGLES_ALONE("0 cells: singles solve it"),
    BACKDOOR_SETS("{0} {0?cell|cells}, {1}: {2}"),
    AND_MORE("{0}, and {1} more"),
    UNAVOIDABLE_SETS("{0} {0?set|sets} of up to {1} cells"),
    SETS_OF_SIZE("{0} of {1}"),
    NEIGHBORHOOD("{-1+1} {0}, different {1}"),

    // bench, cases, dedupe, generate, play
    BENCH("{0}, {1}, limit {2}, {3} {3?thread|threads}: {4,} puzzles/s wall, {5,} puzzles/s CPU, {6.3} guesses per"
            + " puzzle, {7.1} % solved without a guess ({8,} {8?puzzle|puzzles})"),
    CODE("code"),
    TECHNIQUE("technique"),
    PASSED("passed"),
    CASES("cases"),
    FIRST_FAILING("first failing: {0}"),
    NOT_IMPLEMENTED("(not implemented)"),
    CASE_COUNTS("{0} passed, {1} failed, {2} not implemented"),
    DEDUPED("{0,} {0?puzzle|puzzles}: {1,} kept, {2,} {2?isomorph|isomorphs} of earlier ones left out"),
    STORED("{0,} {0?puzzle|puzzles}: {1,} new, {2,} already in the library"),
    TAGGED("{0,} {0?puzzle has|puzzles have} the tag now"),
    REMOVED("{0,} {0?puzzle|puzzles} removed"),
    EDITED("{0,} {0?puzzle|puzzles} changed"),
    UNTAGGED("{0,} {0?puzzle has|puzzles have} lost the tag"),
    RATED("{0,} {0?puzzle|puzzles} rated"),
    POOL_FILLED("the pool has {0} {0?puzzle|puzzles} more"),
    PRINTED("{0,} {0?puzzle|puzzles} on {1,} {1?page|pages}: {2}"),
    STEPS("{0,} {0?step|steps}"),
    PRINTED_STEPS("{0,} {0?step|steps} on {1,} {1?page|pages}: {2}"),
    SOLUTIONS_HEADING("Solutions"),
    SPOKEN_PUZZLE("Puzzle {0}"),
    SPOKEN_SOLUTION("Solution {0}"),
    SPOKEN_ROW("row {0}: {1}"),
    SPOKEN_EMPTY("empty"),
    NAME_TO_WRITE("Name"),
    DATE_TO_WRITE("Date"),
    PLAY_HEADING("How to play"),
    PLAY_RULE("Fill the empty cells so that each row, each column and each outlined region has every digit once."),
    PLAY_EASY("one cell after the other can be filled by looking, without notes."),
    PLAY_MEDIUM("notes help: pairs, and digits that a box leaves in one line only, rule others out."),
    PLAY_HARD("note the candidates of all cells; sets of three and four, fish and short chains are needed."),
    PLAY_UNFAIR("longer chains and almost locked sets are needed."),
    PLAY_EXTREME("chains that branch, each branch followed to its end."),
    OTHER_PUZZLES("Other puzzles"),
    CONTENTS_HEADING("Contents"),
    CONTENTS_PUZZLE("puzzle {0}, page {1}"),
    CONTENTS_PUZZLES("puzzles {0} to {1}, page {2}"),
    CONTENTS_SOLUTIONS("solutions, page {0}"),
    SCAN_DOUBT("{0} ({1}, {2} %)"),
    SCAN_DOUBTS("{0}: look at {1}"),
    SCAN_IMPROPER("{0}: what was read has not exactly one solution, so some of it is wrong"),
    PLAYS("Escargot plays at {0} until you press Ctrl-C."),
    PLAYS_ALREADY("Escargot plays already at {0}");

    private final String english;

    Report(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }

    /// What `level` is called.
    public static Report of(HodokuLevel level) {
        return valueOf(level.name());
    }
}
