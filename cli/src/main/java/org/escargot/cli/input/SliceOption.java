package org.escargot.cli.input;

import picocli.CommandLine.Option;

/// Which part of a list to take, so that several processes or machines can share it.
public final class SliceOption {
    private Slice slice = Slice.WHOLE;
    private boolean isGiven;

    @Option(
            names = "--slice",
            paramLabel = "I/N",
            description =
                    "Only part I of N equal parts of the list: the outputs of parts 1 to N, one behind the other, "
                            + "are the output without this option (docs/scale.md).")
    void setSlice(String typed) {
        slice = Slice.of(typed);
        isGiven = true;
    }

    /// The part; the whole list when none was asked for.
    public Slice slice() {
        return slice;
    }

    /// Whether a part was asked for, be it all there is.
    public boolean isGiven() {
        return isGiven;
    }
}
