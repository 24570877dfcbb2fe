package org.escargot.rating;

import java.util.List;
import org.escargot.grid.Puzzle;
import org.escargot.rating.scale.Rating;

/// What scales tell of a puzzle that may have any number of solutions.
///
/// @param puzzle the puzzle
/// @param solutions how many solutions it has, counted to 2
/// @param ratings what each scale that was asked tells, in their order
public record FullRating(Puzzle puzzle, long solutions, List<Rating> ratings) {
    public FullRating {
        ratings = List.copyOf(ratings);
    }
}
