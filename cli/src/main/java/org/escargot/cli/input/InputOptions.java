package org.escargot.cli.input;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Format;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.format.registry.Formats;
import org.escargot.grid.Puzzle;
import picocli.CommandLine.Option;

/// How puzzles come in.
public final class InputOptions {
    private Optional<Format> format = Optional.empty();

    @Option(
            names = "--input-format",
            paramLabel = "F",
            completionCandidates = FormatIds.class,
            description = "Read the input as one of ${COMPLETION-CANDIDATES} (default: told from its first lines).")
    void setFormat(String id) {
        format = Formats.named(id);
        if (format.isEmpty()) {
            throw BadInput.oneOf("--input-format", String.join(", ", new FormatIds()), id);
        }
    }

    /// What `--input-format` takes.
    private static final class FormatIds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Formats.ALL.stream().map(Format::id).iterator();
        }
    }

    /// The sources that `arguments` of `command` name; standard input when they name none.
    ///
    /// @throws BadInput when that would leave a person waiting who typed only the command
    public List<String> sources(Terminal terminal, String command, List<String> arguments) {
        if (arguments.isEmpty() && terminal.inIsTerminal()) {
            throw new BadInput(Complaint.GIVE_SOMETHING, command);
        }
        checkInputOnce(arguments);
        return arguments.isEmpty() ? List.of("-") : arguments;
    }

    /// Checks that no two of `arguments` want to read standard input.
    ///
    /// @throws BadInput when two do
    public static void checkInputOnce(List<String> arguments) {
        if (Collections.frequency(arguments, "-") > 1) {
            throw new BadInput(Complaint.READ_ONCE);
        }
    }

    /// Opens what `argument` means: `-`, a file, or a puzzle.
    ///
    /// @throws BadInput when it is none of these
    public PuzzleSource open(Terminal terminal, String argument) {
        return open(terminal, argument, Slice.Block.ALL);
    }

    /// Opens what `argument` means, to give only the entries of `wanted`.
    ///
    /// @throws BadInput when it is none of these
    PuzzleSource open(Terminal terminal, String argument, Slice.Block wanted) {
        return PuzzleSource.open(terminal, argument, new PuzzleSource.Manner(format, wanted, false));
    }

    /// Opens what `argument` means, to count what is in it: nothing is said of how it is read.
    ///
    /// @throws BadInput when it is none of these
    PuzzleSource openToCount(Terminal terminal, String argument) {
        return PuzzleSource.open(terminal, argument, new PuzzleSource.Manner(format, Slice.Block.ALL, true));
    }

    /// The first puzzle of `argument`.
    ///
    /// @throws BadInput when it cannot be read
    public PuzzleEntry onePuzzle(Terminal terminal, String argument) {
        try (PuzzleSource source = open(terminal, argument)) {
            return switch (source.next()) {
                case PuzzleEntry puzzle -> puzzle;
                case VariantEntry variant -> throw source.broken(variant.usual().problem());
                case BrokenEntry broken -> throw source.broken(broken.problem());
                case null -> throw new BadInput(Complaint.NO_PUZZLE, argument);
            };
        }
    }

    /// The first puzzle of `argument`, of any rules.
    ///
    /// @throws BadInput when it cannot be read
    public Entry oneOfAnyRules(Terminal terminal, String argument) {
        try (PuzzleSource source = open(terminal, argument)) {
            return switch (source.next()) {
                case PuzzleEntry puzzle -> puzzle;
                case VariantEntry variant -> variant;
                case BrokenEntry broken -> throw source.broken(broken.problem());
                case null -> throw new BadInput(Complaint.NO_PUZZLE, argument);
            };
        }
    }

    /// All puzzles of a file at once.
    ///
    /// @throws BadInput when something in it cannot be read
    public List<Puzzle> allPuzzles(Terminal terminal, String file) {
        List<Puzzle> puzzles = new ArrayList<>();
        try (PuzzleSource source = open(terminal, file)) {
            for (Entry entry = source.next(); entry != null; entry = source.next()) {
                switch (entry) {
                    case PuzzleEntry puzzle -> puzzles.add(puzzle.puzzle());
                    case VariantEntry variant ->
                        throw source.broken(variant.usual().problem());
                    case BrokenEntry broken -> throw source.broken(broken.problem());
                }
            }
        }
        return puzzles;
    }
}
