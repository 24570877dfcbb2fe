package org.escargot.web;

import org.escargot.explain.FamousWords;
import org.escargot.famous.FamousPuzzle;
import org.escargot.json.Json;

/// Writes the puzzles that people know by name: the type `Famous[]` of `engine/answers.ts`.
final class FamousJson {
    private FamousJson() {}

    static String all(FamousWords words) {
        Json json = new Json();
        json.array(() -> {
            for (FamousPuzzle famous : FamousPuzzle.values()) {
                json.object(() -> {
                    json.name("id").string(famous.id());
                    json.name("name").string(words.name(famous));
                    json.name("origin").string(words.origin(famous));
                    json.name("er").number(famous.er());
                });
            }
        });
        return json.toString();
    }
}
