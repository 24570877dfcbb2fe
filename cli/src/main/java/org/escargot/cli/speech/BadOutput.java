package org.escargot.cli.speech;

/// The command cannot go on with the file that it was to write to.
public final class BadOutput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Said said;

    public BadOutput(Phrase phrase, Object... details) {
        super(new Said(phrase, details).in(Speech.ENGLISH), null, false, false);
        said = new Said(phrase, details);
    }

    /// The one sentence that the user sees.
    public String sentence(Speech speech) {
        return said.in(speech);
    }
}
