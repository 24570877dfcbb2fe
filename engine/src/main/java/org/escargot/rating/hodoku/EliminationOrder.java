package org.escargot.rating.hodoku;

import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.Subset;
import org.escargot.logic.pattern.SueDeCoq;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;

/// The order in which HoDoKu takes the candidates that a step eliminates. The singles that this leaves arise in the
/// same order, and the score depends on which of them comes first.
final class EliminationOrder {
    private EliminationOrder() {}

    /// The candidates that `step` eliminates, from first to last.
    ///
    /// @param candidates those of each cell before the step
    static int[] of(Step step, IntFunction<DigitSet> candidates) {
        CandidateSet eliminated = step.effects().eliminations();
        return switch (step.pattern()) {
            case Subset subset when subset.houses().size() > 1 -> lineFirst(subset, eliminated);
            case SueDeCoq set -> boxFirst(set, eliminated);
            case Chain chain
            when step.technique() == Technique.ALS_XZ && chain.form() == Chain.Form.LOOP ->
                setBySet(chain, eliminated, candidates);
            default -> isByDigit(step.technique()) ? byDigit(eliminated).toArray() : byCell(eliminated);
        };
    }

    /// Loops, chains, with almost locked sets or without, and remote pairs go digit by digit; all others, also X-chains
    /// and XY-chains, cell by cell.
    private static boolean isByDigit(Technique technique) {
        return switch (technique.style()) {
            case ALS, REMOTE_PAIR -> true;
            case NICE_LOOP -> technique != Technique.X_CHAIN && technique != Technique.XY_CHAIN;
            case TWO_LINKS, XY_WING, W_WING, CHUTE_PAIR, PLAIN -> false;
        };
    }

    private static int[] byCell(CandidateSet eliminated) {
        return eliminated.stream().toArray();
    }

    private static IntStream byDigit(CandidateSet eliminated) {
        return IntStream.rangeClosed(1, Digit.COUNT)
                .flatMap(digit -> eliminated.cells(digit).stream().map(cell -> Candidate.of(cell, digit)));
    }

    /// A locked subset clears its line, also where that lies in its box, before the rest of its box.
    private static int[] lineFirst(Subset subset, CandidateSet eliminated) {
        CellSet line = Houses.cells(subset.houses().minus(Houses.BOXES).first());
        return first(eliminated, candidate -> line.contains(Candidate.cell(candidate)));
    }

    /// What the middle and the box part lock goes from the box, before what the line part locks from the line.
    private static int[] boxFirst(SueDeCoq set, CandidateSet eliminated) {
        DigitSet twice = set.lineDigits().and(set.boxDigits());
        DigitSet digits =
                set.digits().or(set.boxDigits()).minus(set.lineDigits()).or(twice);
        CellSet box = Houses.cells(set.box());
        return first(
                eliminated,
                candidate -> box.contains(Candidate.cell(candidate)) && digits.contains(Candidate.digit(candidate)));
    }

    private static int[] first(CandidateSet eliminated, IntPredicate isFirst) {
        return IntStream.concat(
                        eliminated.stream().filter(isFirst), eliminated.stream().filter(isFirst.negate()))
                .toArray();
    }

    /// Two sets with two restricted commons: the digits that both sets lack in what they see together, the lower
    /// common last; then what the first set locks, then what the second does.
    private static int[] setBySet(Chain loop, CandidateSet eliminated, IntFunction<DigitSet> candidates) {
        Node.Als one = (Node.Als) loop.links().getFirst().from();
        Node.Als other = (Node.Als) loop.links().getLast().from();
        int lowest = Math.min(one.digit(), other.digit());
        IntPredicate seesOne = candidate -> sees(candidate, one, candidates);
        IntPredicate seesBoth = seesOne.and(candidate -> sees(candidate, other, candidates));
        IntPredicate isLowest = candidate -> Candidate.digit(candidate) == lowest;
        return Stream.of(
                        byDigit(eliminated).filter(seesBoth).filter(isLowest.negate()),
                        byDigit(eliminated).filter(seesBoth),
                        byDigit(eliminated).filter(seesOne),
                        byDigit(eliminated))
                .flatMapToInt(part -> part)
                .distinct()
                .toArray();
    }

    /// Whether `candidate` sees all its digit's places in `set`, which has some.
    private static boolean sees(int candidate, Node.Als set, IntFunction<DigitSet> candidates) {
        int digit = Candidate.digit(candidate);
        CellSet peers = Houses.peers(Candidate.cell(candidate));
        return set.digits().contains(digit)
                && set.cells().stream()
                        .filter(cell -> candidates.apply(cell).contains(digit))
                        .allMatch(peers::contains);
    }
}
