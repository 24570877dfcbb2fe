package org.escargot.cli;

/// A cell, which each language names as its readers do.
record Place(int cell) {}
