package org.escargot.format;

/// How a format spreads its puzzles over lines.
sealed interface Layout {
    /// One puzzle a line.
    record Listed(LineParser parser) implements Layout {}

    /// Puzzles that span lines.
    record Document(EntryReader reader) implements Layout {}

    static Layout of(Format format, Cursor cursor) {
        return switch (format) {
            case LINE, SDM -> new Listed(LineFormat::parse);
            case SUKAKU -> new Listed(SukakuFormat::parse);
            case GRID -> new Document(new GridFormat(cursor));
            case PENCILMARKS -> new Document(new PencilmarksFormat(cursor));
            case CSV -> CsvFormat.layout(cursor);
            case SDK -> new Document(new SdkFormat(cursor));
        };
    }
}
