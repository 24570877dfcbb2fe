package org.escargot.cli;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escargot.generator.Generated;
import org.escargot.generator.Pool;

/// A pool in one file: a puzzle a line, after its wish. Several processes may use it at once, and a killed one leaves
/// it whole: every change is written beside it and moved into its place.
final class FilePool implements Pool {
    private final Path file;

    FilePool(Path file) {
        this.file = file;
    }

    /// The pool of this user: `ESCARGOT_POOL`, or a file where the system wants such data.
    static FilePool ofUser() {
        String named = System.getenv("ESCARGOT_POOL");
        if (named != null && !named.isEmpty()) {
            return new FilePool(Path.of(named));
        }
        String data = System.getenv("XDG_DATA_HOME");
        Path home = data == null || data.isEmpty()
                ? Path.of(System.getProperty("user.home", "."), ".local", "share")
                : Path.of(data);
        return new FilePool(home.resolve("escargot").resolve("pool.tsv"));
    }

    @Override
    public Optional<Generated> take(String wish) {
        // Nobody needs a lock, or a folder, to learn that there is nothing.
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
        try {
            for (String line : Files.readAllLines(file)) {
                // A line that is none is left out, and gone with the next change: the pool is a store, not a document.
                PoolLine.of(line).ifPresent(lines::add);
            }
        } catch (NoSuchFileException _) {
            // An empty pool.
        }
        return lines;
    }

    private void write(List<PoolLine> lines) throws IOException {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append('\n'));
        Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(next, text, StandardCharsets.UTF_8);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private BadInput unusable(IOException e) {
        return new BadInput(Complaint.POOL, file, e.getMessage());
    }
}
