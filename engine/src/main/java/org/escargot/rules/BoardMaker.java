package org.escargot.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.escargot.grid.Board;
import org.escargot.grid.Cage;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.House.Kind;
import org.escargot.grid.Pencilmarks;

/// Makes the board of a puzzle with rules of its own: each block becomes a house, a cage, pairs that exclude each
/// other, or candidates that go at once; what is none of these is left out, and its rule is noted.
final class BoardMaker {
    private static final int MOST_REGIONS = House.all(Kind.REGION).size();

    private final Variant variant;
    private final Frame frame;
    private final Board.Builder board;
    private final Map<Kind, Integer> made = new EnumMap<>(Kind.class);
    private final List<CellSet> regions = new ArrayList<>();
    private final Set<Constraint> unseen = new LinkedHashSet<>();
    private CandidateSet gone = CandidateSet.EMPTY;

    BoardMaker(Variant variant) {
        this.variant = variant;
        frame = variant.rules().frame();
        board = new Board.Builder(frame.size(), set(frame.cells()));
    }

    Lowering make() {
        variant.rules().blocks().forEach(this::lower);
        if (regions.size() > MOST_REGIONS) {
            return Lowering.Beyond.REGIONS;
        }
        regions.sort(Comparator.comparingInt(CellSet::first));
        for (int index = 0; index < regions.size(); index++) {
            board.house(House.region(index), regions.get(index));
        }
        return new Lowering.Lowered(start(), List.copyOf(unseen));
    }

    private void lower(Block block) {
        switch (block) {
            case Block.House house -> addHouse(house);
            case Block.Differ differ -> setApart(differ);
            case Block.Domain domain -> restrict(domain);
            case Block.Relation relation -> exclude(relation);
            case Block.OneOf sets -> {
                setApart(sets);
                unseen.add(sets.origin());
            }
            case Block.Equation equation
            when equation.origin() instanceof SumRule.Cage ->
                board.cage(new Cage(set(equation.cells()), equation.total()));
            case Block.Equation _, Block.Order _, Block.Count _, Block.SameDigits _, Block.Rank _, Block.Automaton _ ->
                unseen.add(block.origin());
        }
    }

    /// A house of which its kind has no more numbers is a region.
    private void addHouse(Block.House house) {
        Kind kind = kind(house.origin());
        int index = house.origin() instanceof HouseRule.Diagonal(HouseRule.Slope slope)
                ? (slope == HouseRule.Slope.FALLING ? 0 : 1)
                : made.merge(kind, 1, Integer::sum) - 1;
        CellSet cells = set(house.cells());
        if (kind == Kind.REGION || index >= House.all(kind).size()) {
            regions.add(cells);
        } else {
            board.house(House.all(kind).first() + index, cells);
        }
    }

    private Kind kind(Constraint origin) {
        return switch (origin) {
            case FrameRule rule ->
                switch (rule) {
                    case ROWS -> Kind.ROW;
                    case COLUMNS -> Kind.COLUMN;
                    case REGIONS -> frame.hasUsualBoxes() ? Kind.BOX : Kind.REGION;
                };
            case HouseRule.Diagonal _ -> Kind.DIAGONAL;
            case HouseRule.Windoku _ -> Kind.WINDOW;
            case HouseRule.DisjointGroups _ -> Kind.GROUP;
            case Constraint _ -> Kind.REGION;
        };
    }

    private void setApart(Block block) {
        int[] cells = block.cells().stream().toArray();
        for (int later = 1; later < cells.length; later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                board.apart(cells[earlier], cells[later], block.origin().id());
            }
        }
    }

    private void restrict(Block.Domain domain) {
        DigitSet others = DigitSet.ALL.minus(new DigitSet(domain.digits()));
        domain.cells().stream().forEach(cell -> gone = gone.or(CandidateSet.of(cell, others)));
    }

    private void exclude(Block.Relation relation) {
        PairTable table = relation.table();
        boolean areApart = table.forbidsEqual();
        if (areApart) {
            board.apart(relation.first(), relation.second(), relation.origin().id());
        }
        for (int one = 1; one <= frame.size(); one++) {
            for (int other = 1; other <= frame.size(); other++) {
                if (!table.allows(one, other) && !(areApart && one == other)) {
                    board.exclude(
                            Candidate.of(relation.first(), one),
                            Candidate.of(relation.second(), other),
                            relation.origin().id());
                }
            }
        }
    }

    /// A given that cannot stand leaves its cell without a candidate.
    private Pencilmarks start() {
        Pencilmarks marks = Pencilmarks.empty(board.build()).without(gone);
        for (int cell : variant.givens().filled().stream().toArray()) {
            int digit = variant.givens().digit(cell);
            marks = marks.has(cell, digit)
                    ? marks.place(cell, digit)
                    : marks.without(CandidateSet.of(cell, DigitSet.ALL));
        }
        return marks;
    }

    private static CellSet set(Cells cells) {
        return CellSet.of(cells.stream().toArray());
    }
}
