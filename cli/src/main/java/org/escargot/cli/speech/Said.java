package org.escargot.cli.speech;

import java.util.Arrays;
import java.util.List;
import org.escargot.format.Flaw;

/// A phrase with its details, to be said in a language that is known later.
///
/// @param details numbers, texts, places, or what is said itself
public record Said(Phrase phrase, List<Object> details) {
    public Said(Phrase phrase, Object... details) {
        this(phrase, Arrays.asList(details));
    }

    /// The words in the language of `speech`.
    public String in(Speech speech) {
        return speech.say(
                phrase, details.stream().map(detail -> of(detail, speech)).toArray());
    }

    private static Object of(Object detail, Speech speech) {
        return switch (detail) {
            case Said said -> said.in(speech);
            case Place place -> speech.coordinates().cell(place.cell());
            case Flaw flaw -> speech.flaw(flaw);
            case Label label -> speech.label(label.english());
            default -> detail;
        };
    }
}
