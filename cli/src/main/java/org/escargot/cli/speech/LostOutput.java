package org.escargot.cli.speech;

/// What a command wrote did not arrive: the disk is full, the device is gone.
public final class LostOutput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Said said;
    private final transient Object reason;

    /// @param reason why the write failed, as a text or something said
    public LostOutput(Said said, Object reason) {
        super(said.in(Speech.ENGLISH), null, false, false);
        this.said = said;
        this.reason = reason;
    }

    /// Why the write failed.
    public Object reason() {
        return reason;
    }

    /// The one sentence that the user sees.
    public String sentence(Speech speech) {
        return said.in(speech);
    }
}
