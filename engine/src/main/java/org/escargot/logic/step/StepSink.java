package org.escargot.logic.step;

/// Receives steps one by one: the first, all, the easiest, "is there one" are sinks.
@FunctionalInterface
public interface StepSink {
    /// Takes `step`; `true` stops the search.
    boolean accept(Step step);
}
