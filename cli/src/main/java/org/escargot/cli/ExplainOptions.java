package org.escargot.cli;

import java.util.Locale;
import org.escargot.explain.CompareWords;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Explainer;
import org.escargot.explain.HodokuLine;
import org.escargot.explain.Language;
import org.escargot.explain.PropertiesMessages;
import org.escargot.explain.TraceWords;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// How steps and events are said.
final class ExplainOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    private Language language = Language.ENGLISH;
    private Coordinates coordinates = Coordinates.RC;

    @Option(names = "--lang", paramLabel = "L", description = "en (default), fr or el.")
    void setLanguage(String code) {
        language = Language.of(code.toLowerCase(Locale.ROOT))
                .orElseThrow(() ->
                        new ParameterException(command.commandLine(), "--lang must be en, fr or el, not " + code));
    }

    @Option(names = "--coords", paramLabel = "C", description = "rc (r1c1, default), a1 (A1 to J9) or lc (L1C1).")
    void setCoordinates(Coordinates coordinates) {
        this.coordinates = coordinates;
    }

    Explainer explainer() {
        return new Explainer(PropertiesMessages.of(language), coordinates);
    }

    TraceWords traceWords() {
        return new TraceWords(PropertiesMessages.of(language), coordinates);
    }

    CompareWords compareWords() {
        return new CompareWords(PropertiesMessages.of(language), coordinates);
    }

    HodokuLine line() {
        return new HodokuLine(PropertiesMessages.of(Language.ENGLISH));
    }
}
