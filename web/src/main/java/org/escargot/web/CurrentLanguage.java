package org.escargot.web;

import java.util.HashMap;
import java.util.Map;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Explainer;
import org.escargot.explain.FamousWords;
import org.escargot.explain.RuleTeller;
import org.escargot.explain.TraceWords;

/// The language that is spoken: its messages, which the page brings one by one, how cells are named, and what makes
/// sentences of them.
///
/// Each engine that speaks has the three exports with which the page teaches it: TeaVM exports the static methods of
/// the class that an engine starts in, and of no other.
final class CurrentLanguage {
    private static final Map<String, String> MESSAGES = new HashMap<>();
    private static Coordinates coordinates = Coordinates.RC;

    private CurrentLanguage() {}

    static Explainer explainer() {
        return new Explainer(MESSAGES::get, coordinates);
    }

    /// Says the steps that the page's first engine finds.
    static Explainer firstExplainer() {
        return Explainer.ofFirstSteps(MESSAGES::get, coordinates);
    }

    static RuleTeller ruleTeller() {
        return new RuleTeller(MESSAGES::get, coordinates);
    }

    static TraceWords traceWords() {
        return new TraceWords(MESSAGES::get, coordinates);
    }

    static FamousWords famousWords() {
        return new FamousWords(MESSAGES::get);
    }

    /// Names cells in the `style` that the page calls `rc`, `a1` or `lc`.
    static void nameCells(String style) {
        coordinates = Names.find(Coordinates.values(), style);
    }

    /// Forgets all messages, because those of another language follow; not every language has the same.
    static void forget() {
        MESSAGES.clear();
    }

    static void learn(String key, String text) {
        MESSAGES.put(key, text);
    }
}
