package org.escargot.logic.fish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.DigitFinder;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// The fish of another finder, those of one base by their cover, as HoDoKu tries them: by the lowest house, then by the
/// next one; rows before columns before boxes.
///
/// @param fish who finds them, base by base
public record FishByCover(DigitFinder fish) implements DigitFinder {
    @Override
    public Set<Technique> finds() {
        return fish.finds();
    }

    @Override
    public boolean find(Facts facts, DigitSet digits, StepSink sink) {
        List<Step> sameBase = new ArrayList<>();
        boolean stopped = fish.find(facts, digits, step -> {
            if (sameBase.isEmpty() || hasBaseOf(step, sameBase.getLast())) {
                sameBase.add(step);
                return false;
            }
            boolean stop = flush(sameBase, sink);
            sameBase.add(step);
            return stop;
        });
        return stopped || flush(sameBase, sink);
    }

    private static boolean hasBaseOf(Step one, Step other) {
        Fish fish = (Fish) one.pattern();
        Fish before = (Fish) other.pattern();
        return fish.digit() == before.digit() && fish.base().equals(before.base());
    }

    private static boolean flush(List<Step> steps, StepSink sink) {
        List<Step> ordered = new ArrayList<>(steps);
        steps.clear();
        ordered.sort(Comparator.comparing(step -> ((Fish) step.pattern()).cover(), FishByCover::compare));
        return ordered.stream().anyMatch(sink::accept);
    }

    /// Whichever has the lowest house that the other lacks comes first.
    private static int compare(HouseSet one, HouseSet other) {
        return Long.compareUnsigned(Long.reverse(other.bits()), Long.reverse(one.bits()));
    }
}
