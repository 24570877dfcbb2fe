package org.escargot.cli.catalog;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.escargot.cli.speech.CatalogWord;
import org.escargot.cli.speech.Speech;
import org.escargot.course.Lesson;
import org.escargot.explain.Explainer;

/// A lesson of the course, with its chapter.
record LessonEntry(Lesson lesson) implements CatalogEntry {
    static List<LessonEntry> all() {
        return Arrays.stream(Lesson.values()).map(LessonEntry::new).toList();
    }

    @Override
    public String id() {
        return lesson.id();
    }

    @Override
    public String name(Speech speech, Explainer explainer) {
        if (lesson == Lesson.BOX_SINGLE) {
            return speech.say(CatalogWord.LESSON_BOX_SINGLE);
        }
        return lesson == Lesson.LINE_SINGLE
                ? speech.say(CatalogWord.LESSON_LINE_SINGLE)
                : technique().name(speech, explainer);
    }

    @Override
    public List<String> fields(Speech speech) {
        return List.of(chapter(speech));
    }

    @Override
    public List<Detail> details(Speech speech) {
        return List.of(
                new Detail(CatalogWord.LABEL_CHAPTER, chapter(speech)),
                new Detail(CatalogWord.LABEL_TECHNIQUE, technique().id()),
                new Detail(CatalogWord.LABEL_MAKE, "escargot generate --lesson " + id()),
                new Detail(CatalogWord.LABEL_PAGE, Catalog.DOCS + "course.md"));
    }

    @Override
    public void write(JsonGenerator object, Speech speech) throws IOException {
        object.writeNumberField("chapter", lesson.chapter().number());
        object.writeStringField("chapterName", speech.say(CatalogWord.of(lesson.chapter())));
        object.writeStringField("technique", technique().id());
    }

    private String chapter(Speech speech) {
        return speech.say(
                CatalogWord.CHAPTER_OF, lesson.chapter().number(), speech.say(CatalogWord.of(lesson.chapter())));
    }

    private TechniqueEntry technique() {
        return new TechniqueEntry(lesson.technique());
    }
}
