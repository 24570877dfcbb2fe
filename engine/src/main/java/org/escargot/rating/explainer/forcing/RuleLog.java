package org.escargot.rating.explainer.forcing;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.escargot.grid.Candidate;
import org.escargot.logic.pattern.Pattern;
import org.escargot.rating.explainer.words.CandidateGrid;
import org.jspecify.annotations.Nullable;

/// Which rule made a candidate false, kept only while a chain is explained.
final class RuleLog {
    private final Map<Integer, Supplier<Pattern>> rules = new HashMap<>(Candidate.COUNT);
    private @Nullable Supplier<Pattern> current;

    /// From now on candidates are eliminated by this rule.
    void turnTo(Supplier<Pattern> rule) {
        current = rule;
    }

    /// From now on candidates are eliminated by `inner`, which was found in `then`.
    void turnTo(NestedConclusion inner, CandidateGrid then) {
        Pattern[] known = new Pattern[1];
        current = () -> {
            if (known[0] == null) {
                known[0] = inner.pattern(then);
            }
            return known[0];
        };
    }

    /// The rule of now eliminates `candidate`; only the first one counts.
    void eliminated(int candidate) {
        if (current != null) {
            rules.putIfAbsent(candidate, current);
        }
    }

    /// The pattern that made `candidate` false.
    Pattern pattern(int candidate) {
        Supplier<Pattern> rule = rules.get(candidate);
        if (rule == null) {
            throw new IllegalStateException("No rule eliminated " + Candidate.name(candidate) + ".");
        }
        return rule.get();
    }
}
