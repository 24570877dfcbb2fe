package org.escargot.logic.chains.tables;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.escargot.grid.Candidate;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.Fish;
import org.escargot.logic.step.Facts;

/// Looks for candidates that all fins of a shape lead to, together with the shape itself or with the places of one of
/// its cover houses. Shapes that are plain finned fish already are left to those.
final class KrakenSearch {
    private final Tables tables;
    private final Literals literals;
    private final Facts facts;

    /// By candidate: what it makes false, by digit.
    private final CellSet[][] off = new CellSet[Candidate.COUNT][];

    /// By type and candidate that goes: the simplest.
    private final Map<Integer, FoundKraken> found = new TreeMap<>();

    private KrakenSearch(Tables tables) {
        this.tables = tables;
        this.literals = tables.literals;
        this.facts = literals.facts;
        for (int node = 0; node < literals.candidates; node++) {
            int literal = Literals.on(node);
            off[literals.candidate(literal)] =
                    TableSets.of(literals, tables.of(literal)).off();
        }
    }

    /// The simplest kraken fish of each type for each candidate.
    static Collection<FoundKraken> search(Tables tables, int largest) {
        KrakenSearch search = new KrakenSearch(tables);
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            int its = digit;
            FinnedShapes.visit(search.facts, digit, largest, (base, cover, places, covered, twice) -> {
                Fish fish = new Fish(its, base, cover, places.minus(covered), CellSet.EMPTY);
                search.look(fish, places, covered, twice);
            });
        }
        return new ArrayList<>(search.found.values());
    }

    private void look(Fish fish, CellSet places, CellSet covered, CellSet twice) {
        CellSet taken = facts.cellsOf(fish.digit()).and(covered.minus(places).or(twice));
        if (taken.intersects(Houses.commonPeers(fish.fins()))) {
            return;
        }
        CellSet byFins = common(fish.digit(), CellSet.ALL, fish.fins(), fish.digit());
        keep(fish, HouseSet.EMPTY, CellSet.EMPTY, taken.and(byFins), fish.digit());
        HouseSet cover = fish.cover();
        for (int house = cover.first(); house >= 0; house = cover.next(house)) {
            CellSet starts = places.and(Houses.cells(house)).minus(twice);
            if (!starts.isEmpty()) {
                through(fish, HouseSet.of(house), starts);
            }
        }
    }

    private void through(Fish fish, HouseSet house, CellSet starts) {
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            CellSet byFins = common(fish.digit(), facts.cellsOf(digit), fish.fins(), digit);
            CellSet byAll = byFins.isEmpty() ? byFins : common(fish.digit(), byFins, starts, digit);
            CellSet gone = digit == fish.digit() ? byAll.minus(starts).minus(fish.fins()) : byAll;
            keep(fish, house, starts, gone, digit);
        }
    }

    /// Those of `cells` that lose `digit` if any of `starts` holds `own`.
    private CellSet common(int own, CellSet cells, CellSet starts, int digit) {
        CellSet common = cells;
        for (int cell = starts.first(); cell >= 0 && !common.isEmpty(); cell = starts.next(cell)) {
            common = common.and(off[Candidate.of(cell, own)][digit]);
        }
        return common;
    }

    private void keep(Fish fish, HouseSet through, CellSet starts, CellSet gone, int digit) {
        for (int cell = gone.first(); cell >= 0; cell = gone.next(cell)) {
            int outcome = Candidate.of(cell, digit);
            int key = through.isEmpty() ? outcome : outcome + Candidate.COUNT;
            FoundKraken best = found.get(key);
            if (best != null && best.size() < fish.size()) {
                continue;
            }
            int length = length(fish, starts, outcome);
            if (best == null || fish.size() < best.size() || length < best.length()) {
                found.put(key, new FoundKraken(fish, through, starts, outcome, length));
            }
        }
    }

    private int length(Fish fish, CellSet places, int outcome) {
        int digit = fish.digit();
        CellSet starts = fish.fins().or(places);
        int end = FoundKraken.end(literals, outcome);
        int length = 0;
        for (int cell = starts.first(); cell >= 0; cell = starts.next(cell)) {
            Table table = tables.of(Literals.on(literals.nodeOf(cell, digit)));
            length += table.distance[table.at(end)];
        }
        return length;
    }
}
