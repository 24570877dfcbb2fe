package org.escargot.web;

import java.util.HashMap;
import java.util.Map;
import org.escargot.explain.Coordinates;
import org.escargot.explain.Explainer;
import org.escargot.explain.TraceWords;

/// The language that is spoken: its messages, which the page brings one by one, and what makes sentences of them.
final class Spoken {
    private static final Map<String, String> MESSAGES = new HashMap<>();
    static final Explainer EXPLAINER = new Explainer(MESSAGES::get, Coordinates.RC);
    static final TraceWords TRACE_WORDS = new TraceWords(MESSAGES::get, Coordinates.RC);

    private Spoken() {}

    /// Forgets all messages, because those of another language follow; not every language has the same.
    static void forget() {
        MESSAGES.clear();
    }

    static void learn(String key, String text) {
        MESSAGES.put(key, text);
    }
}
