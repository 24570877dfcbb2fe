package org.escargot.format.registry;

import java.util.List;
import org.escargot.format.Format;
import org.escargot.format.variant.IssFormat;

/// The formats of puzzles with rules of their own, which the page's first engine does without.
public final class VariantFormats {
    /// All of them; no text is taken for any of them by mistake.
    public static final List<Format> ALL = List.of(new IssFormat());

    private VariantFormats() {}
}
