package org.escargot.cli.print;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.escargot.cli.output.WholeFile;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.LostOutput;
import org.escargot.print.Page;
import org.escargot.print.PageWriter;

/// The files that pages are written to: one, or one for each page, numbered. A file is there as a whole or not at all.
final class PrintedFiles {
    private final PageWriter writer;

    PrintedFiles(PageWriter writer) {
        this.writer = writer;
    }

    /// Writes `pages` to `file`, or beside it with numbers where a file has one page; returns the files.
    ///
    /// @throws LostOutput when one cannot be written; then what was there stays
    List<Path> write(List<Page> pages, Path file) {
        if (writer.takesManyPages() || pages.size() == 1) {
            writeOne(pages, file);
            return List.of(file);
        }
        List<Path> files = new ArrayList<>();
        int digits = Integer.toString(pages.size()).length();
        for (int i = 0; i < pages.size(); i++) {
            Path numbered = numbered(file, String.format(Locale.ROOT, "-%0" + digits + "d", i + 1));
            writeOne(pages.subList(i, i + 1), numbered);
            files.add(numbered);
        }
        return files;
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
