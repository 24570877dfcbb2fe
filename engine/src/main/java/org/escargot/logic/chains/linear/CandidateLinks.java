package org.escargot.logic.chains.linear;

import org.escargot.grid.Candidate;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;

/// The links from each candidate to others, in the order in which a search tries them: within the cell, then in its
/// row, its column and its box, there by cell.
///
/// Kernel: a link is the other candidate, with [#STRONG] added where it is strong.
final class CandidateLinks {
    /// Added to a link that is strong.
    static final int STRONG = 1024;

    private static final int[] NONE = {};

    /// `[candidate]`: its links; empty where the chains do not pass.
    final int[][] links = new int[Candidate.COUNT][];

    private final Facts facts;
    private final int[] found = new int[24];
    private int count;

    private CandidateLinks(Facts facts) {
        this.facts = facts;
    }

    /// The links of X-chains of `digits`: those of a digit, in houses. Two places of a box that share a line are
    /// joined by the line, strongly only if it has no other place.
    static CandidateLinks ofDigits(Facts facts, DigitSet digits) {
        CandidateLinks links = new CandidateLinks(facts);
        for (int candidate = 0; candidate < Candidate.COUNT; candidate++) {
            links.begin();
            int digit = Candidate.digit(candidate);
            if (digits.contains(digit) && facts.has(Candidate.cell(candidate), digit)) {
                links.addHouses(candidate, CellSet.ALL, true);
            }
            links.end(candidate);
        }
        return links;
    }

    /// The links of XY-chains: strong ones in cells of two candidates, weak ones between them.
    static CandidateLinks ofCells(Facts facts) {
        CandidateLinks links = new CandidateLinks(facts);
        CellSet cells = facts.bivalue();
        for (int candidate = 0; candidate < Candidate.COUNT; candidate++) {
            links.begin();
            int cell = Candidate.cell(candidate);
            int digit = Candidate.digit(candidate);
            if (cells.contains(cell) && facts.has(cell, digit)) {
                DigitSet other = facts.candidates(cell).without(digit);
                links.found[links.count++] = Candidate.of(cell, other.first()) + STRONG;
                links.addHouses(candidate, cells, false);
            }
            links.end(candidate);
        }
        return links;
    }

    private void begin() {
        count = 0;
    }

    private void end(int candidate) {
        int[] all = NONE;
        if (count > 0) {
            all = new int[count];
            System.arraycopy(found, 0, all, 0, count);
        }
        links[candidate] = all;
    }

    private void addHouses(int candidate, CellSet among, boolean mayBeStrong) {
        int cell = Candidate.cell(candidate);
        int digit = Candidate.digit(candidate);
        HouseSet houses = Houses.of(cell);
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            CellSet places = facts.places(digit, house);
            int strong = mayBeStrong && places.size() == 2 ? STRONG : 0;
            CellSet others = places.and(among).without(cell);
            for (int other = others.first(); other >= 0; other = others.next(other)) {
                boolean inLine = Cell.row(other) == Cell.row(cell) || Cell.column(other) == Cell.column(cell);
                if (House.kind(house) != House.Kind.BOX || !inLine) {
                    found[count++] = Candidate.of(other, digit) + strong;
                }
            }
        }
    }
}
