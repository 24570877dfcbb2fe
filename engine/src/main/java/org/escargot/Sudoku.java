package org.escargot;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.canonical.Canonicalizer;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.lines.TextInput;
import org.escargot.format.registry.Formats;
import org.escargot.format.registry.PuzzleReader;
import org.escargot.generator.Level;
import org.escargot.generator.PuzzleGenerator;
import org.escargot.generator.Recipe;
import org.escargot.generator.Search;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.grid.Pencilmarks;
import org.escargot.grid.Puzzle;
import org.escargot.logic.step.Facts;
import org.escargot.rating.PathStyle;
import org.escargot.rating.scale.Rating;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;
import org.escargot.solver.BandSolver;
import org.escargot.told.Replay;
import org.escargot.told.Teller;
import org.escargot.told.ToldStep;

/// Reads, solves, counts, rates, explains, generates and writes in one line each.
///
/// {@snippet class=SudokuSnippets region=solve}
///
/// Every call makes what it needs anew, so any thread may call at any time. For many puzzles keep a rater or a
/// search in each thread: the recipes in [the package's description][org.escargot] say which.
public final class Sudoku {
    private Sudoku() {}

    /// Reads one puzzle from `text`, in any format that [Formats] knows.
    ///
    /// @throws PuzzleFormatException when `text` is no puzzle; it says where and why
    /// @throws IllegalArgumentException when `text` holds several; [#read] takes them
    public static Puzzle parse(String text) {
        List<Entry> entries = Formats.read(text);
        if (entries.size() > 1) {
            throw new IllegalArgumentException("The text holds " + entries.size()
                    + " puzzles where one belongs.\nMaybe Formats.read is what you want.");
        }
        return switch (entries.getFirst().usual()) {
            case PuzzleEntry entry -> entry.puzzle();
            case BrokenEntry entry -> throw new PuzzleFormatException(entry.problem());
        };
    }

    /// Reads the puzzles of a file, such as `Files.newInputStream(path)`, one after the other and in constant memory:
    /// a list or a file of any format that [Formats] knows, as UTF-8, Windows-1252 or UTF-16, also packed by gzip.
    /// Closing the reader, or its stream, closes `input`.
    ///
    /// @throws IOException when `input` fails
    public static PuzzleReader read(InputStream input) throws IOException {
        return PuzzleReader.of(TextInput.of(input), Optional.empty()).closing(input);
    }

    /// The text of `puzzle` in `format`, such as [Formats#GRID].
    ///
    /// @throws IllegalArgumentException when the format is only read; [Formats#writable] has the others
    public static String write(Puzzle puzzle, Format format) {
        FormatWriter writer = format.writer()
                .orElseThrow(() -> new IllegalArgumentException("The format (" + format.id() + ") is only read."));
        return writer.write(PuzzleEntry.of(1, puzzle, ""));
    }

    /// A solution of `puzzle`, any one of several; empty when there is none.
    public static Optional<Grid> solve(Puzzle puzzle) {
        return new BandSolver().solve(puzzle);
    }

    /// How many solutions `puzzle` has, counted no further than `limit`.
    ///
    /// @param limit at least 1; 2 tells a proper puzzle, whose answer is 1
    /// @return 0..`limit`
    public static long count(Puzzle puzzle, long limit) {
        return new BandSolver().count(puzzle, limit);
    }

    /// Whether `puzzle` has exactly one solution.
    public static boolean isProper(Puzzle puzzle) {
        return count(puzzle, 2) == 1;
    }

    /// How hard `puzzle` is on `scale`, such as [org.escargot.rating.Scales#HODOKU] or
    /// [org.escargot.rating.Scales#EXPLAINER]. The hardest puzzles take some seconds on Sudoku Explainer's.
    ///
    /// @throws IllegalArgumentException unless the puzzle has exactly one solution
    public static Rating rate(Puzzle puzzle, Scale scale) {
        return scale.rate(puzzle, RatingLimits.NONE);
    }

    /// The easiest next step of `puzzle`, told in the language of `locale`, or in English where that has no messages.
    /// Empty where the puzzle has no solution, is solved, or nothing known leads on.
    public static Optional<ToldStep> hint(Puzzle puzzle, Locale locale) {
        long solutions = count(puzzle, 2);
        Facts facts = new Facts(Pencilmarks.of(puzzle), puzzle);
        return solutions == 0
                ? Optional.empty()
                : PathStyle.EASIEST
                        .stepFrom(facts, solutions == 1)
                        .map(step -> teller(locale).tell(facts, step));
    }

    /// How people solve `puzzle`: the easiest step each time, told in the language of `locale`, or in English where
    /// that has no messages.
    ///
    /// @throws IllegalArgumentException unless the puzzle has exactly one solution
    public static List<ToldStep> path(Puzzle puzzle, Locale locale) {
        if (!isProper(puzzle)) {
            throw new IllegalArgumentException("The puzzle must have one solution.");
        }
        Teller teller = teller(locale);
        return Replay.of(PathStyle.EASIEST.path(Pencilmarks.of(puzzle), puzzle), puzzle).stream()
                .map(turn -> teller.tell(turn.facts(), turn.step()))
                .toList();
    }

    private static Teller teller(Locale locale) {
        Language language = Language.of(locale.getLanguage()).orElse(Language.ENGLISH);
        Coordinates cells = language == Language.FRENCH ? Coordinates.LC : Coordinates.RC;
        return Teller.inWords(new Explainer(PropertiesMessages.of(language), cells), Depth.REASON);
    }

    /// A puzzle of a level: 0, singles alone, to 20, as `docs/ratings.md` has them. The same `seed` makes the same
    /// puzzle.
    ///
    /// @throws IllegalArgumentException when there is no such level
    public static Givens generate(int level, long seed) {
        return search(level, seed).attempt(Long.MAX_VALUE).orElseThrow().puzzle();
    }

    /// The search for the same puzzle, attempt by attempt, so that it can be given up and tell how far it is.
    ///
    /// @throws IllegalArgumentException when there is no such level
    public static Search search(int level, long seed) {
        Recipe recipe = Recipe.PLAIN.with(Level.of(level)).orElseThrow();
        return new PuzzleGenerator(recipe).search(seed, 0);
    }

    /// The one puzzle that stands for all that are the same as `puzzle` but for digits, rows, columns, bands,
    /// stacks and turning.
    ///
    /// @throws IllegalArgumentException when the puzzle is given as candidates
    public static Givens canonical(Puzzle puzzle) {
        return switch (puzzle) {
            case Givens givens -> new Givens(new Canonicalizer().grid(givens.grid()));
            case Pencilmarks _ -> throw new IllegalArgumentException("The puzzle must have digits for givens.");
        };
    }
}
