package org.escargot.logic.wings;

import java.util.Set;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.Houses;
import org.escargot.logic.chains.ChainNames;
import org.escargot.logic.pattern.Chain;
import org.escargot.logic.pattern.Node;
import org.escargot.logic.pattern.StrongLink;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Finder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Wings of three strong links whose ends are different digits in two cells that see each other; then the first cell
/// loses the digit of the last end, and the last cell that of the first.
///
///     S-Wing     x = x - (x = y) - y = y                             two houses, between them a cell
///     L3-Wing    x = (x - y) = (y - z) = z                           three houses
///     H-Wing     (x = y) - y = (y - z) = z, (x = y) - (y = z) - z = z    a cell at one end, a house at the other
///
/// Valid because one of the two ends is true, and each of them takes the digit of the other from the other's cell.
/// Steps come by the first end, then link by link in the order of [StrongLinks]; a wing that reads the same from both
/// ends begins with the lower one. See `docs/techniques/s-wing.md`, `l3-wing.md` and `h-wing.md`.
///
/// @param name which of them
public record LinkedWingFinder(Technique name) implements Finder {
    @Override
    public Set<Technique> finds() {
        return Set.of(name);
    }

    @Override
    public boolean find(Facts facts, StepSink sink) {
        StrongLinks links = StrongLinks.of(facts);
        CandidateSet all = facts.allCandidates();
        for (int start = all.first(); start >= 0; start = all.next(start)) {
            for (StrongLink first : links.from(start)) {
                if (isWanted(first, 0) && find(facts, links, first, sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean find(Facts facts, StrongLinks links, StrongLink first, StepSink sink) {
        for (StrongLink second : links.after(first)) {
            if (!isWanted(second, 1)) {
                continue;
            }
            for (StrongLink third : links.after(second)) {
                if (isWanted(third, 2) && report(facts, Chain.open(first, second, third), sink)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether the wing has a link of this kind at `place`.
    private boolean isWanted(StrongLink link, int place) {
        boolean isInCell = link.houses().isEmpty();
        return switch (name) {
            case S_WING -> isInCell == (place == 1);
            case L3_WING -> !isInCell;
            case H_WING -> place == 1 || isInCell == (place == 0);
            default -> throw new IllegalArgumentException(name + " is no wing of three links.");
        };
    }

    private boolean report(Facts facts, Chain chain, StepSink sink) {
        if (!passesOnce(chain) || ChainNames.of(chain) != name || isTurned(chain)) {
            return false;
        }
        CandidateSet gone = eliminations(facts, chain);
        return !gone.isEmpty() && sink.accept(new Step(name, chain, Effects.eliminate(gone)));
    }

    private boolean isTurned(Chain chain) {
        return name != Technique.H_WING && candidate(chain.first()) > candidate(chain.last());
    }

    private static boolean passesOnce(Chain chain) {
        CandidateSet met = CandidateSet.EMPTY;
        for (Node node : chain.nodes()) {
            met = met.or(node.candidates());
        }
        return met.size() == chain.nodes().size();
    }

    private static CandidateSet eliminations(Facts facts, Chain chain) {
        int first = chain.first().places().first();
        int last = chain.last().places().first();
        if (!Houses.peers(first).contains(last)) {
            return CandidateSet.EMPTY;
        }
        CandidateSet gone = CandidateSet.of(CellSet.of(first), chain.last().digit())
                .or(CandidateSet.of(CellSet.of(last), chain.first().digit()));
        for (Node node : chain.nodes()) {
            gone = gone.minus(node.candidates());
        }
        return gone.and(facts.allCandidates());
    }

    private static int candidate(Node node) {
        return Candidate.of(node.places().first(), node.digit());
    }
}
