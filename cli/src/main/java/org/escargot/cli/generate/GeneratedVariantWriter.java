package org.escargot.cli.generate;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.OutputFormat;
import org.escargot.cli.output.VariantText;
import org.escargot.cli.output.WordedRules;
import org.escargot.cli.speech.Speech;
import org.escargot.format.Beside;
import org.escargot.format.VariantEntry;
import org.escargot.format.VariantWriter;
import org.escargot.generator.variant.GeneratedVariant;

/// Writes puzzles with rules of their own that were made.
///
/// @param format how they are printed
/// @param target how they are written instead, in a format that was named
/// @param speech the language of rules in words
record GeneratedVariantWriter(OutputFormat format, Optional<VariantWriter> target, Speech speech) {
    /// Whole lines for `made`, of which `origin` makes it again, such as `seed=7:0`.
    String write(GeneratedVariant made, String origin) {
        String fields = (origin + " " + made.label()).strip();
        VariantEntry entry = new VariantEntry(1, made.puzzle(), target.isPresent() ? fields : "");
        if (target.isPresent()) {
            return target.get().write(told(entry, target.get(), made)).orElseThrow();
        }
        return switch (format) {
            case LINE -> VariantText.puzzle(entry) + "\t" + fields + "\n";
            case GRID ->
                "# " + fields + "\n" + VariantText.puzzle(entry) + "\n"
                        + VariantText.rows(made.puzzle().givens());
            case JSON -> JsonLines.object(object -> write(object, entry, made, fields));
        };
    }

    /// `entry` as a drawing of it tells it: with its rules in words and the solution.
    private VariantEntry told(VariantEntry entry, VariantWriter writer, GeneratedVariant made) {
        if (!writer.isDrawing()) {
            return entry;
        }
        Beside solved = Beside.NONE.withSolution(made.solution().toString());
        return WordedRules.told(entry.with(solved), writer, speech);
    }

    private static void write(JsonGenerator object, VariantEntry entry, GeneratedVariant made, String fields)
            throws IOException {
        VariantText.write(object, entry);
        object.writeNumberField("clues", made.puzzle().givens().filled().size());
        object.writeStringField("solution", made.solution().toString());
        for (String field : fields.split(" ", -1)) {
            GeneratedWriter.member(object, field);
        }
    }
}
