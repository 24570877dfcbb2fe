package org.escargot.logic.corpus;

import java.util.ArrayList;
import java.util.List;
import org.escargot.logic.step.Step;

/// How a case came out.
///
/// A case passes when at least one step of its technique and digits is found and every such step does exactly
/// what the case says; a forbidden case when there is no such step.
///
/// @param verdict passed, failed, or not there yet
/// @param steps the steps of that technique and these digits
public record CaseCheck(Verdict verdict, List<Step> steps) {
    /// How it came out.
    public enum Verdict {
        /// As the case says.
        PASSED,
        /// Otherwise.
        FAILED,
        /// The code stands for a technique without a finder.
        NOT_IMPLEMENTED
    }

    public CaseCheck {
        steps = List.copyOf(steps);
    }

    /// Runs `library`.
    public static CaseCheck of(LibraryCase library) {
        return LibraryCodes.row(library.code(), library.variant())
                .map(row -> check(library, row))
                .orElse(new CaseCheck(Verdict.NOT_IMPLEMENTED, List.of()));
    }

    private static CaseCheck check(LibraryCase library, LibraryCodes.Row row) {
        List<Step> steps = new ArrayList<>();
        row.finder().find(library.facts(), step -> {
            if (row.names(step) && LibraryCodes.Row.digits(step).equals(library.digits())) {
                steps.add(step);
            }
            return false;
        });
        boolean right = library.forbidden()
                ? steps.isEmpty()
                : !steps.isEmpty()
                        && steps.stream().allMatch(step -> step.effects().equals(library.effects()));
        return new CaseCheck(right ? Verdict.PASSED : Verdict.FAILED, steps);
    }
}
