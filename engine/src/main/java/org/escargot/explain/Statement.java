package org.escargot.explain;

import java.util.List;
import java.util.stream.Collectors;
import org.escargot.grid.CandidateSet;

/// One line of a longer proof.
///
/// @param level 0 for the step itself, one more for a proof inside a proof
/// @param number the number of the line, from 1, counted at each level by itself
/// @param because the numbers of the lines of its level that it rests on
/// @param runs the pieces in order; their texts run together are the whole text
/// @param claim what it says of which candidates
public record Statement(int level, int number, List<Integer> because, List<TextRun> runs, Claim claim) {
    /// What a line says of candidates, to be drawn.
    ///
    /// @param candidates the candidates
    /// @param holds whether they are true
    /// @param isAssumed whether that is assumed, so that a branch begins here
    public record Claim(CandidateSet candidates, boolean holds, boolean isAssumed) {}

    public Statement {
        because = List.copyOf(because);
        runs = List.copyOf(runs);
    }

    /// The line as it is printed, without what sets off its level: `4. r3c5 is 7: nothing else is left for it (1, 3).`
    public String text() {
        String words = runs.stream().map(TextRun::text).collect(Collectors.joining());
        String numbers = because.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return number + ". " + words + (numbers.isEmpty() ? "" : " (" + numbers + ")") + ".";
    }
}
