package org.escargot.cli.output;

import org.escargot.format.Entry;

/// Where a run over many puzzles writes its lines.
public interface RunOutput {
    /// Whether it goes elsewhere than to standard output.
    boolean isElsewhere();

    /// Whether an earlier run has answered `entry`; asked once for each, in input order, before anything is written.
    ///
    /// @throws org.escargot.cli.speech.BadOutput when the output is not of this input
    boolean has(Entry entry);

    /// Writes `lines`, which end with a line end.
    ///
    /// @throws LineOutput.OutputClosed when its reader has gone away
    /// @throws org.escargot.cli.speech.LostOutput when it cannot be written
    void write(CharSequence lines);

    /// How many of the entries that it was given would be lost if the run were killed; they do not count as done.
    default long unsaved() {
        return 0;
    }

    /// From now on an interrupt waits for the block that is being written, and lets no further one begin.
    void finishLinesOnInterrupt();

    /// Notes that the input has ended.
    ///
    /// @throws org.escargot.cli.speech.BadOutput when the output holds what the input does not
    void end();
}
