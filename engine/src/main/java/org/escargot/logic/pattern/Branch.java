package org.escargot.logic.pattern;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;

/// What follows from an assumption, as far as it matters.
///
/// @param inferences the assumption, then what follows, each after all that it rests on; what it leads to stands last
public record Branch(List<Inference> inferences) {
    public Branch {
        inferences = List.copyOf(inferences);
    }

    /// What is assumed.
    public Inference assumption() {
        return inferences.getFirst();
    }

    /// What the branch leads to. If that is a contradiction, the statement before it says the opposite, or an earlier
    /// one.
    public Inference end() {
        return inferences.getLast();
    }

    /// The cells of all candidates.
    public CellSet cells() {
        CellSet cells = CellSet.EMPTY;
        for (Inference inference : inferences) {
            cells = cells.with(Candidate.cell(inference.candidate()));
        }
        return cells;
    }

    /// The truths that the statements rest on.
    Truths truths() {
        Truths truths = Truths.NONE;
        for (Inference inference : inferences) {
            truths = truths.and(truths(inference));
        }
        return truths;
    }

    /// The sums that the statements rest on, each once.
    Set<Sums.Balance> sums() {
        Set<Sums.Balance> sums = new LinkedHashSet<>();
        for (Inference inference : inferences) {
            if (inference.cause() instanceof Inference.Cause.BySum by) {
                sums.add(by.balance());
            }
        }
        return sums;
    }

    private static Truths truths(Inference inference) {
        int digit = Candidate.digit(inference.candidate());
        return switch (inference.cause()) {
            case Inference.Cause.Assumed _, Inference.Cause.ByRule _ -> Truths.NONE;
            case Inference.Cause.BySum by -> Truths.of(by.cells());
            case Inference.Cause.InCell in -> inference.holds() ? Truths.of(CellSet.of(in.cell())) : Truths.NONE;
            case Inference.Cause.InHouse in ->
                inference.holds() ? Truths.of(digit, HouseSet.of(in.house())) : Truths.NONE;
            case Inference.Cause.Shown shown -> shown.pattern().truths();
        };
    }
}
