package org.escargot.cli.speech;

/// What the help calls an argument, such as `FILE`, which other languages may have a word for.
public record Label(String english) {}
