package org.escargot.explain;

import org.escargot.famous.FamousPuzzle;

/// Says in a language what a famous puzzle is called, and where it comes from.
///
/// @param messages the language
public record FamousWords(Messages messages) {
    /// What people call it, such as `AI Escargot`.
    public String name(FamousPuzzle puzzle) {
        return word(puzzle, "name");
    }

    /// Who made it, or where that is unknown, who printed it, and when, such as `Arto Inkala, 2006`.
    public String origin(FamousPuzzle puzzle) {
        return word(puzzle, "origin");
    }

    private String word(FamousPuzzle puzzle, String key) {
        return new MessageLookup(messages).first("famous." + puzzle.id() + "." + key);
    }
}
