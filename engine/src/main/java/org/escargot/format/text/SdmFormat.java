package org.escargot.format.text;

import java.util.EnumSet;
import java.util.Optional;
import org.escargot.format.EntryReader;
import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.lines.LineQueue;

/// A list as SudoCue, HoDoKu and OpenSudoku take it: 81 digits a line, 0 for an empty cell, and nothing else. It is
/// read as any list of lines.
public final class SdmFormat extends Format {
    public SdmFormat() {
        super("sdm", "sdm");
    }

    @Override
    public boolean isList() {
        return true;
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return LineReader.ofList(lines);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(FormatWriter.of(
                EnumSet.of(Feature.GIVENS, Feature.SEVERAL),
                entry -> entry.start().toString().replace('.', '0') + "\n"));
    }
}
