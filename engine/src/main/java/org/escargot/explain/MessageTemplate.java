package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.escargot.explain.reading.Value;
import org.jspecify.annotations.Nullable;

/// Fills the names of a message with values; the syntax is that of [Messages].
///
/// @param phrases how values are said
/// @param values what the names stand for
record MessageTemplate(ValuePhrases phrases, Map<String, Value> values) {
    /// The runs of `template`; neighbors of plain words are one run.
    List<TextRun> fill(String template) {
        List<TextRun> runs = new ArrayList<>();
        int from = 0;
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
            int close = template.indexOf('}', open);
            if (close < 0) {
                throw new IllegalStateException("The message (" + template + ") opens a brace and does not close it.");
            }
            runs.add(new TextRun.Plain(template.substring(from, open)));
            runs.addAll(field(template.substring(open + 1, close)));
            from = close + 1;
        }
        runs.add(new TextRun.Plain(template.substring(from)));
        return merge(runs);
    }

    /// The text of `template`, without its runs.
    String text(String template) {
        return fill(template).stream().map(TextRun::text).collect(Collectors.joining());
    }

    private List<TextRun> field(String field) {
        if (field.startsWith(">")) {
            return fill(phrases.words().first("part." + field.substring(1)));
        }
        int choice = field.indexOf('?');
        if (choice >= 0) {
            return List.of(new TextRun.Plain(choose(field.substring(0, choice), field.substring(choice + 1))));
        }
        int form = field.indexOf(':');
        return form < 0
                ? phrases.say(value(field), "")
                : phrases.say(value(field.substring(0, form)), field.substring(form + 1));
    }

    private String choose(String question, String texts) {
        int bar = texts.indexOf('|');
        if (bar < 0) {
            throw new IllegalStateException("The choice (" + texts + ") must have two texts. Maybe a | is missing.");
        }
        int equals = question.indexOf('=');
        String name = equals < 0 ? question : question.substring(0, equals);
        int wanted = equals < 0 ? 1 : Integer.parseInt(question.substring(equals + 1));
        return value(name).count() == wanted ? texts.substring(0, bar) : texts.substring(bar + 1);
    }

    private Value value(String name) {
        @Nullable Value value = values.get(name);
        if (value == null) {
            throw new IllegalStateException("The value (" + name + ") of a message is not known here.");
        }
        return value;
    }

    private static List<TextRun> merge(List<TextRun> runs) {
        List<TextRun> merged = new ArrayList<>();
        for (TextRun run : runs) {
            if (run instanceof TextRun.Plain next
                    && !merged.isEmpty()
                    && merged.getLast() instanceof TextRun.Plain before) {
                merged.set(merged.size() - 1, new TextRun.Plain(before.text() + next.text()));
            } else if (!run.text().isEmpty()) {
                merged.add(run);
            }
        }
        return merged;
    }
}
