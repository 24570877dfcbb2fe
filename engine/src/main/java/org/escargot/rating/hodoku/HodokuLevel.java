package org.escargot.rating.hodoku;

/// The levels of the scale. A puzzle has the level of its hardest step, or a higher one by its score.
public enum HodokuLevel {
    /// Up to 800 points.
    EASY("Easy", 800),
    /// Up to 1000 points.
    MEDIUM("Medium", 1000),
    /// Up to 1600 points.
    HARD("Hard", 1600),
    /// Up to 1800 points.
    UNFAIR("Unfair", 1800),
    /// Everything beyond.
    EXTREME("Extreme", Integer.MAX_VALUE);

    private final String title;
    private final int mostPoints;

    HodokuLevel(String title, int mostPoints) {
        this.title = title;
        this.mostPoints = mostPoints;
    }

    /// The name of the level on this scale.
    public String title() {
        return title;
    }

    /// The highest score that the level allows.
    public int mostPoints() {
        return mostPoints;
    }

    /// This level or, where `score` is too high for it, the lowest one that allows the score.
    HodokuLevel atLeast(int score) {
        for (HodokuLevel level : values()) {
            if (level.compareTo(this) >= 0 && score <= level.mostPoints) {
                return level;
            }
        }
        return EXTREME;
    }

    HodokuLevel harder(HodokuLevel other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
