package org.escargot.format;

/// How well the first lines of an input fit a [Format]; a later one is better.
public enum Fit {
    /// Not at all.
    NONE,
    /// A piece stands there, such as the beginning of a link.
    TRACE,
    /// Some lines could be rows of it.
    LOOSE,
    /// Most lines are rows of it, which those of another format may be, too.
    SHAPE,
    /// Something stands there that no other format has.
    MARK;

    /// `fit` where `holds`, else [#NONE].
    public static Fit when(boolean holds, Fit fit) {
        return holds ? fit : NONE;
    }
}
