package org.escargot.cli.options;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import org.escargot.rating.scale.Figure;
import org.escargot.rating.scale.Measure;
import org.escargot.rating.scale.Pathfinder;
import org.escargot.rating.scale.Rating;

/// Writes the figures of scales as JSON.
public final class FigureJson {
    private FigureJson() {}

    /// All figures of `rating`, which is one of `pathfinder`, as fields.
    public static void write(JsonGenerator object, Pathfinder pathfinder, Rating rating) throws IOException {
        for (int i = 0; i < pathfinder.measures().size(); i++) {
            write(object, pathfinder.measures().get(i), rating.figures().get(i));
        }
    }

    /// The field of `measure`.
    public static void write(JsonGenerator object, Measure measure, Figure figure) throws IOException {
        object.writeFieldName(measure.name());
        switch (figure) {
            case Figure.Word word -> object.writeString(word.text());
            case Figure.Whole whole -> object.writeNumber(whole.number());
            case Figure.Tenths tenths -> tenths(object, tenths.tenths());
        }
    }

    /// A number with one decimal.
    public static void tenths(JsonGenerator object, int tenths) throws IOException {
        object.writeNumber(BigDecimal.valueOf(tenths, 1));
    }
}
