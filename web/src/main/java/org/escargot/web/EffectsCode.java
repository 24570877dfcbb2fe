package org.escargot.web;

import java.util.Arrays;
import java.util.StringTokenizer;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.step.Effects;

/// What a step does, as the page says it: the placements, a dash, and the eliminations; each candidate is its cell from
/// 0
/// and its digit, all joined by commas: `4,7-13,2,14,2`.
final class EffectsCode {
    private EffectsCode() {}

    static Effects read(String code) {
        int eliminations = code.indexOf('-');
        return new Effects(candidates(code.substring(0, eliminations)), candidates(code.substring(eliminations + 1)));
    }

    private static CandidateSet candidates(String code) {
        // String.split would bring regular expressions, and a tenth to the download.
        StringTokenizer numbers = new StringTokenizer(code, ",");
        int[] candidates = new int[numbers.countTokens() / 2];
        Arrays.setAll(candidates, _ -> Candidate.of(next(numbers), next(numbers)));
        return CandidateSet.of(candidates);
    }

    private static int next(StringTokenizer numbers) {
        return Integer.parseInt(numbers.nextToken());
    }
}
