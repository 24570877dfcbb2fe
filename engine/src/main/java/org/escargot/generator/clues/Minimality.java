package org.escargot.generator.clues;

/// Which clues a puzzle can spare.
public enum Minimality {
    /// Perhaps some.
    OPEN,
    /// No orbit of its symmetry as a whole; single clues perhaps.
    ORBITS,
    /// None.
    CLUES
}
