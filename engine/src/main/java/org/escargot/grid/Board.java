package org.escargot.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a position is held to: its cells, its houses, and which candidates cannot be true together. Immutable.
///
/// [#CLASSIC] answers as [Houses] does. A board with rules of its own may have fewer cells and digits, other houses,
/// and pairs of cells that share no house and yet cannot be equal, such as cells a knight's move apart.
public final class Board {
    /// The usual board.
    public static final Board CLASSIC = classic();

    private final int size;
    private final CellSet cells;
    private final HouseSet houses;
    private final int houseCount;
    private final boolean hasLinesAndBoxes;
    private final CellSet[] ofHouse;
    private final HouseSet[] housesOf;
    private final CellSet[] peers;
    private final CandidateSet @Nullable [] against;
    /// What only rules of a board's own have; null on the usual board.
    private final @Nullable Own own;

    /// The names of rules that join pairs of cells, and the cages with a total.
    private record Own(Map<Pair, String> rules, List<Cage> cages) {}

    /// Two cells and whether the rule is about equal digits; the smaller cell first.
    private record Pair(int one, int other, boolean equal) {
        static Pair of(int one, int other, boolean equal) {
            return new Pair(Math.min(one, other), Math.max(one, other), equal);
        }
    }

    private Board(Builder from, int houseCount, @Nullable Own own) {
        this.size = from.size;
        this.cells = from.cells;
        this.houses = from.houses;
        this.houseCount = houseCount;
        ofHouse = from.ofHouse;
        housesOf = from.housesOf;
        peers = from.peers;
        against = from.against;
        hasLinesAndBoxes = own == null || hasLinesAndBoxes(ofHouse);
        this.own = own;
    }

    private static boolean hasLinesAndBoxes(CellSet[] ofHouse) {
        for (int house = 0; house < House.COUNT; house++) {
            if (!ofHouse[house].equals(Houses.cells(house))) {
                return false;
            }
        }
        return true;
    }

    /// Makes sure that `puzzle` is one of the usual Sudoku, for what knows no other rules.
    ///
    /// @throws IllegalArgumentException where it is a position on another board
    public static void requireClassic(Puzzle puzzle) {
        if (puzzle instanceof Pencilmarks marks && !marks.board().isClassic()) {
            throw new IllegalArgumentException("The position must be on the usual board.");
        }
    }

    private static Board classic() {
        Builder builder = new Builder(9, CellSet.ALL);
        for (int house = 0; house < House.COUNT; house++) {
            builder.house(house, Houses.cells(house));
        }
        return new Board(builder, House.COUNT, null);
    }

    /// Collects the houses and pairs of a board.
    public static final class Builder {
        private final int size;
        private final CellSet cells;
        private HouseSet houses = HouseSet.EMPTY;
        private final CellSet[] ofHouse = new CellSet[House.MOST];
        private final HouseSet[] housesOf = new HouseSet[Cell.COUNT];
        private final CellSet[] peers = new CellSet[Cell.COUNT];
        private CandidateSet @Nullable [] against;
        private final Map<Pair, String> rules = new HashMap<>();
        private final List<Cage> cages = new ArrayList<>();

        /// Starts a board of `size` digits on `cells`, without houses.
        public Builder(int size, CellSet cells) {
            this.size = size;
            this.cells = cells;
            Arrays.fill(ofHouse, CellSet.EMPTY);
            Arrays.fill(housesOf, HouseSet.EMPTY);
            Arrays.fill(peers, CellSet.EMPTY);
        }

        /// Adds `house`, whose `inside` hold each digit once.
        public Builder house(int house, CellSet inside) {
            houses = houses.with(house);
            ofHouse[house] = inside;
            for (int cell = inside.first(); cell >= 0; cell = inside.next(cell)) {
                housesOf[cell] = housesOf[cell].with(house);
                peers[cell] = peers[cell].or(inside).without(cell);
            }
            return this;
        }

        /// Adds that `one` and `other` are not equal, by a rule called `rule`.
        public Builder apart(int one, int other, String rule) {
            rules.putIfAbsent(Pair.of(one, other, true), rule);
            peers[one] = peers[one].with(other);
            peers[other] = peers[other].with(one);
            return this;
        }

