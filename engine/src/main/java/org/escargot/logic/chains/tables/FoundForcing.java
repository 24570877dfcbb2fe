package org.escargot.logic.chains.tables;

import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Truths;

/// Forcing chains as a search met them, before their evidence is made.
///
/// @param kind which assumptions they follow
/// @param choice of which cell or house the assumptions are, if so
/// @param outcome the candidate that they are about
/// @param places whether it is true, not false
/// @param targets pairs of literals: a premise, and what is followed from it
/// @param clash for a contradiction, the candidate that is both true and false
/// @param length how many literals all chains have
record FoundForcing(
        Forcing.Kind kind, Truths choice, int outcome, boolean places, List<Target> targets, int clash, int length) {
    FoundForcing {
        targets = List.copyOf(targets);
    }

    /// The end of one chain.
    ///
    /// @param premise the literal that it starts with
    /// @param end the literal that it leads to
    record Target(int premise, int end) {}

    boolean isContradiction() {
        return kind == Forcing.Kind.CONTRADICTION;
    }

    /// Whether this one is offered before `other`, which was found earlier.
    boolean isBefore(FoundForcing other) {
        if (places != other.places) {
            return places;
        }
        if (places) {
            boolean isOfCell = Candidate.cell(outcome) == Candidate.cell(other.outcome);
            return isOfCell
                    ? isContradiction() == other.isContradiction() && length < other.length
                    : outcome < other.outcome;
        }
        return outcome == other.outcome ? length < other.length : outcome < other.outcome;
    }
}
