package org.escargot.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.escargot.explain.reading.Cycles;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.Digit;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.GivenSymmetry.Motion;
import org.escargot.logic.pattern.Truths;

/// How cells are named. Cells that share a row or a column are named together, such as `r4c13` or `r46c7`.
public enum Coordinates {
    /// `r1c1` to `r9c9`.
    RC("123456789", "r", "c"),
    /// `A1` to `J9`: the row's letter, without I, and the column's number.
    A1("ABCDEFGHJ", "", ""),
    /// `L1C1` to `L9C9`: ligne and colonne.
    LC("123456789", "L", "C");

    private final String rows;
    private final String beforeRow;
    private final String beforeColumn;

    Coordinates(String rows, String beforeRow, String beforeColumn) {
        this.rows = rows;
        this.beforeRow = beforeRow;
        this.beforeColumn = beforeColumn;
    }

    /// The name of row `index`, 0..8, in a text that says that it is a row: its number, or its letter.
    public String row(int index) {
        return rows.substring(index, index + 1);
    }

    /// The name of `cell`.
    public String cell(int cell) {
        return group(CellSet.of(cell));
    }

    /// The short name of `house`, such as `b4`, `B4` for French readers.
    String house(int house) {
        return switch (House.kind(house)) {
            case ROW -> (this == LC ? "L" : "r") + number(house);
            case COLUMN -> (this == LC ? "C" : "c") + number(house);
            case BOX -> (this == LC ? "B" : "b") + number(house);
            case DIAGONAL, WINDOW, GROUP, REGION -> {
                String name = House.name(house);
                yield this == LC ? name.toUpperCase(Locale.ROOT) : name;
            }
        };
    }

    private static int number(int house) {
        return House.index(house) + 1;
    }

    /// What `motion` does to rows and columns: `r1↔r3, c4→c5→c6→c4`.
    String lines(Motion motion) {
        return new Cycles(Houses.LINES.size(), motion::lineImage).text(this::house);
    }

    /// Short names of `truths`, cells before houses: `r1c27, 479b1, 12r5`.
    String truths(Truths truths) {
        List<String> names = new ArrayList<>();
        if (!truths.cells().isEmpty()) {
            names.add(cells(truths.cells()));
        }
        HouseSet houses = truths.houses();
        for (int house = houses.first(); house >= 0; house = houses.next(house)) {
            StringBuilder name = new StringBuilder();
            for (Truths.InHouses each : truths.digits()) {
                name.append(each.houses().contains(house) ? Integer.toString(each.digit()) : "");
            }
            names.add(name.append(house(house)).toString());
        }
        return String.join(", ", names);
    }

    /// Short names of `candidates` by digit: `2r1c38,7r5c5`.
    String candidates(CandidateSet candidates) {
        List<String> names = new ArrayList<>();
        for (int digit = 1; digit <= Digit.COUNT; digit++) {
            for (CellSet group : groups(candidates.cells(digit))) {
                names.add(digit + group(group));
            }
        }
        return String.join(",", names);
    }

    /// The names of `cells`, such as `r4c13,r5c7`.
    public String cells(CellSet cells) {
        return groups(cells).stream().map(this::group).collect(Collectors.joining(","));
    }

    /// The common name of cells that all lie in one row, or all in one column.
    String group(CellSet cells) {
        StringBuilder name = new StringBuilder(beforeRow);
        cells.stream().map(Cell::row).distinct().forEach(row -> name.append(rows.charAt(row)));
        name.append(beforeColumn);
        cells.stream().map(Cell::column).distinct().forEach(column -> name.append(column + 1));
        return name.toString();
    }

    /// `cells` in groups of one row or one column: the first cell takes with it the longer of its row and its
    /// column, the row if they are equal, and so on with the rest.
    static List<CellSet> groups(CellSet cells) {
        List<CellSet> groups = new ArrayList<>();
        CellSet rest = cells;
        while (!rest.isEmpty()) {
            CellSet row = rest.and(Houses.cells(Houses.row(rest.first())));
            CellSet column = rest.and(Houses.cells(Houses.column(rest.first())));
            CellSet group = column.size() > row.size() ? column : row;
            groups.add(group);
            rest = rest.minus(group);
        }
        return groups;
    }
}
