package org.escargot.cli.speech;

/// The command cannot go on with what it was given.
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Said said;

    public BadInput(Phrase phrase, Object... details) {
        super(new Said(phrase, details).in(Speech.ENGLISH), null, false, false);
        said = new Said(phrase, details);
    }

    public Said said() {
        return said;
    }

    /// The one sentence that the user sees.
    public String sentence(Speech speech) {
        return said.in(speech);
    }
}
