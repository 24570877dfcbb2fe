package org.escargot.cli.terminal;

/// The exit codes of every command. An interrupted command ends with 130, by the JVM's own doing.
public final class ExitCode {
    /// Everything asked for was done.
    public static final int OK = 0;

    /// The command did its work and the answer is no: a solution is wrong.
    public static final int FAILED = 1;

    /// The command line or some of the input could not be understood.
    public static final int BAD_INPUT = 2;

    /// A puzzle could not be made, or not be solved, within the time or the attempts allowed.
    public static final int GAVE_UP = 3;

    /// The output could not be written: the disk is full, the device is gone.
    public static final int OUTPUT_LOST = 4;

    /// The JVM may have no more memory.
    public static final int OUT_OF_MEMORY = 5;

    /// The reader of the output has gone away (as a shell reports SIGPIPE).
    public static final int OUTPUT_CLOSED = 141;

    private ExitCode() {}
}
