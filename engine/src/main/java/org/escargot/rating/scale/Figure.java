package org.escargot.rating.scale;

/// One figure of a rating.
public sealed interface Figure {
    /// The figure as a table has it.
    String text();

    /// A word, such as the name of a level.
    record Word(String text) implements Figure {
        /// Why there is no rating: `NoSolution` or `SeveralSolutions`.
        public static Word of(RatingEnd why) {
            return switch (why) {
                case NO_SOLUTION -> new Word("NoSolution");
                case SEVERAL_SOLUTIONS -> new Word("SeveralSolutions");
                case RATED, WITHOUT_STEP, CONTRADICTION, ABOVE_LIMIT, STOPPED ->
                    throw new IllegalArgumentException("There is a rating (" + why + ").");
            };
        }
    }

    /// A whole number, such as a score.
    record Whole(int number) implements Figure {
        @Override
        public String text() {
            return Integer.toString(number);
        }
    }

    /// A number with one decimal, such as `7.1`.
    ///
    /// @param tenths ten times the number
    /// @param bound what is known of it
    record Tenths(int tenths, Bound bound) implements Figure {
        /// A number that is known exactly.
        public Tenths(int tenths) {
            this(tenths, Bound.EXACT);
        }

        @Override
        public String text() {
            return switch (bound) {
                case EXACT -> decimal(tenths);
                case AT_LEAST -> ">=" + decimal(tenths);
                case UNKNOWN -> "-";
            };
        }

        /// `tenths` as it is written: `7.1` for 71.
        public static String decimal(int tenths) {
            return tenths / 10 + "." + tenths % 10;
        }
    }

    /// What is known of a number.
    enum Bound {
        /// It is this one.
        EXACT,
        /// It is not smaller: the rating was given up.
        AT_LEAST,
        /// Nothing is known of it.
        UNKNOWN
    }
}
