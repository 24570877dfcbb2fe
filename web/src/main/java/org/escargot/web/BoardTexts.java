package org.escargot.web;

import org.escargot.format.Feature;
import org.escargot.format.Format;
import org.escargot.format.FormatWriter;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.JsonWriter;
import org.escargot.format.registry.PuzzleReader;
import org.escargot.format.registry.UsualFormats;
import org.escargot.game.Board;
import org.escargot.game.GameFiles;

/// What the page says of texts that are brought and taken away.
final class BoardTexts {
    private static final FormatWriter PLAIN =
            UsualFormats.withId("line").flatMap(Format::writer).orElseThrow();

    private BoardTexts() {}

    /// What `board` has that `writer` has no place for: the type `Feature[]`.
    static String lost(Board board, FormatWriter writer) {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            for (Feature feature : GameFiles.lost(board, writer)) {
                json.string(Names.of(feature));
            }
        });
        return json.toString();
    }

    /// `entry` as a text that [Engine#openText] takes: 81 characters where nothing of it is lost so, and else a link.
    static String text(PuzzleEntry entry) {
        PuzzleEntry board = entry.withMetadata("");
        boolean isLine = PLAIN.carries().containsAll(Feature.of(board));
        return (isLine ? PLAIN : UsualFormats.COMMON).write(board).strip();
    }

    /// The formats that `text` fits equally well: the type `Rivals`, or `null` where there are not two.
    static String rivals(String text) {
        PuzzleReader reader = UsualFormats.reader(text);
        if (reader.rival().isEmpty()) {
            return "null";
        }
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("taken").string(reader.format().orElseThrow().id());
            json.name("other").string(reader.rival().orElseThrow().id());
        });
        return json.toString();
    }

    /// The first puzzle of `text` as `form` reads it, in a format that fits no other; `text` where that reads none.
    static String reread(String text, String form) {
        Format format = UsualFormats.withId(form).orElseThrow();
        return UsualFormats.read(text, format).getFirst() instanceof PuzzleEntry entry
                ? UsualFormats.COMMON.write(entry)
                : text;
    }
}
