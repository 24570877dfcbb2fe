package org.escargot.format.variant;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.VariantEntry;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;

/// Writes game ids of Solo, in the runs that [TathamReader] describes.
final class TathamWriter {
    private static final int LONGEST_RUN = 26;
    private static final int OPEN_OF_Z = 25;

    private final Frame frame;
    private final Variant puzzle;

    private TathamWriter(Variant puzzle) {
        this.puzzle = puzzle;
        frame = puzzle.rules().frame();
    }

    /// The line of `entry`; empty where it has other rules than connected pieces, both diagonals, and connected cages
    /// that do not overlap.
    static Optional<String> write(VariantEntry entry) {
        return new TathamWriter(entry.variant()).id().map(id -> line(id, entry.metadata()));
    }

    /// The line of a puzzle of the usual Sudoku.
    static String usual(PuzzleEntry entry) {
        Digits givens = Digits.of(Frame.CLASSIC, entry.start().toString());
        String id = new TathamWriter(new Variant(Rules.CLASSIC, givens)).id().orElseThrow();
        return line(id, entry.metadata());
    }

    private static String line(String id, String metadata) {
        return (metadata.isEmpty() ? id : id + " " + metadata) + "\n";
    }

    private Optional<String> id() {
        List<Constraint> rules = puzzle.rules().constraints();
        List<SumRule.Cage> cages = rules.stream()
                .filter(SumRule.Cage.class::isInstance)
                .map(SumRule.Cage.class::cast)
                .toList();
        Set<Constraint> diagonals = new HashSet<>(rules);
        cages.forEach(diagonals::remove);
        Set<Constraint> both =
                Set.of(new HouseRule.Diagonal(HouseRule.Slope.RISING), new HouseRule.Diagonal(HouseRule.Slope.FALLING));
        boolean areSaid = diagonals.isEmpty() || diagonals.equals(both);
        List<Cells> groups = cages.stream().map(SumRule.Cage::cells).toList();
        if (!areSaid || !areGroups(frame.regions()) || !areGroups(groups) || !coversBoard()) {
            return Optional.empty();
        }
        Optional<String> boxes = boxes();
        StringBuilder id = new StringBuilder(boxes.orElse(frame.size() + "j"));
        id.append(diagonals.isEmpty() ? "" : "x").append(cages.isEmpty() ? "" : "k");
        id.append(':').append(numbers(puzzle.givens().toArray()));
        if (boxes.isEmpty()) {
            id.append(',').append(borders(frame.regions()));
        }
        if (!cages.isEmpty()) {
            id.append(',').append(borders(groups)).append(',').append(numbers(totals(cages)));
        }
        return Optional.of(id.toString());
    }

    private boolean coversBoard() {
        return frame.regions().stream().mapToInt(Cells::size).sum() == frame.size() * frame.size();
    }

    /// The size such as `2x3` of a board with boxes; empty of one with pieces.
    private Optional<String> boxes() {
        return IntStream.rangeClosed(2, frame.size() / 2)
                .filter(rows -> frame.size() % rows == 0)
                .filter(rows -> frame.equals(Frame.ofBoxes(rows, frame.size() / rows)))
                .mapToObj(rows -> rows + "x" + frame.size() / rows)
                .findFirst();
    }

    /// Whether no two of `groups` overlap and each is connected, so that borders tell them.
    private boolean areGroups(List<Cells> groups) {
        boolean[] taken = new boolean[frame.places()];
        for (Cells group : groups) {
            for (int cell : group.toArray()) {
                if (taken[cell]) {
                    return false;
                }
                taken[cell] = true;
            }
        }
        return groups.stream().allMatch(this::isConnected);
    }

    private boolean isConnected(Cells group) {
        if (group.size() == 0) {
            return false;
        }
        boolean[] met = new boolean[frame.places()];
        met[group.first()] = true;
        for (int round = 1; round < group.size(); round++) {
            group.stream().filter(cell -> isBesideMet(cell, met)).forEach(cell -> met[cell] = true);
        }
        return group.stream().allMatch(cell -> met[cell]);
    }

    private boolean isBesideMet(int cell, boolean[] met) {
        int row = frame.row(cell);
        int column = frame.column(cell);
        return isMet(row - 1, column, met)
                || isMet(row + 1, column, met)
                || isMet(row, column - 1, met)
                || isMet(row, column + 1, met);
    }

    private boolean isMet(int row, int column, boolean[] met) {
        return frame.has(row, column) && met[frame.cell(row, column)];
    }

    /// The total of each cage at its first cell, 0 where it has none.
    private int[] totals(List<SumRule.Cage> cages) {
        int[] totals = new int[frame.places()];
        for (SumRule.Cage cage : cages) {
            OptionalInt total = cage.total();
            totals[cage.cells().sorted().first()] = total.orElse(0);
        }
        return totals;
    }

    private String numbers(int[] byCell) {
        StringBuilder runs = new StringBuilder();
        int empty = 0;
        for (int cell : frame.cells().toArray()) {
            if (byCell[cell] == 0) {
                empty++;
                continue;
            }
            boolean isBehindNumber = empty == 0 && !runs.isEmpty();
            runs.append(isBehindNumber ? "_" : run(empty)).append(byCell[cell]);
            empty = 0;
        }
        return runs.append(run(empty)).toString();
    }

    private static String run(int empty) {
        String last = empty % LONGEST_RUN == 0 ? "" : String.valueOf(letter(empty % LONGEST_RUN));
        return "z".repeat(empty / LONGEST_RUN) + last;
    }

    private static char letter(int number) {
        return (char) ('a' + number - 1);
    }

    /// The borders around `groups` and around each cell that is in none, and one behind the last edge.
    private String borders(List<Cells> groups) {
        int[] group = new int[frame.places()];
        Arrays.setAll(group, cell -> -1 - cell);
        for (int number = 0; number < groups.size(); number++) {
            for (int cell : groups.get(number).toArray()) {
                group[cell] = number;
            }
        }
        int size = frame.size();
        StringBuilder runs = new StringBuilder();
        int open = 0;
        for (int edge = 0; edge <= 2 * size * (size - 1); edge++) {
            if (edge < 2 * size * (size - 1) && isOpen(edge, group)) {
                open++;
                continue;
            }
            for (; open > OPEN_OF_Z; open -= OPEN_OF_Z) {
                runs.append('z');
            }
            runs.append(open == 0 ? '_' : letter(open));
            open = 0;
        }
        return runs.toString();
    }

    private boolean isOpen(int edge, int[] group) {
        int size = frame.size();
        boolean isBeside = edge < size * (size - 1);
        int at = isBeside ? edge : edge - size * (size - 1);
        int line = at / (size - 1);
        int along = at % (size - 1);
        int first = isBeside ? frame.cell(line, along) : frame.cell(along, line);
        int second = isBeside ? frame.cell(line, along + 1) : frame.cell(along + 1, line);
        return group[first] == group[second];
    }
}