        /// Adds that `one` and `other`, candidates of two cells, are not both true, by a rule called `rule`.
        public Builder exclude(int one, int other, String rule) {
            boolean equal = Candidate.digit(one) == Candidate.digit(other);
            rules.putIfAbsent(Pair.of(Candidate.cell(one), Candidate.cell(other), equal), rule);
            CandidateSet[] all = against;
            if (all == null) {
                all = new CandidateSet[Candidate.COUNT];
                Arrays.fill(all, CandidateSet.EMPTY);
                against = all;
            }
            all[one] = all[one].or(CandidateSet.of(other));
            all[other] = all[other].or(CandidateSet.of(one));
            return this;
        }

        /// Adds `cage`; that its cells differ is for [#apart] to say.
        public Builder cage(Cage cage) {
            cages.add(cage);
            return this;
        }

        /// The board; nothing may be added afterwards.
        public Board build() {
            return new Board(this, House.MOST, new Own(rules, List.copyOf(cages)));
        }
    }

    /// Whether it is the usual board, [#CLASSIC].
    public boolean isClassic() {
        return own == null;
    }

    /// Whether the rows, columns and boxes of the usual board are all among its houses.
    public boolean hasLinesAndBoxes() {
        return hasLinesAndBoxes;
    }

    /// How many digits there are, and cells in a house.
    public int size() {
        return size;
    }

    /// The digits from 1 to the size.
    public DigitSet digits() {
        return new DigitSet((1 << size) - 1);
    }

    /// The cells that there are.
    public CellSet cells() {
        return cells;
    }

    /// All houses.
    public HouseSet houses() {
        return houses;
    }

    /// The cages with a total, in the order of the puzzle.
    public List<Cage> cages() {
        return own == null ? List.of() : own.cages;
    }

    /// Above every house; numbers below that are no house have no cells.
    public int houseCount() {
        return houseCount;
    }

    /// The cells of `house`; none where there is no such house.
    public CellSet cells(int house) {
        return ofHouse[house];
    }

    /// All cells of `houses`.
    public CellSet cells(HouseSet houses) {
        CellSet all = CellSet.EMPTY;
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            all = all.or(cells(house));
        }
        return all;
    }

    /// The houses of `cell`.
    public HouseSet of(int cell) {
        return housesOf[cell];
    }

    /// The cells that cannot be equal to `cell`.
    public CellSet peers(int cell) {
        return peers[cell];
    }

    /// The cells that cannot be equal to any of `cells`; all where that is empty.
    public CellSet commonPeers(CellSet cells) {
        long upper = CellSet.ALL.upper();
        long lower = CellSet.ALL.lower();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            upper &= peers[cell].upper();
            lower &= peers[cell].lower();
        }
        return new CellSet(upper, lower);
    }

    /// The houses that hold all of `cells`; all houses where that is empty.
    public HouseSet common(CellSet cells) {
        long common = houses.bits();
        for (int cell = cells.first(); cell >= 0 && common != 0; cell = cells.next(cell)) {
            common &= housesOf[cell].bits();
        }
        return new HouseSet(common);
    }

    /// Whether candidates exclude each other that are not of one digit, as on boards where neighbors are not
    /// consecutive.
    public boolean hasExclusions() {
        return against != null;
    }

    /// The candidates of other cells that are false once `candidate` is true, but for its digit in its peers.
    public CandidateSet excludedBy(int candidate) {
        return against == null ? CandidateSet.EMPTY : against[candidate];
    }

    /// The name of the rule by which two candidates of different cells exclude each other; empty where a house does, or
    /// nothing.
    public String rule(int one, int other) {
        if (own == null) {
            return "";
        }
        int first = Candidate.cell(one);
        int second = Candidate.cell(other);
        boolean equal = Candidate.digit(one) == Candidate.digit(other);
        return equal && housesOf[first].intersects(housesOf[second])
                ? ""
                : own.rules.getOrDefault(Pair.of(first, second, equal), "");
    }
}
