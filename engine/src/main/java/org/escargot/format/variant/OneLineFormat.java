package org.escargot.format.variant;

import java.util.Optional;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Fit;
import org.escargot.format.Format;
import org.escargot.format.Head;
import org.escargot.format.lines.LineQueue;
import org.escargot.format.lines.NumberedLine;

/// A format with a puzzle on each line that is not blank, told from the line alone.
abstract class OneLineFormat extends Format {
    OneLineFormat(String id) {
        super(id);
    }

    @Override
    public final boolean isList() {
        return true;
    }

    /// The puzzle of `line`, or what is wrong with it.
    abstract Entry read(NumberedLine line);

    @Override
    public final Optional<Entry> ofLine(NumberedLine line) {
        return claimsAtOnce(line) ? Optional.of(read(line)) : Optional.empty();
    }

    @Override
    public final Fit fit(Head head) {
        return Fit.when(head.lines().stream().anyMatch(this::claimsAtOnce), Fit.MARK);
    }

    @Override
    public final EntryReader reader(LineQueue lines) {
        return () -> {
            for (NumberedLine line = lines.next(); line != null; line = lines.next()) {
                if (!line.text().isBlank()) {
                    return read(line);
                }
            }
            return null;
        };
    }
}
