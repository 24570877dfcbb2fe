package org.escargot.cli.cases;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.escargot.cli.output.JsonLines;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.logic.corpus.CaseCheck;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.corpus.LibraryCodes;
import org.escargot.rating.hodoku.HodokuName;

/// How the cases of a file came out, by code.
record CaseTable(Map<String, CaseCount> counts) {
    /// Checks `library`, which is in `line`, and counts how it came out.
    void add(LibraryCase library, String line) {
        CaseCheck check = CaseCheck.of(library);
        counts.computeIfAbsent(library.code(), _ -> new CaseCount()).add(check.verdict(), line);
    }

    int passed() {
        return counts.values().stream().mapToInt(CaseCount::passed).sum();
    }

    int failed() {
        return counts.values().stream().mapToInt(CaseCount::failed).sum();
    }

    int notImplemented() {
        return counts.values().stream().mapToInt(CaseCount::notImplemented).sum();
    }

    String text(Speech speech) {
        String heading = speech.say(Report.CODE);
        // Those of HoDoKu have four digits, ours are the techniques' names.
        int width = Stream.concat(Stream.of(heading), counts.keySet().stream())
                .mapToInt(String::length)
                .max()
                .getAsInt();
        StringBuilder text = new StringBuilder(row(
                padded(heading, width),
                speech.say(Report.TECHNIQUE),
                speech.say(Report.PASSED),
                speech.say(Report.CASES)));
        counts.forEach((code, count) -> text.append(row(padded(code, width), name(code), count, speech)));
        return text.append(speech.say(Report.CASE_COUNTS, passed(), failed(), notImplemented()))
                .append('\n')
                .toString();
    }

    private static String padded(String code, int width) {
        return code + " ".repeat(width - code.length());
    }

    private static String row(String code, Optional<String> name, CaseCount count, Speech speech) {
        String passed = count.notImplemented() == count.cases() ? "-" : Integer.toString(count.passed());
        String technique = name.orElse(speech.say(Report.NOT_IMPLEMENTED));
        String row = row(code, technique, passed, Integer.toString(count.cases()));
        return count.firstFailure() == null
                ? row
                : row + "      " + speech.say(Report.FIRST_FAILING, count.firstFailure()) + "\n";
    }

    private static String row(String code, String technique, String passed, String cases) {
        return String.format(Locale.ROOT, "%s  %-36s%7s%7s%n", code, technique, passed, cases);
    }

    private static Optional<String> name(String code) {
        return LibraryCodes.row(code, "").map(row -> HodokuName.of(row.technique()));
    }

    String json() {
        StringWriter text = new StringWriter();
        try (var object = JsonLines.FACTORY.createGenerator(text)) {
            object.writeStartObject();
            write(object, passed(), failed(), notImplemented());
            object.writeArrayFieldStart("techniques");
            for (var entry : counts.entrySet()) {
                object.writeStartObject();
                object.writeStringField("code", entry.getKey());
                object.writeStringField("technique", name(entry.getKey()).orElse("(not implemented)"));
                CaseCount count = entry.getValue();
                write(object, count.passed(), count.failed(), count.notImplemented());
                object.writeEndObject();
            }
            object.writeEndArray();
            object.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text + "\n";
    }

    private static void write(JsonGenerator object, int passed, int failed, int notImplemented) throws IOException {
        object.writeNumberField("passed", passed);
        object.writeNumberField("failed", failed);
        object.writeNumberField("notImplemented", notImplemented);
    }
}
