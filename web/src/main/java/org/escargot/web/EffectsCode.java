package org.escargot.web;

import java.util.Arrays;
import java.util.StringTokenizer;
import java.util.stream.Collectors;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.step.Effects;

/// What a step does, as one engine tells it to another; the page only carries it. First the candidates to place, then,
/// behind a `-`, those to eliminate.
final class EffectsCode {
    private EffectsCode() {}

    static String write(Effects effects) {
        return numbers(effects.placements()) + "-" + numbers(effects.eliminations());
    }

    static Effects read(String code) {
        int eliminations = code.indexOf('-');
        return new Effects(candidates(code.substring(0, eliminations)), candidates(code.substring(eliminations + 1)));
    }

    private static String numbers(CandidateSet candidates) {
        return candidates.stream().mapToObj(Integer::toString).collect(Collectors.joining(","));
    }

    private static CandidateSet candidates(String code) {
        // String.split would bring regular expressions, and a tenth to the download.
        StringTokenizer numbers = new StringTokenizer(code, ",");
        int[] candidates = new int[numbers.countTokens()];
        Arrays.setAll(candidates, _ -> Integer.parseInt(numbers.nextToken()));
        return CandidateSet.of(candidates);
    }
}
