package org.escargot.cli.catalog;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.escargot.cli.speech.CatalogWord;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Speech;
import org.escargot.course.Lesson;
import org.escargot.explain.Explainer;
import org.escargot.explain.Language;
import org.escargot.logic.step.Technique;
import org.escargot.rating.hodoku.HodokuLevel;
import org.escargot.rating.hodoku.HodokuScale;

/// A technique, with what it counts on HoDoKu's scale.
record TechniqueEntry(Technique technique) implements CatalogEntry {
    private static final HodokuScale SCALE = new HodokuScale();

    static List<TechniqueEntry> all() {
        return Arrays.stream(Technique.values()).map(TechniqueEntry::new).toList();
    }

    @Override
    public String id() {
        return technique.id();
    }

    @Override
    public String name(Speech speech, Explainer explainer) {
        return explainer.name(technique);
    }

    @Override
    public List<String> fields(Speech speech) {
        return List.of(speech.say(CatalogWord.of(technique.family())), rated(speech));
    }

    @Override
    public List<Detail> details(Speech speech) {
        List<Detail> details = new ArrayList<>();
        details.add(new Detail(CatalogWord.LABEL_FAMILY, speech.say(CatalogWord.of(technique.family()))));
        details.add(new Detail(CatalogWord.LABEL_HODOKU, rated(speech)));
        if (technique.assumesUniqueSolution()) {
            details.add(new Detail(CatalogWord.LABEL_TECHNIQUE, speech.say(CatalogWord.NEEDS_ONE_SOLUTION)));
        }
        lessons().forEach(lesson -> details.add(new Detail(CatalogWord.LABEL_LESSON, new LessonEntry(lesson).id())));
        if (technique.practice().isPossible()) {
            details.add(new Detail(CatalogWord.LABEL_MAKE, "escargot generate --technique " + id()));
        }
        details.add(new Detail(CatalogWord.LABEL_PAGE, page(speech.language())));
        return details;
    }

    @Override
    public void write(JsonGenerator object, Speech speech) throws IOException {
        object.writeStringField(
                "family", technique.family().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        Optional<HodokuLevel> level = SCALE.level(technique);
        if (level.isPresent()) {
            object.writeStringField("level", level.get().title());
            object.writeNumberField("points", SCALE.points(technique));
        }
        object.writeBooleanField("assumesOneSolution", technique.assumesUniqueSolution());
        object.writeArrayFieldStart("lessons");
        for (Lesson lesson : lessons()) {
            object.writeString(lesson.id());
        }
        object.writeEndArray();
        object.writeStringField("page", page(speech.language()));
    }

    private String rated(Speech speech) {
        return SCALE.level(technique)
                .map(level ->
                        speech.say(CatalogWord.POINTS_AT_LEVEL, speech.say(Report.of(level)), SCALE.points(technique)))
                .orElseGet(() -> speech.say(CatalogWord.NOT_RATED));
    }

    private List<Lesson> lessons() {
        return Arrays.stream(Lesson.values())
                .filter(lesson -> lesson.technique() == technique)
                .toList();
    }

    private String page(Language language) {
        String folder = language == Language.ENGLISH ? "" : language.code() + "/";
        return Catalog.DOCS + "techniques/" + folder + technique.id() + ".md";
    }
}
