package org.escargot.cli.speech;

/// A cell, which each language names as its readers do.
public record Place(int cell) {}
