package org.escargot.cli.speech;

/// What is wrong with something that the user typed or named, in one sentence without a period.
public enum Complaint implements Phrase {
    // The command line.
    NO_SUCH_COMMAND("there is no command '{0}'; the commands are {1}"),
    NO_SUCH_COMMAND_BUT("there is no command '{0}'; did you mean {1}?"),
    NO_COMMAND("name a command: {0}"),
    NO_SUCH_OPTION("there is no option {0} here"),
    NO_SUCH_OPTION_BUT("there is no option {0} here; did you mean {1}?"),
    LEFT_OVER("'{0}' is one argument too many"),
    VALUE_MISSING("{0} needs a value: {1}"),
    NO_VALUE("{0} takes no value, so leave out ={1}"),
    ARGUMENT_MISSING("{0} is missing"),
    NOT_TOGETHER("{0} cannot be combined"),
    ONLY_ONCE("{0} may be given only once"),
    MORE_HELP("{0} ({1} --help says more)"),

    // Values of options.
    AT_LEAST("{0} must be at least {1}, not {2}"),
    MORE_THAN("{0} must be more than {1}, not {2}"),
    AT_MOST_WITH("{0} must be at most {1} with {2}"),
    WITHIN("{0} must be {1} to {2}, not {3}"),
    ONE_OF("{0} must be one of {1}, not {2}"),
    ONE_OF_BUT("{0} must be one of {1}, not {2}; did you mean {3}?"),
    WHOLE_NUMBER("{0} must be a whole number, not {1}"),
    TOO_MANY_DIGITS("{0} cannot be a number as long as {1}"),
    ANY_NUMBER("{0} must be a number, not {1}"),
    NUMBER_OR_RANGE("{0} must be a number or A..B within {1}..{2}, not {3}"),
    ONE_NUMBER("{0} must be one number, not {1}"),
    RATING("{0} must be a rating such as 7.2, not {1}"),
    RATING_OR_RANGE("{0} must be a rating such as 7.2, or a range such as 7.1..7.4, not {1}"),
    TIME("{0} must be a time such as 500ms, 10s or 2m, not {1}"),
    SEED("--seed must be a number of up to 18 digits, or S:N, not {0}"),
    DAY("--daily must be today or a date such as 2026-11-22, of the years 1000 to 9999, not {0}"),
    SLICE("--slice must be I/N, part I of N parts, such as 2/8, not {0}"),
    NUMBER_OF_PUZZLE("{0} has {1} {1?puzzle|puzzles}, so --number must be 0 to {2}, not {3}"),
    RATE_FORMAT("--format must be tsv, json, or a line with %g and the like, not {0}"),
    RATE_LETTER("--format knows no %{0} with --scale {1}"),
    RESUME_FORMAT("--resume needs a --format with %g, to tell how far the file has come, not {0}"),
    LEVEL("--level must be 0..20, easy, medium, hard, unfair or extreme, not {0}"),
    CONTEXT("--context must be such as ssts-x-singles, of singles, ssts, easier and any, not {0}"),
    NO_SUCH_TECHNIQUE("there is no technique {0}; escargot techniques lists them"),
    NO_SUCH_TECHNIQUE_BUT("there is no technique {0}; did you mean {1}?"),
    NO_SUCH_LESSON("there is no lesson {0}; escargot lessons lists them"),
    NO_SUCH_LESSON_BUT("there is no lesson {0}; did you mean {1}?"),
    NO_SUCH_LEVEL("there is no level {0}; escargot levels lists them"),
    MASK("--mask must be a grid with a digit wherever a clue shall stand, not candidates"),
    SOLVED_GRID("--grid must be a solved grid, each digit once in every row, column and box"),

    ADDRESS("{0} must be an address such as http://localhost:8729/ of at most {1,} characters, not {2}"),

    OTHER_ENDING("{0} has the ending of another format than --to {1}"),
    NO_ENDING("{0} should end in .pdf, .svg or .png, or --to should say what it is"),
    ONE_LINE("{0} must be one line of text"),
    GRID("{0} must be a puzzle in 81 characters, not {1}"),
    REMOVES_ALL("say which puzzles to remove, such as --tag old, or --all for every one"),
    EDITS_NOTHING("say what to change: --name TEXT, --author TEXT or both"),
    EDITS_ALL("say which puzzles to change, such as --puzzle GRID"),

    // The file of settings.
    SETTING_AT("{0}, line {1}: {2}"),
    SETTING_FORM("a setting is NAME = VALUE, such as lang = fr, not {0}"),
    NO_SUCH_SETTING("there is no setting {0}; the settings are {1}"),
    NO_SUCH_SETTING_BUT("there is no setting {0}; did you mean {1}?"),

