package org.escargot.format;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Tells the format of an input from its first lines.
final class FormatDetector {
    /// How many lines are looked at.
    static final int WINDOW = 64;

    /// A run of so many cell characters is meant as a whole puzzle, well or badly written.
    private static final int LONG_RUN = 40;

    private FormatDetector() {}

    /// The format of an input that begins with `head`; nothing when that is like none.
    static Optional<Format> detect(List<NumberedLine> head) throws IOException {
        if (head.stream().anyMatch(line -> SdkFormat.isSection(line.text()))) {
            return Optional.of(Format.SDK);
        }
        if (MatrixReader.isIn(head)) {
            return Optional.of(Format.MATRIX);
        }
        // A csv row of empty fields may look like a comment or like nothing.
        List<String> rows = head.stream()
                .map(NumberedLine::text)
                .filter(line -> GridFormat.isRow(line) || CsvFormat.isRow(line) || CandidatesFormat.isRow(line))
                .toList();
        if (rows.stream().anyMatch(FormatDetector::hasLongRun)) {
            return Optional.of(Format.LINE);
        }
        List<String> first = rows.subList(0, Math.min(9, rows.size()));
        if (first.stream().filter(CsvFormat::isRow).count() > 4) {
            return Optional.of(Format.CSV);
        }
        if (CandidatesFormat.isGrid(first)) {
            return Optional.of(Format.CANDIDATES);
        }
        return first.stream().filter(FormatDetector::isGridRow).count() > 1
                ? Optional.of(Format.GRID)
                : Optional.empty();
    }

    /// Whether `line` holds what is meant as a whole puzzle.
    static boolean hasLongRun(String line) {
        for (int start = 0; start < line.length(); start++) {
            int end = LineFormat.endOfRun(line, start);
            if (end - start >= LONG_RUN) {
                return true;
            }
            start = Math.max(start, end);
        }
        return false;
    }

    /// Whether `line` holds about nine cells and nothing else.
    private static boolean isGridRow(String line) {
        int cells = 0;
        int others = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (Symbols.isCell(c)) {
                cells++;
            } else if (c > ' ' && !Symbols.isFrame(c)) {
                others++;
            }
        }
        return cells >= 1 && cells <= 12 && others <= 1;
    }
}
