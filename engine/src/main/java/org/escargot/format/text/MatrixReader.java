package org.escargot.format.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.EntryReader;
import org.escargot.format.Flaw;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.lines.LineQueue;
import org.escargot.grid.Cell;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.jspecify.annotations.Nullable;

/// Takes matrices from an input, as programs write them: `pb = [[0,3,0,…],…]`, on one line or many, with any
/// brackets, with names, numbers of lines and code around. Lists of 81 cells and of nine strings count too.
final class MatrixReader implements EntryReader {
    /// Fewer lists one after the other are no matrix.
    private static final int FEWEST_ROWS = 2;
    /// Behind more brackets than that no puzzle is looked for.
    private static final int DEEPEST = 20;

    private final MatrixText text;
    /// The lists of the matrix that is being read, and its name.
    private final List<MatrixRow> rows = new ArrayList<>();

    private String name = "";

    MatrixReader(LineQueue lines) {
        this.text = new MatrixText(lines);
    }

    /// The next matrix, or null at the end.
    @Override
    public @Nullable Entry next() throws IOException {
        rows.clear();
        name = "";
        for (char c = text.next(); c != MatrixText.END; c = text.next()) {
            if (MatrixText.opens(c) && takesList()) {
                if (rows.getLast().isWhole()) {
                    break;
                }
            } else if (MatrixText.comments(c)) {
                text.skipLine();
            } else if (!MatrixText.joins(c) && ends()) {
                break;
            }
        }
        return ends() ? entry(rows, name) : null;
    }

    /// Takes the list that begins here, if it belongs to a matrix.
    private boolean takesList() throws IOException {
        MatrixRow list = text.row();
        for (int depth = 1; list.end() == MatrixRow.End.NESTED; depth++) {
            name = list.name().isEmpty() ? name : list.name();
            if (depth == DEEPEST) {
                text.skipLine();
                return false;
            }
            list = text.nestedRow();
        }
        name = list.name().isEmpty() ? name : list.name();
        if (list.isWhole()) {
            rows.clear();
        }
        boolean belongs = list.isWhole() || list.looksRight();
        if (belongs) {
            rows.add(list);
        }
        return belongs;
    }

    /// Whether the lists so far are a matrix; otherwise they are forgotten.
    private boolean ends() {
        boolean isMatrix =
                rows.size() >= FEWEST_ROWS || !rows.isEmpty() && rows.getFirst().isWhole();
        if (!isMatrix) {
            rows.clear();
        }
        return isMatrix;
    }

    private static Entry entry(List<MatrixRow> all, String name) {
        List<MatrixRow> rows = withoutEmptyTail(all);
        for (int i = 0; i < rows.size(); i++) {
            ParseProblem problem = rows.get(i).problem(i + 1);
            if (problem != null) {
                return new BrokenEntry(problem);
            }
        }
        String cells = String.join("", rows.stream().map(MatrixRow::cells).toList());
        if (cells.length() > Cell.COUNT) {
            return BrokenEntry.at(rows.get(9).line(), rows.get(9).column(), Flaw.of(PuzzleFlaw.TENTH_ROW));
        }
        if (cells.length() < Cell.COUNT) {
            Flaw flaw = Flaw.of(PuzzleFlaw.SHORT_GRID).with("rows", rows.size());
            return BrokenEntry.at(rows.getLast().line(), rows.getLast().column(), flaw);
        }
        return PuzzleEntry.of(rows.getFirst().line(), new Givens(Grid.of(cells)), name);
    }

    /// What is more than nine rows and holds no digit, as in a notebook's empty grid, says nothing.
    private static List<MatrixRow> withoutEmptyTail(List<MatrixRow> rows) {
        int size = rows.size();
        while (size > 9 && rows.get(size - 1).isEmpty()) {
            size--;
        }
        return rows.subList(0, size);
    }
}
