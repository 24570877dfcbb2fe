package org.escargot.format;

import org.escargot.grid.Cell;

/// What the sentence of a [Flaw] names.
public sealed interface Detail {
    /// How an English sentence says it.
    String english();

    /// Whether it is the number 1, so that what is counted stands in the singular.
    default boolean isOne() {
        return false;
    }

    /// A number, in figures.
    record Figure(long number) implements Detail {
        @Override
        public String english() {
            return Long.toString(number);
        }

        @Override
        public boolean isOne() {
            return number == 1;
        }
    }

    /// The name of a cell, 0..80.
    record Place(int cell) implements Detail {
        @Override
        public String english() {
            return Cell.name(cell);
        }
    }

    /// A character of the input that can be shown.
    record Visible(char character) implements Detail {
        @Override
        public String english() {
            return "'" + character + "'";
        }
    }

    /// A character of the input that cannot be shown, by its code.
    record Invisible(char character) implements Detail {
        @Override
        public String english() {
            return "with the code " + (int) character;
        }
    }

    /// A piece of the input, or a word that belongs into it; the same in every language.
    record Word(String text) implements Detail {
        @Override
        public String english() {
            return text;
        }
    }
}
