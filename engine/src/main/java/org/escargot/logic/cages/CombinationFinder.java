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

/// The combinations of digits that can fill a cage, or cells that are like a cage because a house and its cages leave a
/// total for them: what is in none of them goes.
///
/// Valid because the cells differ and add up to their total, so they hold one of the combinations. Steps come by the
/// number of cells.
///
/// @param source where the sums come from
/// @param mostCells the most cells without a digit
/// @param mostSets the most combinations that are left
public record CombinationFinder(Source source, int mostCells, int mostSets) implements Finder {
    @Override
    public Set<Technique> finds() {
        return switch (source) {
            case CAGES -> Set.of(Technique.CAGE_SINGLE_COMBINATION, Technique.CAGE_COMBINATIONS);
            case ONE_HOUSE, HOUSES -> Set.of(Technique.HIDDEN_CAGE, Technique.SPLIT_CAGE);
        };
    }

    @Override
    public Need need() {
        return Need.HOUSES;
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        for (Rest rest : source.rests(facts)) {
            if (rest.size() > 1 && rest.size() <= mostCells && rest.isLikeACage(facts) && find(facts, rest, sink)) {
                return true;
            }
        }
        return false;
    }

    private boolean find(Facts facts, Rest rest, StepSink sink) {
        Ways ways = Ways.of(facts, rest);
        CandidateSet gone = ways.gone(facts);
        if (ways.left().isEmpty() || ways.left().size() > mostSets || gone.isEmpty()) {
            return false;
        }
        Sums sums = new Sums(List.of(rest.why()), rest.plus(), gone.digits(), ways.left(), ways.lost());
        return sink.accept(new Step(name(facts, rest, ways), sums, Effects.eliminate(gone)));
    }

    private Technique name(Facts facts, Rest rest, Ways ways) {
        return switch (source) {
            case CAGES ->
                ways.lost().isEmpty() && ways.left().size() == 1
                        ? Technique.CAGE_SINGLE_COMBINATION
                        : Technique.CAGE_COMBINATIONS;
            case ONE_HOUSE, HOUSES -> rest.name(facts);
        };
    }
}
