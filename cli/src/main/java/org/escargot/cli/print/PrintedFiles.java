package org.escargot.cli.print;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.WholeFile;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.escargot.cli.speech.Report;
import org.escargot.cli.terminal.Terminal;
import org.escargot.print.Page;
import org.escargot.print.PageWriter;

/// The files that pages are written to: one, or one for each page, numbered. A file is there as a whole or not at all.
///
/// @param terminal has the standard output
/// @param writer writes the pages
record PrintedFiles(Terminal terminal, PageWriter writer) {
    /// What systems call standard output beside `-`. It is not opened a second time, which not every system allows, and
    /// which would write from the beginning of a file.
    private static final Set<String> STANDARD_OUTPUT = Set.of("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

    /// Writes `pages` to `file`, or beside it with numbers where a file has one page; `-` is standard output. Returns
    /// how messages call what was written.
    ///
    /// @throws BadInput when standard output would have to take several files
    /// @throws LostOutput when one cannot be written; then what was there stays
    List<String> write(List<Page> pages, Path file) {
        boolean isOne = writer.takesManyPages() || pages.size() == 1;
        if (STANDARD_OUTPUT.contains(file.toString())) {
            if (!isOne) {
                throw new BadInput(Complaint.ONE_PAGE, writer.extension(), pages.size());
            }
            print(pages);
            return List.of(terminal.speech().say(Report.STANDARD_OUTPUT));
        }
        if (isOne) {
            writeOne(pages, file);
            return List.of(file.toString());
        }
        List<String> files = new ArrayList<>();
        int digits = Integer.toString(pages.size()).length();
        for (int i = 0; i < pages.size(); i++) {
            Path numbered = numbered(file, String.format(Locale.ROOT, "-%0" + digits + "d", i + 1));
            writeOne(pages.subList(i, i + 1), numbered);
            files.add(numbered.toString());
        }
        return files;
    }

    private void print(List<Page> pages) {
        try {
            new LineOutput(terminal.out()).writeWhole(out -> writer.write(pages, out));
        } catch (IOException e) {
            // It is made in memory.
            throw new UncheckedIOException(e);
        }
    }

    private static Path numbered(Path file, String number) {
        String name = file.getFileName().toString();
        int end = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
        return file.resolveSibling(name.substring(0, end) + number + name.substring(end));
    }

    private void writeOne(List<Page> pages, Path file) {
        WholeFile.write(file, Complaint.UNWRITABLE, out -> writer.write(pages, out));
    }
}
