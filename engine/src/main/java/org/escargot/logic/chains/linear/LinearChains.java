package org.escargot.logic.chains.linear;

import static org.escargot.logic.chains.linear.CandidateLinks.STRONG;

import java.util.Arrays;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Houses;
import org.escargot.logic.chains.FoundChain;
import org.escargot.logic.chains.FoundChains;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Technique;

/// Follows every chain of strong and weak links in turn from every candidate, a strong link first, as long as it
/// meets no cell twice but at its end.
///
/// Kernel: one path, written and taken back.
///
/// | name | what it holds |
/// |---|---|
/// | `path[i]` | the candidates of the chain |
/// | `size` | how many there are |
/// | `start` | the first one |
/// | `used` | the cells of the chain |
/// | `reached[i]` | the candidates that may be ends, `reachedCount` of them |
final class LinearChains {
    /// The most links of a chain.
    private static final int MOST_LINKS = 20;

    private final Facts facts;
    private final Technique technique;
    private final int[][] links;
    private final FoundChains found = new FoundChains();
    private final int[] path = new int[MOST_LINKS + 1];
    private final boolean[] used = new boolean[81];
    private final boolean throughCells;
    private final boolean[] isReached = new boolean[Candidate.COUNT];
    private final int[] reached = new int[Candidate.COUNT];
    private int reachedCount;
    private int size;
    private int start;

    private LinearChains(Facts facts, Technique technique, CandidateLinks links) {
        this.facts = facts;
        this.technique = technique;
        this.links = links.links;
        throughCells = technique == Technique.XY_CHAIN;
    }

    /// The X-chains of `digits` in the position of `facts`.
    static FoundChains ofDigits(Facts facts, DigitSet digits) {
        return new LinearChains(facts, Technique.X_CHAIN, CandidateLinks.ofDigits(facts, digits)).search();
    }

    /// The XY-chains in the position of `facts`.
    static FoundChains ofCells(Facts facts) {
        return new LinearChains(facts, Technique.XY_CHAIN, CandidateLinks.ofCells(facts)).search();
    }

    private FoundChains search() {
        for (start = 0; start < Candidate.COUNT; start++) {
            if (links[start].length > 0 && mayConclude()) {
                size = 0;
                push(start);
                follow(start);
                pop();
            }
        }
        return found;
    }

    /// Whether an XY-chain from `start` may take something, as far as that is told without following each: whether one
    /// that may pass a cell more than once comes to such an end.
    private boolean mayConclude() {
        if (!throughCells) {
            return true;
        }
        Arrays.fill(isReached, false);
        reachedCount = 0;
        reach(start);
        for (int at = 0; at < reachedCount; at++) {
            int end = reached[at];
            if (Candidate.digit(end) == Candidate.digit(start) && !victims(end).isEmpty()) {
                return true;
            }
            for (int link : links[end]) {
                if (link < STRONG) {
                    reach(link);
                }
            }
        }
        return false;
    }

    /// Notes the other candidate of the cell of `weak`.
    private void reach(int weak) {
        int mate = links[weak][0] - STRONG;
        if (!isReached[mate]) {
            isReached[mate] = true;
            reached[reachedCount++] = mate;
        }
    }

    private void push(int candidate) {
        path[size++] = candidate;
        used[Candidate.cell(candidate)] = true;
    }

    private void pop() {
        used[Candidate.cell(path[--size])] = false;
    }

    /// Goes on by each link: from an even place by a strong one. A strong link may serve as a weak one, but within a
    /// cell the chain passes once.
    private void follow(int from) {
        boolean strongly = size % 2 == 1;
        for (int link : links[from]) {
            int to = link & STRONG - 1;
            boolean isStrong = (link & STRONG) != 0;
            if (strongly && !isStrong || throughCells && strongly != isStrong) {
                continue;
            }
            if (Candidate.cell(to) == Candidate.cell(from)) {
                passCell(to);
            } else if (Candidate.cell(to) == Candidate.cell(start)) {
                close(to, strongly);
            } else if (!used[Candidate.cell(to)]) {
                push(to);
                goOn(to, strongly);
                pop();
            }
        }
    }

    private void passCell(int to) {
        path[size++] = to;
        goOn(to, true);
        size--;
    }

    private void goOn(int to, boolean strongly) {
        if (strongly) {
            conclude(to);
        }
        if (size <= MOST_LINKS) {
            follow(to);
        }
    }

    private void close(int to, boolean strongly) {
        path[size++] = to;
        if (strongly) {
            conclude(to);
        }
        size--;
    }

    /// If the first candidate is false, the last one is true.
    private void conclude(int end) {
        int digit = Candidate.digit(start);
        if (size < 4 || Candidate.digit(end) != digit) {
            return;
        }
        CellSet victims = victims(end);
        if (victims.isEmpty()) {
            return;
        }
        CandidateSet eliminations = CandidateSet.of(victims, digit);
        if (found.wants(technique, eliminations, size)) {
            found.add(new FoundChain(
                    technique,
                    eliminations,
                    Arrays.stream(path, 0, size).boxed().toList()));
        }
    }

    /// Where the digit of `start` goes if that or `end`, of the same digit, is true.
    private CellSet victims(int end) {
        return facts.cellsOf(Candidate.digit(start))
                .and(Houses.peers(Candidate.cell(start)))
                .and(Houses.peers(Candidate.cell(end)));
    }
}
