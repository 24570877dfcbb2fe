package org.escargot.method;

/// What a method has done, in numbers.
///
/// @param calls how often it was called on a position, as the text that describes it counts calls
/// @param rounds how often it went over the grid
/// @param placements how many digits it placed without trying, or as part of a combination
/// @param eliminations how many candidates it eliminated one by one
/// @param guesses how many trials it began
/// @param deadEnds how many positions were dead ends
/// @param solutions how many solutions it found
/// @param depth how many trials were open at the same time, at most
/// @param hardest the hardest rule that it needed apart from trials, or [Rule#NONE]
/// @param worstGuess the wrong trial that took longest to prove wrong, as the event that began it, or 0
/// @param worstCalls how many calls that trial took
public record Counters(
        long calls,
        long rounds,
        long placements,
        long eliminations,
        long guesses,
        long deadEnds,
        long solutions,
        int depth,
        Rule hardest,
        int worstGuess,
        long worstCalls) {}