    // Options that do not go together.
    GOES_WITH("{0} goes with {1}"),
    SLICE_OF_FILES("--slice needs files, which it reads twice, and not standard input or a pipe"),
    SEED_GOES_WITH("--seed goes with --random, --method random or --method symbols"),
    LIBRARY_GOES_WITH("--library goes with --scale hodoku: the library has no cases of Sudoku Explainer's chains"),
    NOT_WITH("{0} does not go with {1}"),
    LENGTH("{0} must be a length of at most {1} mm, such as 3mm or 0.125in, not {2}"),
    PAPER("{0} must be one of {1}, or a size of 100 to 500 mm such as 6x9in or 148x210mm, not {2}"),
    TRACE_ALONE("--trace goes without --all, --count, --number, --random, --format and --stats"),
    ONE_FILE("--number and --random take one file, not {0}"),
    WITH_EXPLAINER("--max, --timeout, --diamonds, --pearls and --no-shortcuts go with --scale explainer or both"),
    POOL_ALONE("--fill-pool goes with --level 0..20 or --rating, --diamonds and --pearls, with --count and"
            + " --timeout alone"),
    DAILY_ALONE("--daily goes with --level 0..20, --count and --format alone"),
    DAILY_RULES_ALONE("with --rules or --size, --daily goes with --level, --count, --format and --to alone"),
    RULES_ALONE("--rules and --size go with --symmetry, --shape-symmetry, --largest-cage, --givens, --level,"
            + " --technique, --without, --minutes, --seed, --slice, --count, --timeout, --format and --to alone"),
    LEVEL_OF_RULES("with --rules or --size --level must be easy, medium, hard or extreme, not {0}"),
    RULES_NOT_IN("{0} cannot say these rules; iss can"),
    REPORT_ALONE("--recipe report takes no other option than --level"),
    REPORT_LEVEL("--recipe report needs --level 0..20, and no other wish"),
    CONTEXT_ALONE("--context says what surrounds a --technique, and there is none"),
    LEVEL_ALONE("--score, --technique, --without, --rating, --diamonds and --pearls go with easy to extreme, not with"
            + " --level {0}"),
    LEVEL_CLUES("puzzles of level {0} have {1} clues, which the range of --clues leaves out"),
    RECIPE("{0}"),
    ONLY_EXPLAINED("{0} does not go with {1}, which only Sudoku Explainer's scale looks for"),

    // convert
    NO_CANDIDATES_IN("line {0} of {1} gives its puzzle as candidates, which {2} cannot hold"),
    NO_GIVENS_IN("line {0} of {1} has a puzzle of the usual Sudoku, and {2} has no place for its givens"),
    NO_RULES_IN("line {0} of {1} has a puzzle with rules of its own, which {2} cannot say"),
    ONE_PUZZLE_IN("a file of {0} holds one puzzle, and there are more; convert them one by one, or to line"),

    // Input.
    GIVE_SOMETHING("give a puzzle, a file, or - for standard input (escargot {0} --help says more)"),
    READ_ONCE("standard input can be read only once, so - may stand only once"),
    NO_SUCH_FAMOUS_BUT("there is no famous puzzle {0}; did you mean {1}?"),
    NO_SUCH_FAMOUS("there is no famous puzzle {0}; the names are {1}"),
    NO_SUCH_FILE("there is no file {0}"),
    EMPTY_NAME("an empty argument is neither a puzzle nor a file"),
    DIRECTORY("{0} is a directory; name a file in it"),
    UNREADABLE("{0} cannot be read: {1}"),
    CUT_GZIP("its gzip data is cut off"),
    BEHIND_GZIP("something else follows its gzip data"),
    ENDLESS_LINE("a line of it is longer than 1 MiB"),
    NOT_PERMITTED("permission denied"),
    NOT_THERE("there is no such file or folder"),
    NO_FOLDER("a file stands where a folder belongs"),
    LINK_LOOP("its links go round in a circle"),
    READ_ONLY("nothing can be changed there"),
    IS_READ_ONLY("it is read-only"),
    IS_FOLDER("it is a folder"),
    NO_SPACE("no space left on device"),
    CLOSED("it is closed"),
    NO_READER("the pipe was closed"),
    NO_REASON("the system does not say why"),
    NO_PUZZLE("there is no puzzle in {0}"),
    NONE_TO_DRAW("{0} has no puzzle to draw from"),
    PLACE("{0}, line {1}, column {2}: {3}"),
    NO_CASE("this is no case; a case is :code:digits:grid:deleted:eliminations:placements:extra"),
    MORE_BAD_LINES(
            "{0,} more {0?error is|errors are} not shown, the first on {1}, the last on {2}; --all-errors shows {0?it|them}"),
    PRINTS_NO_SOLUTION("{0}, line {1}: the puzzle has no solution and is left out; --any prints it all the same"),
    PRINTS_SEVERAL("{0}, line {1}: the puzzle has several solutions and is left out; --any prints it all the same"),
    PRINTS_WITHOUT("{0}, line {1}: the puzzle is printed without {2}, which was not understood"),
    PRINTS_NO_CODE("{0,} {0?puzzle|puzzles} with rules of {0?its|their} own {0?is|are} printed without a QR code, which"
            + " holds the usual rules alone"),
    COUNT_GOES_ON("{0,} solutions so far, and the count goes on; --limit N or --timeout D ends it"),
    STOPPED_LOOKING("the time is over, and these were not looked for: {0}; --timeout 0s takes as long as it needs"),
    MORE_STEPS("there may be more steps than these {0,}; without --limit each is told"),
    USUAL_ONLY("{0} is for puzzles of the usual Sudoku only"),
    VARIANTS_ONLY("{0} is for puzzles with rules of their own only"),
    STEPS_SIZE("steps are found on boards of up to nine digits, and this one has more"),
    STEPS_SHAPE("steps are found on boards with as many rows and columns as digits, and this one has fewer"),
    STEPS_REGIONS("steps are found on boards with up to 16 extra regions, and this one has more"),
    STEPS_WITHOUT_RULES("the steps do not use all of these rules, so they may end before the solution: {0}"),
    NO_GIVENS("analyze needs a puzzle of givens, not candidates"),
    SEVERAL_SOLUTIONS("--scale explainer needs a puzzle with one solution; this one has several"),

