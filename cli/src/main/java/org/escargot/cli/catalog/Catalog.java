package org.escargot.cli.catalog;

import java.util.List;
import java.util.stream.Collectors;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.output.TextFormat;
import org.escargot.cli.speech.CatalogWord;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;

/// Prints entries: a line each, all that is known of one, or JSON.
///
/// @param terminal where to
/// @param format how
record Catalog(Terminal terminal, TextFormat format) {
    /// The address of the documentation.
    static final String DOCS = "https://github.com/escargot-sudoku/escargot/blob/main/docs/";

    /// Prints all of `entries`; returns the exit code.
    int list(List<? extends CatalogEntry> entries) {
        return print(entries.stream()
                .map(entry -> format == TextFormat.JSON ? json(entry) : line(entry))
                .collect(Collectors.joining()));
    }

    /// Prints all that is known of `entry`; returns the exit code.
    int one(CatalogEntry entry) {
        return print(format == TextFormat.JSON ? json(entry) : text(entry));
    }

    private int print(String text) {
        new LineOutput(terminal.out()).write(text);
        return ExitCode.OK;
    }

    private String line(CatalogEntry entry) {
        Speech speech = terminal.speech();
        String more = String.join("\t", entry.fields(speech));
        return entry.id() + "\t" + entry.name(speech) + "\t" + more + "\n";
    }

    private String text(CatalogEntry entry) {
        Speech speech = terminal.speech();
        String heading = speech.say(CatalogWord.CALLED, entry.name(speech), entry.id()) + "\n";
        return heading
                + entry.details(speech).stream()
                        .map(detail -> speech.say(Report.LABELED, speech.say(detail.label()), detail.text()) + "\n")
                        .collect(Collectors.joining());
    }

    private String json(CatalogEntry entry) {
        Speech speech = terminal.askedSpeech();
        return JsonLines.object(object -> {
            object.writeStringField("id", entry.id());
            object.writeStringField("name", entry.name(speech));
            entry.write(object, speech);
        });
    }
}
