package org.escargot.web;

import java.util.Arrays;
import org.escargot.json.Json;
import org.escargot.logic.step.Technique;

/// What the page calls the constants of the engine: `rules-only` for `RULES_ONLY`.
final class Names {
    private Names() {}

    /// What the page calls `constant`.
    static String of(Enum<?> constant) {
        return Json.nameOf(constant);
    }

    /// The constant that the page calls `name`.
    ///
    /// @throws IllegalArgumentException when there is none
    static <E extends Enum<E>> E find(E[] constants, String name) {
        for (E constant : constants) {
            if (of(constant).equals(name)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("There is no such name (" + name + ").");
    }

    /// The technique with this `id`.
    ///
    /// @throws IllegalArgumentException when there is none
    static Technique technique(String id) {
        return Arrays.stream(Technique.values())
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no technique (" + id + ")."));
    }
}
