package org.escargot.cli;

/// The command cannot go on with the file that it was to write to.
final class BadOutput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String sentence;

    BadOutput(String sentence) {
        super(sentence, null, false, false);
        this.sentence = sentence;
    }

    /// The one sentence that the user sees.
    String sentence() {
        return sentence;
    }
}
