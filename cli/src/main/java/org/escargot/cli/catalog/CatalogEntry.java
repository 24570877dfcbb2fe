package org.escargot.cli.catalog;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.escargot.cli.speech.Phrase;
import org.escargot.cli.speech.Speech;
import org.escargot.explain.Explainer;

/// One row of a list of things that other commands take by name.
sealed interface CatalogEntry permits LessonEntry, LevelEntry, TechniqueEntry {
    /// What other commands take.
    String id();

    /// What it is called, by `explainer` where that is the name of a technique.
    String name(Speech speech, Explainer explainer);

    /// The fields of its line, behind id and name.
    List<String> fields(Speech speech);

    /// What is told of it alone, in order.
    List<Detail> details(Speech speech);

    /// Writes its JSON fields, behind `id` and `name`.
    void write(JsonGenerator object, Speech speech) throws IOException;

    /// Something told of an entry.
    record Detail(Phrase label, String text) {}
}
