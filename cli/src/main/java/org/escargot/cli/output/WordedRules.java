package org.escargot.cli.output;

import org.escargot.cli.speech.Speech;
import org.escargot.explain.PropertiesMessages;
import org.escargot.explain.RuleTeller;
import org.escargot.format.Beside;
import org.escargot.format.VariantEntry;
import org.escargot.format.VariantWriter;

/// Rules in words, for a format that only draws them.
public final class WordedRules {
    private WordedRules() {}

    /// `puzzle` as `writer` takes it: where that only draws, and the setter has said nothing, with what its rules ask.
    public static VariantEntry told(VariantEntry puzzle, VariantWriter writer, Speech speech) {
        Beside beside = puzzle.beside();
        if (!writer.isDrawing() || !beside.words().isEmpty()) {
            return puzzle;
        }
        RuleTeller teller = new RuleTeller(PropertiesMessages.of(speech.language()), speech.coordinates());
        String words = String.join("\n", teller.sentences(puzzle.variant().rules()));
        return puzzle.with(beside.withWords(words));
    }
}
