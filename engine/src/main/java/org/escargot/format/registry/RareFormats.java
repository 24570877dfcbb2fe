package org.escargot.format.registry;

import java.util.List;
import java.util.Optional;
import org.escargot.format.Format;
import org.escargot.format.link.JsonFormat;
import org.escargot.format.link.PenpaFormat;
import org.escargot.format.link.PuzzLinkFormat;
import org.escargot.format.link.SudokuCoachFormat;

/// The formats that few need and whose code is large: the page fetches it where one of them is met.
public final class RareFormats {
    /// All of them; no text is taken for any of them by mistake, because all are links and codes.
    public static final List<Format> ALL =
            List.of(new PenpaFormat(), new SudokuCoachFormat(), new PuzzLinkFormat(), new JsonFormat());

    private RareFormats() {}

    /// The format with `id`.
    public static Optional<Format> withId(String id) {
        return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
    }
}
