package org.escargot.rating.explainer;

import java.util.ArrayList;
import java.util.List;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Houses;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.pattern.Branch;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.ChainCheck;
import org.escargot.logic.pattern.Forcing;
import org.escargot.logic.pattern.Inference;
import org.escargot.logic.pattern.Inference.Cause;
import org.escargot.logic.pattern.Pattern;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.logic.step.Technique;

/// Checks each link of a chain and each statement of a branch by itself, in the position where it is made.
public final class BranchCheck {
    private final Pencilmarks marks;
    private final List<String> faults = new ArrayList<>();

    private BranchCheck(Pencilmarks marks) {
        this.marks = marks;
    }

    /// What is wrong with `pattern` in `marks`; nothing for patterns that are no chains.
    public static List<String> faults(Pencilmarks marks, Pattern pattern) {
        BranchCheck check = new BranchCheck(marks);
        switch (pattern) {
            case Forcing forcing -> check.forcing(forcing);
            case Chain chain -> check.faults.addAll(ChainCheck.faults(marks, chain));
            default -> {}
        }
        return check.faults;
    }

    private void forcing(Forcing forcing) {
        Inference end = forcing.branches().getFirst().end();
        for (Branch branch : forcing.branches()) {
            for (int i = 0; i < branch.inferences().size(); i++) {
                inference(branch, i);
            }
            boolean same =
                    branch.end().candidate() == end.candidate() && branch.end().holds() == end.holds();
            fault(!same, "another end " + branch.end());
        }
        if (forcing.kind() == Forcing.Kind.CONTRADICTION) {
            boolean contradicts = forcing.branches().getFirst().inferences().stream()
                    .anyMatch(each -> each.candidate() == end.candidate() && each.holds() != end.holds());
            fault(!contradicts, "no contradiction in " + end);
        } else {
            fault(!starts(forcing).equals(choice(forcing)), "not all starts " + starts(forcing));
        }
    }

    private static CandidateSet starts(Forcing forcing) {
        CandidateSet starts = CandidateSet.EMPTY;
        for (Branch branch : forcing.branches()) {
            starts = starts.or(CandidateSet.of(branch.assumption().candidate()));
        }
        return starts;
    }

    /// The candidates of which one must be true.
    private CandidateSet choice(Forcing forcing) {
        return switch (forcing.kind()) {
            case CONTRADICTION, BOTH_WAYS -> starts(forcing);
            case CELL -> {
                int cell = forcing.choice().cells().first();
                yield CandidateSet.of(cell, marks.candidates(cell));
            }
            case HOUSE -> {
                var in = forcing.choice().digits().getFirst();
                yield places(in.digit(), in.houses().first());
            }
        };
    }

    private CandidateSet places(int digit, int house) {
        return CandidateSet.of(marks.cellsOf(digit).and(Houses.cells(house)), digit);
    }

    private void inference(Branch branch, int index) {
        Inference inference = branch.inferences().get(index);
        CandidateSet before = CandidateSet.EMPTY;
        for (int from : inference.from()) {
            fault(from < 0 || from >= index, "not before: " + inference);
            Inference premise = branch.inferences().get(from);
            boolean isLink = !inference.holds() && !(inference.cause() instanceof Cause.Shown);
            fault(premise.holds() != isLink, "wrong premise of " + inference);
            before = before.or(CandidateSet.of(premise.candidate()));
        }
        follows(inference, before, index);
    }

    private void follows(Inference inference, CandidateSet before, int index) {
        int candidate = inference.candidate();
        int cell = Candidate.cell(candidate);
        CandidateSet own = CandidateSet.of(candidate);
        switch (inference.cause()) {
            case Cause.Assumed _ -> fault(index != 0, "assumed later: " + inference);
            case Cause.InCell in -> within(inference, CandidateSet.of(cell, marks.candidates(in.cell())), own, before);
            case Cause.InHouse in -> within(inference, places(Candidate.digit(candidate), in.house()), own, before);
            case Cause.ByRule _, Cause.BySum _ -> fault(true, "of no rule of the usual board: " + inference);
            case Cause.Shown shown -> {
                Pencilmarks then = marks.without(before);
                Step step = new Step(Technique.NESTED_FORCING_CHAINS, shown.pattern(), Effects.eliminate(own));
                boolean isProved = StepProof.of(new Facts(then, then), step).holds();
                fault(!isProved, "not shown: " + inference);
                faults.addAll(faults(then, shown.pattern()));
            }
        }
    }

    private void within(Inference inference, CandidateSet all, CandidateSet own, CandidateSet before) {
        CandidateSet others = all.minus(own);
        fault(!all.contains(inference.candidate()), "elsewhere: " + inference);
        boolean follows = inference.holds()
                ? before.minus(others).isEmpty() && others.minus(before).isEmpty()
                : before.size() == 1 && before.minus(others).isEmpty();
        fault(!follows, "does not follow: " + inference + " from " + before + " in " + others);
    }

    private void fault(boolean isWrong, String what) {
        if (isWrong) {
            faults.add(what);
        }
    }
}
