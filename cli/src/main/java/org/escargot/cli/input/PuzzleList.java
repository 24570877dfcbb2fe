package org.escargot.cli.input;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.terminal.Terminal;

/// The puzzles of several sources, one behind the other, or a slice of them.
///
/// What cannot be read has its place in the list as puzzles have.
///
/// @param sources files, `-`, or puzzles
/// @param input how to read them
/// @param slice which part
public record PuzzleList(List<String> sources, InputOptions input, Slice slice) {
    /// @throws BadInput when there is a slice to take of what can be read only once
    public PuzzleList {
        sources = List.copyOf(sources);
        if (!slice.isWhole() && sources.stream().anyMatch(InputFile::isReadOnce)) {
            throw new BadInput(Complaint.SLICE_OF_FILES);
        }
    }

    /// All puzzles of `sources`.
    public static PuzzleList whole(List<String> sources, InputOptions input) {
        return new PuzzleList(sources, input, Slice.WHOLE);
    }

    /// All puzzles of the same sources.
    public PuzzleList whole() {
        return whole(sources, input);
    }

    /// Opens each source in turn for `run`, as far as it belongs to the slice; one that cannot be read goes to `bad`.
    public void each(Terminal terminal, Consumer<PuzzleSource> run, Consumer<BadInput> bad) {
        List<Slice.Block> parts = parts(terminal);
        for (int i = 0; i < sources.size(); i++) {
            Slice.Block part = parts.get(i);
            if (part.size() == 0) {
                continue;
            }
            try (PuzzleSource source = input.open(terminal, sources.get(i), part)) {
                run.accept(source);
            } catch (BadInput problem) {
                bad.accept(problem);
            }
        }
    }

    /// What of the list belongs to the slice.
    public Slice.Block block(Terminal terminal) {
        return slice.isWhole() ? Slice.Block.ALL : slice.of(sum(counts(terminal)));
    }

    /// What of each source belongs to the slice.
    private List<Slice.Block> parts(Terminal terminal) {
        List<Slice.Block> parts = new ArrayList<>();
        if (slice.isWhole()) {
            sources.forEach(_ -> parts.add(Slice.Block.ALL));
            return parts;
        }
        List<Long> counts = counts(terminal);
        Slice.Block block = slice.of(sum(counts));
        long before = 0;
        for (long count : counts) {
            parts.add(part(block, before, count));
            before += count;
        }
        return parts;
    }

    /// What of the `count` elements behind `before` others belongs to `block`.
    private static Slice.Block part(Slice.Block block, long before, long count) {
        // Every slice tells of a source that has nothing to read, such as a file that is not there.
        if (count == 0) {
            return Slice.Block.ALL;
        }
        long from = Math.clamp(block.from() - before, 0, count);
        long to = Math.clamp(block.to() - before, 0, count);
        // The run with the last slice reads on to the end, where a source may turn out to be broken.
        return new Slice.Block(from, to == count && from < to ? Long.MAX_VALUE : to);
    }

    private static long sum(List<Long> counts) {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    private List<Long> counts(Terminal terminal) {
        return sources.stream().map(source -> count(terminal, source)).toList();
    }

    /// How many elements can be read of `source`; why there are no more is told when it is read again.
    private long count(Terminal terminal, String source) {
        long count = 0;
        try (PuzzleSource counted = input.openToCount(terminal, source)) {
            while (counted.next() != null) {
                count++;
            }
        } catch (BadInput _) {
            return count;
        }
        return count;
    }
}
