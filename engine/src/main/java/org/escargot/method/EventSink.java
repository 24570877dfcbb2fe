package org.escargot.method;

import java.util.function.BooleanSupplier;

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

    /// Stops when `isOver` says so, which is asked at every 4096th event: to look at a clock takes longer than most
    /// events.
    static EventSink until(BooleanSupplier isOver) {
        int[] events = new int[1];
        return _ -> (++events[0] & 4095) == 0 && isOver.getAsBoolean();
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
