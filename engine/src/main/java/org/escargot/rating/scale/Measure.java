package org.escargot.rating.scale;

/// Something that a scale tells of puzzles or of steps.
///
/// @param name its name as a field, such as `score`
/// @param letter what stands for it in a template, such as `s`; empty where nothing does
public record Measure(String name, String letter) {
    /// A measure for which no letter stands.
    public Measure(String name) {
        this(name, "");
    }
}
