package org.escargot.cli.library;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.escargot.Sudoku;
import org.escargot.canonical.Canonicalizer;
import org.escargot.cli.forms.FormKey;
import org.escargot.cli.options.Range;
import org.escargot.cli.options.RatingArgument;
import org.escargot.cli.options.TechniqueArgument;
import org.escargot.cli.options.Values;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.grid.Givens;
import org.escargot.grid.Symmetry;
import org.escargot.rating.hodoku.HodokuLevel;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Which puzzles of a library are meant.
final class SearchOptions {
    @Option(names = "--clues", paramLabel = "A..B", description = "How many clues, such as 28..32 or 24.")
    private @Nullable String clues;

    @Option(
            names = "--symmetry",
            paramLabel = "S",
            completionCandidates = Values.Symmetries.class,
            description = "The symmetry of the clues: rotational-180, rotational-90, horizontal (left and right "
                    + "mirrored), vertical, diagonal, antidiagonal or full.")
    private @Nullable String symmetry;

    @Option(
            names = "--level",
            paramLabel = "L",
            completionCandidates = Values.HodokuLevels.class,
            description = "HoDoKu's level: easy, medium, hard, unfair or extreme; of rated puzzles.")
    private @Nullable String level;

    @Option(names = "--score", paramLabel = "A..B", description = "HoDoKu's score; of rated puzzles.")
    private @Nullable String score;

    @Option(
            names = "--technique",
            paramLabel = "T",
            completionCandidates = Values.Techniques.class,
            description = "A technique that the solution path takes; may be repeated; of rated puzzles.")
    private List<String> techniques = List.of();

    @Option(
            names = "--rating",
            paramLabel = "A..B",
            description = "ER on Sudoku Explainer's scale, such as 7.1..7.4; of puzzles rated on it.")
    private @Nullable String rating;

    @Option(names = "--source", paramLabel = "TEXT", description = "A part of the name of the file they came from.")
    private @Nullable String source;

    @Option(names = "--by", paramLabel = "TEXT", description = "A part of the name of their author.")
    private @Nullable String by;

    @Option(names = "--tag", paramLabel = "TEXT", description = "A tag that they have; may be repeated.")
    private List<String> tags = List.of();

    @Option(
            names = "--puzzle",
            paramLabel = "GRID",
            description = "This puzzle, in 81 characters, or an equivalent one.")
    private @Nullable String puzzle;

    /// What was asked for.
    ///
    /// @throws BadInput when a value means nothing
    Query query() {
        Query query = new Query();
        if (clues != null) {
            Range range = Range.of("--clues", clues, 0, 81);
            query.within("clues", range.from(), range.to());
        }
        if (symmetry != null) {
            int bit = SymmetryBits.bit(symmetry(symmetry));
            query.and("puzzle.symmetries & ? = ?", bit, bit);
        }
        addRatings(query);
        if (puzzle != null) {
            query.and("puzzle.form = ?", form(puzzle));
        }
        if (source != null) {
            query.and("puzzle.source IN (SELECT id FROM source WHERE instr(name, ?) > 0)", source);
        }
        if (by != null) {
            query.and("instr(puzzle.author, ?) > 0", by);
        }
        techniques.forEach(
                each -> has(query, "technique", TechniqueArgument.of(each).id()));
        tags.forEach(tag -> has(query, "tag", tag));
        return query;
    }

    private void addRatings(Query query) {
        if (level != null) {
            query.and("puzzle.level = ?", level(level).title());
        }
        if (score != null) {
            Range range = Range.of("--score", score, 0, 999_999_999);
            query.within("score", range.from(), range.to());
        }
        if (rating != null) {
            RatingArgument range = RatingArgument.of("--rating", rating);
            query.within("er", range.lowest(), range.highest());
        }
    }

    private static byte[] form(String typed) {
        try {
            if (Sudoku.parse(typed) instanceof Givens givens) {
                return FormKey.of(new Canonicalizer().grid(givens.grid())).bytes();
            }
        } catch (IllegalArgumentException _) {
            // Said below.
        }
        throw new BadInput(Complaint.GRID, "--puzzle", typed);
    }

    private static void has(Query query, String table, String name) {
        query.and("EXISTS (SELECT 1 FROM " + table + " t WHERE t.name = ? AND t.puzzle = puzzle.id)", name);
    }

    private static Symmetry symmetry(String typed) {
        String all = Arrays.stream(Symmetry.values()).map(Symmetry::id).collect(Collectors.joining(", "));
        return Symmetry.of(typed).orElseThrow(() -> BadInput.oneOf("--symmetry", all, typed));
    }

    private static HodokuLevel level(String typed) {
        String all = Arrays.stream(HodokuLevel.values()).map(HodokuLevel::title).collect(Collectors.joining(", "));
        return Arrays.stream(HodokuLevel.values())
                .filter(each -> each.title().equalsIgnoreCase(typed))
                .findFirst()
                .orElseThrow(() -> BadInput.oneOf("--level", all, typed));
    }
}
