package org.escargot.grid;

/// Which cells share a house: the one place where the rules of Sudoku are written down.
public final class Houses {
    /// The nine rows.
    public static final HouseSet ROWS = new HouseSet(0x1FF);

    /// The nine columns.
    public static final HouseSet COLUMNS = new HouseSet(0x1FF << 9);

    /// The nine boxes.
    public static final HouseSet BOXES = new HouseSet(0x1FF << 18);

    /// Rows and columns.
    public static final HouseSet LINES = ROWS.or(COLUMNS);

    private static final CellSet[] CELLS = new CellSet[House.COUNT];
    private static final CellSet[] PEERS = new CellSet[Cell.COUNT];
    private static final HouseSet[] OF = new HouseSet[Cell.COUNT];

    static {
        for (int house = 0; house < House.COUNT; house++) {
            CellSet cells = CellSet.EMPTY;
            for (int place = 0; place < 9; place++) {
                cells = cells.with(cell(house, place));
            }
            CELLS[house] = cells;
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            OF[cell] = HouseSet.of(row(cell), column(cell), box(cell));
            PEERS[cell] = CELLS[row(cell)]
                    .or(CELLS[column(cell)])
                    .or(CELLS[box(cell)])
                    .without(cell);
        }
    }

    private Houses() {}

    /// The nine cells of `house`.
    public static CellSet cells(int house) {
        return CELLS[house];
    }

    /// The cell at `place` (0..8, in reading order) of `house`.
    public static int cell(int house, int place) {
        int index = House.index(house);
        return switch (House.kind(house)) {
            case ROW -> Cell.at(index, place);
            case COLUMN -> Cell.at(place, index);
            case BOX -> Cell.at(index / 3 * 3 + place / 3, index % 3 * 3 + place % 3);
            case DIAGONAL, WINDOW, GROUP, REGION ->
                throw new IllegalArgumentException("The usual board has no house " + House.name(house) + ".");
        };
    }

    /// The row of `cell`, as a house.
    public static int row(int cell) {
        return House.row(Cell.row(cell));
    }

    /// The column of `cell`, as a house.
    public static int column(int cell) {
        return House.column(Cell.column(cell));
    }

    /// The box of `cell`, as a house.
    public static int box(int cell) {
        return House.box(Cell.box(cell));
    }

    /// The three houses of `cell`.
    public static HouseSet of(int cell) {
        return OF[cell];
    }

    /// The 20 peers of `cell`: the other cells of its houses.
    public static CellSet peers(int cell) {
        return PEERS[cell];
    }

    /// The cells that are peers of every cell in `cells`; all cells when `cells` is empty.
    public static CellSet commonPeers(CellSet cells) {
        long upper = CellSet.ALL.upper();
        long lower = CellSet.ALL.lower();
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            upper &= PEERS[cell].upper();
            lower &= PEERS[cell].lower();
        }
        return new CellSet(upper, lower);
    }

    /// The houses that hold all of `cells`; all houses when `cells` is empty.
    public static HouseSet common(CellSet cells) {
        long common = HouseSet.ALL.bits();
        for (int cell = cells.first(); cell >= 0 && common != 0; cell = cells.next(cell)) {
            common &= OF[cell].bits();
        }
        return new HouseSet(common);
    }
}
