package org.escargot.print;

/// A puzzle to print: of the usual rules, or with rules of its own.
public sealed interface Printed permits PrintedPuzzle, PrintedVariant {
    /// What stands above it beside its number, such as a level; may be empty.
    String caption();

    /// What is said of its rules.
    PrintedRules rules();

    /// What its QR code says; empty without one.
    String link();

    /// Whether a solution can be printed.
    boolean isSolved();
}
