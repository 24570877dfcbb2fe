package org.escargot.method;

/// Takes events as a method tells them.
@FunctionalInterface
public interface EventSink {
    /// Takes `event` (see [Event]); returns true to stop the method.
    boolean accept(int event);

    /// Tells both sinks; stops when either wants to.
    default EventSink and(EventSink other) {
        return event -> {
            boolean stops = accept(event);
            return other.accept(event) || stops;
        };
    }

    /// Stops at solution number `limit`.
    ///
    /// @param limit at least 1
    static EventSink untilSolution(long limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("The limit (" + limit + ") must be at least 1.");
        }
        long[] left = {limit};
        return event -> Event.kind(event) == Event.Kind.SOLUTION && --left[0] == 0;
    }
}
