package org.escargot.format.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.escargot.format.EntryReader;
import org.escargot.format.Fit;
import org.escargot.format.Format;
import org.escargot.format.Head;
import org.escargot.format.lines.LineQueue;

/// Lists of lists, as programs write them: `pb = [[0,3,0,…],…]`.
public final class MatrixFormat extends Format {
    public MatrixFormat() {
        super("matrix");
    }

    @Override
    public Fit fit(Head head) {
        try {
            return Fit.when(new MatrixReader(LineQueue.of(head.lines())).next() != null, Fit.MARK);
        } catch (IOException e) {
            // Lines in memory do not fail.
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public EntryReader reader(LineQueue lines) {
        return new MatrixReader(lines);
    }
}
