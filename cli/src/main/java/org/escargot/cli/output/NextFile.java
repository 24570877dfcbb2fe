package org.escargot.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/// A file that is written beside its place. However the process ends, but for `kill -9`, nothing is left of it there.
final class NextFile implements AutoCloseable {
    private static final Set<OpenOption> ANEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

    private final Path place;
    private final Path next;
    private final Thread cleaning = new Thread(this::abandon, "remove-unfinished");
    private boolean isAbandoned;

    private NextFile(Path place) {
        this.place = place;
        // No part of the name of the place, for that may be as long as a name can be.
        String name = ".escargot-"
                + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong()) + ".new";
        this.next = place.resolveSibling(name);
    }

    /// What will stand at `place`.
    static NextFile beside(Path place) {
        NextFile file = new NextFile(place);
        try {
            Runtime.getRuntime().addShutdownHook(file.cleaning);
        } catch (IllegalStateException _) {
            awaitEnd();
        }
        return file;
    }

    /// What is written to it.
    interface Writing {
        void to(OutputStream out) throws IOException;
    }

    /// Has it written, and waits until the disk has it.
    void write(Writing writing) throws IOException {
        try (FileChannel channel = open()) {
            writing.to(Channels.newOutputStream(channel));
            channel.force(true);
        }
    }

    private synchronized FileChannel open() throws IOException {
        if (isAbandoned) {
            awaitEnd();
        }
        PosixFileAttributeView old = Files.getFileAttributeView(place, PosixFileAttributeView.class);
        if (old == null || Files.notExists(place)) {
            return FileChannel.open(next, ANEW);
        }
        PosixFileAttributes attributes = old.readAttributes();
        FileAttribute<?> mode = PosixFilePermissions.asFileAttribute(attributes.permissions());
        FileChannel channel = FileChannel.open(next, ANEW, mode);
        try {
            liken(attributes);
            return channel;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /// Gives it owner, group and mode of the file that it replaces. The system takes away from the mode that a file is
    /// made with what new files of this user shall not have.
    private void liken(PosixFileAttributes old) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(next, PosixFileAttributeView.class);
        PosixFileAttributes own = view.readAttributes();
        try {
            if (!own.owner().equals(old.owner())) {
                view.setOwner(old.owner());
            }
            if (!own.group().equals(old.group())) {
                view.setGroup(old.group());
            }
        } catch (IOException _) {
            // Only root may give files away.
        }
        view.setPermissions(old.permissions());
    }

    /// Puts it in its place, and waits until the disk has that.
    synchronized void moveToPlace() throws IOException {
        if (isAbandoned) {
            awaitEnd();
        }
        Files.move(next, place, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        try (FileChannel folder = FileChannel.open(place.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException _) {
            // Windows opens no folders, and the file is there all the same.
        }
    }

    private synchronized void abandon() {
        isAbandoned = true;
        try {
            Files.deleteIfExists(next);
        } catch (IOException _) {
            // Whatever is wrong was said when it was written.
        }
    }

    /// Takes away what did not get to its place.
    @Override
    public void close() {
        abandon();
        try {
            Runtime.getRuntime().removeShutdownHook(cleaning);
        } catch (IllegalStateException _) {
            awaitEnd();
        }
    }

    /// The process is about to end: nothing more is written, and nothing said of what is missing for that.
    private static void awaitEnd() {
        while (true) {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException _) {
                // Only the end of the process ends this wait.
            }
        }
    }
}
