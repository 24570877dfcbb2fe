package org.escargot.cli;

/// The command cannot go on with what it was given.
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Said said;

    BadInput(Phrase phrase, Object... details) {
        super(new Said(phrase, details).in(Speech.ENGLISH), null, false, false);
        said = new Said(phrase, details);
    }

    Said said() {
        return said;
    }

    /// The one sentence that the user sees.
    String sentence(Speech speech) {
        return said.in(speech);
    }
}
