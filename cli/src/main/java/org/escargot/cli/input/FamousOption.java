package org.escargot.cli.input;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Nearest;
import org.escargot.famous.FamousPuzzle;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// A puzzle that is asked for by its name.
public final class FamousOption {
    /// The names, for completion in a shell.
    static final class Ids implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(FamousPuzzle.values()).map(FamousPuzzle::id).iterator();
        }
    }

    private @Nullable FamousPuzzle puzzle;

    @Option(
            names = "--famous",
            paramLabel = "NAME",
            completionCandidates = FamousOption.Ids.class,
            description = "A famous puzzle, such as ai-escargot (escargot famous lists them).")
    void setName(String name) {
        puzzle = FamousPuzzle.of(name).orElseThrow(() -> {
            String known =
                    Arrays.stream(FamousPuzzle.values()).map(FamousPuzzle::id).collect(Collectors.joining(", "));
            return Nearest.to(name, List.of(known.split(", ", -1)))
                    .map(near -> new BadInput(Complaint.NO_SUCH_FAMOUS_BUT, name, near))
                    .orElseGet(() -> new BadInput(Complaint.NO_SUCH_FAMOUS, name, known));
        });
    }

    /// The puzzle as an argument, if one was named.
    ///
    /// @param others what else is to be read
    /// @throws BadInput when there is something else
    public Optional<String> argument(List<String> others) {
        if (puzzle != null && !others.isEmpty()) {
            throw new BadInput(Complaint.NOT_TOGETHER, "--famous, " + others.getFirst());
        }
        return Optional.ofNullable(puzzle).map(famous -> famous.givens().toString());
    }
}
