package org.escargot.logic.als;

import java.util.Set;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.grid.LowestBit;
import org.escargot.logic.pattern.SueDeCoq;
import org.escargot.logic.step.Effects;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.HouseFinder;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepSink;
import org.escargot.logic.step.Technique;

/// Sue de Coq: two or three cells of a line and a box with at least two digits more than cells; some cells of the line
/// and some of the box, which share none of these digits, make up the difference. Then each digit is confined to one
/// part with the middle, and goes from the rest of the line or of the box.
///
///     | 1258 1258 . | 15 . . |        box part {38}, extra digit 3
///     |  38    .  . |
///
/// Valid because there are as many digits as cells. A digit that only a part has, an extra one, may stand in the line
/// part and again in the box part; each counts for itself.
/// Steps come by line, rows first, then box, then the cells of the middle, the line part and the box part in reading
/// order, a set before those that begin with it. See `docs/techniques/sue-de-coq.md`.
public record SueDeCoqFinder() implements HouseFinder {
    /// The cells of the middle among those of line and box, as bits.
    private static final int[] MIDDLES = {0b011, 0b111, 0b101, 0b110};

    @Override
    public Set<Technique> finds() {
        return Set.of(Technique.SUE_DE_COQ);
    }

    @Override
    public boolean find(Facts facts, HouseSet houses, StepSink sink) {
        for (int line = Houses.LINES.first(); line >= 0; line = Houses.LINES.next(line)) {
            for (int box = Houses.BOXES.first(); box >= 0; box = Houses.BOXES.next(box)) {
                if (!houses.contains(line) && !houses.contains(box)) {
                    continue;
                }
                CellSet both = facts.unsolved().and(Houses.cells(line)).and(Houses.cells(box));
                for (int bits : MIDDLES) {
                    CellSet middle = both.size() < 2 || 32 - Integer.numberOfLeadingZeros(bits) > both.size()
                            ? CellSet.EMPTY
                            : chosen(both, bits);
                    int digits = facts.union(middle).bits();
                    int more = Integer.bitCount(digits) - middle.size();
                    if (more >= 2 && new Search(facts, sink, line, box, middle, digits, more).run()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Those of `cells` whose place, counted from 0, is a bit of `bits`.
    static CellSet chosen(CellSet cells, int bits) {
        CellSet chosen = CellSet.EMPTY;
        int at = 0;
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell), at++) {
            chosen = (bits >> at & 1) != 0 ? chosen.with(cell) : chosen;
        }
        return chosen;
    }

    /// The parts that fit one middle, whose `digits` are `more` than its cells.
    ///
    /// Kernel: a part is the bits of places among the open cells of line or box outside of the middle.
    private static final class Search {
        private final Facts facts;
        private final StepSink sink;
        private final int line;
        private final int box;
        private final CellSet middle;
        private final int digits;
        private final int more;
        private final Rest ofLine;
        private final Rest ofBox;

        /// The open cells of a house outside of the middle, and their candidates.
        private static final class Rest {
            final CellSet open;
            final int[] cells;
            final int[] candidates;

            Rest(Facts facts, CellSet open) {
                this.open = open;
                cells = open.stream().toArray();
                candidates = new int[cells.length];
                for (int at = 0; at < cells.length; at++) {
                    candidates[at] = facts.candidates(cells[at]).bits();
                }
            }
        }

        Search(Facts facts, StepSink sink, int line, int box, CellSet middle, int digits, int more) {
            this.facts = facts;
            this.sink = sink;
            this.line = line;
            this.box = box;
            this.middle = middle;
            this.digits = digits;
            this.more = more;
            ofLine = new Rest(facts, rest(line));
            ofBox = new Rest(facts, rest(box));
        }

        boolean run() {
            return growLine(0, 0, 0);
        }

        /// The open cells of `house` outside of the middle.
        private CellSet rest(int house) {
            return facts.unsolved().and(Houses.cells(house)).minus(middle);
        }

        private boolean growLine(int from, int chosen, int union) {
            for (int at = from; at < ofLine.cells.length; at++) {
                int part = chosen | 1 << at;
                int held = union | ofLine.candidates[at];
                int gain = gain(part, held);
                if ((held & digits) != 0 && gain > 0 && gain < more && growBox(0, 0, 0, part, held, more - gain)) {
                    return true;
                }
                if (growLine(at + 1, part, held)) {
                    return true;
                }
            }
            return false;
        }

        private boolean growBox(int from, int chosen, int union, int inLine, int lines, int wanted) {
            for (int at = from; at < ofBox.cells.length; at++) {
                int part = chosen | 1 << at;
                int held = union | ofBox.candidates[at];
                if ((held & lines & digits) != 0 || isChosen(ofBox.cells[at], inLine)) {
                    continue;
                }
                boolean fits = (held & digits) != 0 && gain(part, held) == wanted;
                if (fits && report(chosen(ofLine.open, inLine), lines, chosen(ofBox.open, part), held)
                        || growBox(at + 1, part, held, inLine, lines, wanted)) {
                    return true;
                }
            }
            return false;
        }

        /// Whether `cell` is in the line part.
        private boolean isChosen(int cell, int inLine) {
            for (int rest = inLine; rest != 0; rest &= rest - 1) {
                if (ofLine.cells[LowestBit.of(rest)] == cell) {
                    return true;
                }
            }
            return false;
        }

        /// How many cells `part` has for digits of the middle.
        private int gain(int part, int held) {
            return Integer.bitCount(part) - Integer.bitCount(held & ~digits);
        }

        private boolean report(CellSet inLine, int lines, CellSet inBox, int boxes) {
            int twice = lines & boxes;
            DigitSet fromBox = new DigitSet((digits | boxes) & ~lines | twice);
            DigitSet fromLine = new DigitSet((digits | lines) & ~boxes | twice);
            CandidateSet eliminated = Effects.eliminate(facts, ofBox.open.minus(inBox), fromBox)
                    .and(Effects.eliminate(facts, ofLine.open.minus(inLine), fromLine))
                    .eliminations();
            return !eliminated.isEmpty()
                    && sink.accept(new Step(
                            Technique.SUE_DE_COQ,
                            new SueDeCoq(
                                    line,
                                    box,
                                    middle,
                                    new DigitSet(digits),
                                    inLine,
                                    new DigitSet(lines),
                                    inBox,
                                    new DigitSet(boxes)),
                            Effects.eliminate(eliminated)));
        }
    }
}
