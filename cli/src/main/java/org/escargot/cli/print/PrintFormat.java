package org.escargot.cli.print;

import java.util.Locale;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.print.Booklet;
import org.escargot.print.PageWriter;
import org.escargot.print.PdfWriter;
import org.escargot.print.PngWriter;
import org.escargot.print.SvgWriter;
import org.jspecify.annotations.Nullable;

/// What puzzles are printed as.
enum PrintFormat {
    PDF,
    SVG,
    PNG;

    /// What writes it; `dotsPerInch` counts for pictures of dots alone.
    PageWriter writer(Booklet booklet, int dotsPerInch) {
        return switch (this) {
            case PDF ->
                new PdfWriter(
                        booklet.title(),
                        booklet.book().author(),
                        booklet.words().language());
            case SVG -> new SvgWriter();
            case PNG -> new PngWriter(dotsPerInch);
        };
    }

    /// The format of a file that is called `out`, which its ending tells, and `--to` where it has none.
    ///
    /// @param asked what `--to` says; null where it is missing
    /// @throws BadInput when the ending is of no format, or of another one
    static PrintFormat of(String out, @Nullable PrintFormat asked) {
        String name = out.substring(out.lastIndexOf('/') + 1);
        int point = name.lastIndexOf('.');
        String ending = point > 0 ? name.substring(point + 1).toLowerCase(Locale.ROOT) : "";
        for (PrintFormat format : values()) {
            if (ending.equals(format.toString())) {
                if (asked != null && asked != format) {
                    throw new BadInput(Complaint.OTHER_ENDING, out, asked);
                }
                return format;
            }
        }
        if (asked == null && !ending.isEmpty()) {
            throw new BadInput(Complaint.NO_ENDING, out);
        }
        return asked == null ? PDF : asked;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
