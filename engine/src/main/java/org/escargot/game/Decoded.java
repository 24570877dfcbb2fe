package org.escargot.game;

import org.escargot.format.Flaw;
import org.escargot.format.ParseProblem;

/// The result of reading a text: what it says, or what is wrong with it.
///
/// @param <T> what was hoped for
public sealed interface Decoded<T> {
    /// It was read.
    record Done<T>(T value) implements Decoded<T> {}

    /// It cannot be read.
    ///
    /// @param problem where and why
    record Failed<T>(ParseProblem problem) implements Decoded<T> {}

    /// It cannot be read because of what stands at `line` and `column`, both from 1.
    static <T> Decoded<T> failed(long line, int column, Flaw flaw) {
        return new Failed<>(new ParseProblem(line, column, flaw));
    }
}