    NO_PICTURE("{0} is no picture that can be read; JPEG and PNG are some that can"),
    DAMAGED_PICTURE("{0} is a damaged picture"),
    LARGE_PICTURE("{0} has {1,} pixels; at most {2,} are read"),
    NO_GRID("no grid of a puzzle was found in {0}"),

    // Output, and what else can fail.
    NOT_RESUMED("{0} is no regular file, and --resume goes on from what it can read there"),
    LOCKED("{0} is being written by another run"),
    UNWRITABLE("{0} cannot be written: {1}"),
    OUTPUT_LOST("standard output cannot be written: {0}"),
    UNFINISHED("{0} cannot be written: {1}; run the same again to go on"),
    ONE_PAGE("{0} has one page a file, and there are {1,}; name a file with --out"),
    IS_THERE("{0} is there already; name the file to write with --out"),
    NO_MEMORY("memory ran out; give the JVM more, such as JAVA_OPTS=-Xmx4g, or use fewer --threads"),
    NO_WHOLE_LINE("{0} has no whole line, so it cannot be told what it is; name another file"),
    OTHER_RUN("{0} does not begin with \"{1}\", so it is of another run; name another file"),
    OTHER_LINE("line {0} of {1} is of another run or input, so nothing was added to it; name another file"),
    LONG_LINE("line {0} of {1} is longer than any that rate writes, so it is of another run; name another file"),
    POOL("the pool {0} cannot be used: {1}"),
    POOL_NO_FILE("the pool {0} is not a file"),
    POOL_OTHER("{0} is not a pool of puzzles; name another file with ESCARGOT_POOL"),
    POOL_UNWRITABLE("the pool {0} cannot be written: {1}"),
    ANEW("{0}; all puzzles are made anew"),
    LIBRARY("the library {0} cannot be used: {1}"),
    LIBRARY_DAMAGED("it is damaged; sqlite3 {0} .recover saves what can be read"),
    LIBRARY_FAILED("the disk fails, or is full"),
    NO_SQLITE("SQLite's code cannot be unpacked and run here; name a folder for it with"
            + " JAVA_OPTS=-Djava.io.tmpdir=FOLDER"),
    NO_LIBRARY("there is no library {0}; escargot library add makes one, --library names another"),
    OTHER_LIBRARY("{0} is not a library of this version of Escargot; name another file"),
    PORT_UNUSABLE("port {0} cannot be used: {1}; choose one with --port"),
    PORT_TAKEN("port {0} belongs to another program; choose one with --port"),
    HOST("--host must be an address of this machine, such as 192.168.1.5, or 0.0.0.0 for all of them, not {0}"),
    HOST_UNUSABLE("the page cannot be served at {0}, port {1}: the port is taken there, or the address is not of this"
            + " machine"),
    REACHABLE("everybody who can reach this machine at that port can open the page; what they play stays with them"),
    UNSERVED("the page cannot be served: {0}"),
    NO_PAGE("the page is not part of this build; it is built where Node.js is installed and npm's registry answers"),
    NO_BROWSER("no browser could be opened; open the address above in one"),
    GIVEN_UP("{0,} {0?puzzle was|puzzles were} given up after --timeout"),
    GAVE_UP("gave up puzzle {0}:{1} after {2,} {2?attempt|attempts}; {3}"),
    NEAREST("the nearest is {0}"),
    NOTHING_NEAR("nothing came close");

    private final String english;

    Complaint(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }
}
