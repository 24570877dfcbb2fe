package org.escargot.logic.cages;

import java.util.List;
import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.logic.pattern.Sums;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Need;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Innies and outies of the same houses, whose sums differ by a known number; and innies alone, or outies, that do not
/// all see each other, so that digits may repeat. What is in no way to fill them goes.
///
/// Valid because the cages cover the houses but for the innies, and stick out by the outies. Steps come by the number
/// of cells, then by the number of houses.
///
/// @param source where the sums come from
/// @param mostCells the most cells without a digit
public record DifferenceFinder(Source source, int mostCells) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.INNIE_OUTIE_DIFFERENCE, Technique.INNIES_OR_OUTIES);
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (Rest rest : source.rests(facts)) {
            if (rest.size() > 1 && rest.size() <= mostCells && !rest.isLikeACage(facts) && find(facts, rest, sink)) {
                return true;
            }
        }
        return false;
    }

    private static boolean find(Facts facts, Rest rest, StepSink sink) {
        CandidateSet gone = Fillings.gone(facts, List.of(rest)).orElse(CandidateSet.EMPTY);
        Technique technique = rest.minus().isEmpty() ? Technique.INNIES_OR_OUTIES : Technique.INNIE_OUTIE_DIFFERENCE;
        Sums sums = new Sums(List.of(rest.why()), rest.cells(), gone.digits(), List.of(), List.of());
        return !gone.isEmpty() && sink.accept(new Step(technique, sums, Effects.eliminate(gone)));
    }
}
