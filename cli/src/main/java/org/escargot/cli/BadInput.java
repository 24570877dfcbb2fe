package org.escargot.cli;

/// The command cannot go on with what it was given.
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String sentence;

    BadInput(String sentence) {
        super(sentence, null, false, false);
        this.sentence = sentence;
    }

    /// The one sentence that the user sees.
    String sentence() {
        return sentence;
    }
}
