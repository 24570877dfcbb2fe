package org.escargot.cli.generate;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.cli.output.WholeFile;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.speech.Reason;
import org.escargot.generator.Generated;
import org.escargot.generator.Pool;

/// A pool in one file: a puzzle a line, after its wish. Several processes may use it at once, and a killed one
/// leaves it whole: every change is written beside it and moved into its place.
final class FilePool implements Pool {
    /// In bytes: some 400,000 puzzles, more than would be made in a year.
    private static final long LARGEST = 1 << 26;

    private final Path file;

    FilePool(Path file) {
        this.file = file;
    }

    /// The pool of this user: `ESCARGOT_POOL`, or a file where the system wants such data.
    static FilePool ofUser() {
        return new FilePool(of(System.getenv(), System.getProperty("user.home", ".")));
    }

    /// Where the pool is.
    ///
    /// @param environment the variables of the process
    /// @param home the user's home as the JVM knows it: of the password file, which `HOME` may contradict
    static Path of(Map<String, String> environment, String home) {
        String named = environment.getOrDefault("ESCARGOT_POOL", "");
        if (!named.isEmpty()) {
            return Path.of(named);
        }
        String meant = environment.getOrDefault("HOME", "");
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        Path folder = data.isEmpty() ? Path.of(meant.isEmpty() ? home : meant, ".local", "share") : Path.of(data);
        return folder.resolve("escargot").resolve("pool.tsv");
    }

    @Override
    public Optional<Generated> take(String wish) {
        // No lock and no folder are needed to learn that there is nothing.
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        return locked(place -> {
            List<String> lines = read(place);
            for (int i = 0; i < lines.size(); i++) {
                Optional<PoolLine> found = PoolLine.of(lines.get(i));
                if (found.filter(line -> line.wish().equals(wish)).isPresent()) {
                    lines.remove(i);
                    write(place, lines);
                    return found.map(PoolLine::made);
                }
            }
            return Optional.empty();
        });
    }

    @Override
    public int keep(String wish, Generated made) {
        return locked(place -> {
            List<String> lines = ofPool(read(place));
            lines.add(new PoolLine(wish, made).toString());
            write(place, lines);
            return count(lines, wish);
        });
    }

    @Override
    public int size(String wish) {
        try {
            return count(ofPool(read(WholeFile.behindLinks(file))), wish);
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    private static int count(List<String> lines, String wish) {
        return (int) lines.stream()
                .filter(line -> line.startsWith(wish + "\t"))
                .filter(line -> PoolLine.of(line).isPresent())
                .count();
    }

    private interface Work<T> {
        T get(Path place) throws IOException;
    }

    /// All who use the file wait for each other, by whatever link they got to it.
    private <T> T locked(Work<T> work) {
        try {
            Path place = WholeFile.behindLinks(file);
            Files.createDirectories(place.toAbsolutePath().getParent());
            Path beside = place.resolveSibling(place.getFileName() + ".lock");
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                // Closing the channel lets others in again.
                channel.lock();
                return work.get(place);
            }
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    /// Its lines, of which some may be damaged or of a later version. They are kept as they are, so each byte is read
    /// as one character.
    private List<String> read(Path place) throws IOException {
        if (!Files.exists(place)) {
            return new ArrayList<>();
        }
        if (!Files.isRegularFile(place)) {
            throw new BadInput(Complaint.POOL_NO_FILE, file);
        }
        if (Files.size(place) > LARGEST) {
            throw new BadInput(Complaint.POOL_OTHER, file);
        }
        String text = Files.readString(place, StandardCharsets.ISO_8859_1);
        // Not lines(), for which a carriage return ends a line, too.
        List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
        if (lines.getLast().isEmpty()) {
            lines.removeLast();
        }
        return lines;
    }

    /// @throws BadInput when `lines` are those of another file, to which nothing may be added
    private List<String> ofPool(List<String> lines) {
        if (!lines.isEmpty() && lines.stream().noneMatch(PoolLine::isLikely)) {
            throw new BadInput(Complaint.POOL_OTHER, file);
        }
        return lines;
    }

    /// @throws LostOutput when the new file cannot be written; then the old one stays
    private static void write(Path place, List<String> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append('\n'));
        byte[] content = text.toString().getBytes(StandardCharsets.ISO_8859_1);
        WholeFile.write(place, Complaint.POOL_UNWRITABLE, out -> out.write(content));
    }

    private BadInput unusable(IOException e) {
        return new BadInput(Complaint.POOL, file, Reason.of(e));
    }
}
