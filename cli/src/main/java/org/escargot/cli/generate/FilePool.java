package org.escargot.cli.generate;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escargot.cli.input.BoundedLines;
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
    /// In bytes: more than any line that we write.
    private static final int LONGEST = 1 << 12;

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
        return locked(() -> {
            List<PoolLine> lines = read();
            Optional<PoolLine> found =
                    lines.stream().filter(line -> line.wish().equals(wish)).findFirst();
            if (found.isPresent()) {
                lines.remove(found.get());
                write(lines);
            }
            return found.map(PoolLine::made);
        });
    }

    @Override
    public void keep(String wish, Generated made) {
        locked(() -> {
            List<PoolLine> lines = read();
            lines.add(new PoolLine(wish, made));
            write(lines);
            return lines;
        });
    }

    @Override
    public int size(String wish) {
        try {
            return (int)
                    read().stream().filter(line -> line.wish().equals(wish)).count();
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    private interface Work<T> {
        T get() throws IOException;
    }

    private <T> T locked(Work<T> work) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path beside = file.resolveSibling(file.getFileName() + ".lock");
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                // Closing the channel lets others in again.
                channel.lock();
                return work.get();
            }
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    private List<PoolLine> read() throws IOException {
        List<PoolLine> lines = new ArrayList<>();
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new BadInput(Complaint.POOL_NO_FILE, file);
        }
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            BoundedLines read = new BoundedLines(in, LONGEST);
            for (BoundedLines.Line line = read.next(); line != null; line = read.next()) {
                // A line that is none is left out, and gone with the next change: the pool is a store, not a
                // document.
                PoolLine.of(line.text()).ifPresent(lines::add);
            }
        } catch (NoSuchFileException _) {
            // An empty pool.
        }
        return lines;
    }

    /// @throws LostOutput when the new file cannot be written; then the old one stays
    private void write(List<PoolLine> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append('\n'));
        byte[] content = text.toString().getBytes(StandardCharsets.UTF_8);
        WholeFile.write(file, Complaint.POOL_UNWRITABLE, out -> out.write(content));
    }

    private BadInput unusable(IOException e) {
        return new BadInput(Complaint.POOL, file, Reason.of(e));
    }
}
