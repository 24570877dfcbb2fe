package org.escargot.cli.options;

import org.escargot.cli.terminal.Terminal;
import org.escargot.explain.CompareWords;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Explainer;
import org.escargot.explain.HodokuLine;
import org.escargot.explain.PropertiesMessages;
import org.escargot.explain.TraceWords;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How steps and events are said.
public final class ExplainOptions {
    private @Nullable Coordinates coordinates;

    @Option(
            names = "--coords",
            paramLabel = "C",
            description = "rc (r1c1), a1 (A1 to J9) or lc (L1C1); default: rc, in French lc.")
    void setCoordinates(Coordinates coordinates) {
        this.coordinates = coordinates;
    }

    /// Explains steps to people.
    public Explainer explainer(Terminal terminal) {
        return new Explainer(PropertiesMessages.of(terminal.speech().language()), coordinates(terminal));
    }

    /// Explains steps in JSON: in English and as `r1c1`, where nothing else is asked for.
    public Explainer explainerInJson(Terminal terminal) {
        return new Explainer(
                PropertiesMessages.of(terminal.askedSpeech().language()),
                coordinates == null ? Coordinates.RC : coordinates);
    }

    public TraceWords traceWords(Terminal terminal) {
        return new TraceWords(PropertiesMessages.of(terminal.speech().language()), coordinates(terminal));
    }

    public CompareWords compareWords(Terminal terminal) {
        return new CompareWords(PropertiesMessages.of(terminal.speech().language()), coordinates(terminal));
    }

    /// Says a step in one line, in the words of `explainer`.
    public static HodokuLine line(Explainer explainer) {
        return new HodokuLine(explainer.messages(), explainer.coordinates());
    }

    private Coordinates coordinates(Terminal terminal) {
        return coordinates == null ? terminal.speech().coordinates() : coordinates;
    }
}
