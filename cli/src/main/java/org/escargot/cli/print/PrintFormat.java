package org.escargot.cli.print;

import java.util.Locale;
import org.escargot.print.Booklet;
import org.escargot.print.PageWriter;
import org.escargot.print.PdfWriter;
import org.escargot.print.PngWriter;
import org.escargot.print.SvgWriter;

/// What `--to` takes.
enum PrintFormat {
    PDF,
    SVG,
    PNG;

    /// What writes it; `dotsPerInch` counts for pictures of dots alone.
    PageWriter writer(Booklet booklet, int dotsPerInch) {
        return switch (this) {
            case PDF -> new PdfWriter(booklet.title(), booklet.words().language());
            case SVG -> new SvgWriter();
            case PNG -> new PngWriter(dotsPerInch);
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
