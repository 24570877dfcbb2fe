package org.escargot.logic.step;

/// How many solutions a puzzle may have for a technique to hold.
enum Solutions {
    /// Any number: its steps are true in each of them.
    ANY,
    /// One, and it must be known.
    ONE
}
