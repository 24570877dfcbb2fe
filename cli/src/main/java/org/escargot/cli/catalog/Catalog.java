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
import org.escargot.explain.Explainer;
import org.escargot.explain.PropertiesMessages;

/// Prints entries: a line each, all that is known of one, or JSON.
///
/// @param terminal where to
/// @param format how
record Catalog(Terminal terminal, TextFormat format) {
    /// The address of the documentation.
    static final String DOCS = "https://github.com/escargot-sudoku/escargot/blob/main/docs/";

    /// Prints all of `entries`; returns the exit code.
    int list(List<? extends CatalogEntry> entries) {
        Speech speech = speech();
        // Its messages are read from a file, so all entries share it.
        Explainer explainer = explainer(speech);
        return print(entries.stream()
                .map(entry -> isJson() ? json(entry, speech, explainer) : line(entry, speech, explainer))
                .collect(Collectors.joining()));
    }

    /// Prints all that is known of `entry`; returns the exit code.
    int one(CatalogEntry entry) {
        Speech speech = speech();
        Explainer explainer = explainer(speech);
        return print(isJson() ? json(entry, speech, explainer) : text(entry, speech, explainer));
    }

    private boolean isJson() {
        return format == TextFormat.JSON;
    }

    private Speech speech() {
        return isJson() ? terminal.askedSpeech() : terminal.speech();
    }

    private static Explainer explainer(Speech speech) {
        return new Explainer(PropertiesMessages.of(speech.language()), speech.coordinates());
    }

    private int print(String text) {
        new LineOutput(terminal.out()).write(text);
        return ExitCode.OK;
    }

    private static String line(CatalogEntry entry, Speech speech, Explainer explainer) {
        String more = String.join("\t", entry.fields(speech));
        return entry.id() + "\t" + entry.name(speech, explainer) + "\t" + more + "\n";
    }

    private static String text(CatalogEntry entry, Speech speech, Explainer explainer) {
        String heading = speech.say(CatalogWord.CALLED, entry.name(speech, explainer), entry.id()) + "\n";
        return heading
                + entry.details(speech).stream()
                        .map(detail -> speech.say(Report.LABELED, speech.say(detail.label()), detail.text()) + "\n")
                        .collect(Collectors.joining());
    }

    private static String json(CatalogEntry entry, Speech speech, Explainer explainer) {
        return JsonLines.object(object -> {
            object.writeStringField("id", entry.id());
            object.writeStringField("name", entry.name(speech, explainer));
            entry.write(object, speech);
        });
    }
}
