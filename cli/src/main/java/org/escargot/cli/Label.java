package org.escargot.cli;

/// What the help calls an argument, such as `FILE`, which other languages may have a word for.
record Label(String english) {}
