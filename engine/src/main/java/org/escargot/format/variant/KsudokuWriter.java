package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escargot.format.VariantEntry;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;

/// Writes files of KSudoku, as [KsudokuReader] reads them.
final class KsudokuWriter {
    private static final char BEFORE_ONE = 'a';

    private final VariantEntry entry;
    private final Variant puzzle;
    private final Frame frame;
    private final List<Cells> groups = new ArrayList<>();
    private final List<SumRule.Cage> cages = new ArrayList<>();

    private KsudokuWriter(VariantEntry entry) {
        this.entry = entry;
        puzzle = entry.variant();
        frame = puzzle.rules().frame();
    }

    /// The file of `entry`; empty where its board is not square, and where it has other rules than groups of as many
    /// cells as digits and cages that share no cell and have totals.
    static Optional<String> write(VariantEntry entry) {
        KsudokuWriter writer = new KsudokuWriter(entry);
        return writer.isSaid() ? Optional.of(writer.file()) : Optional.empty();
    }

    private boolean isSaid() {
        if (!frame.isSquare()) {
            return false;
        }
        if (!hasBlocks()) {
            groups.addAll(frame.regions());
        }
        for (Constraint rule : puzzle.rules().constraints()) {
            switch (rule) {
                case HouseRule house -> groups.addAll(house.groups(frame));
                case SumRule.Cage cage when cage.total().isPresent() -> cages.add(cage);
                default -> {
                    return false;
                }
            }
        }
        return groups.stream().allMatch(group -> group.size() == frame.size()) && areApart();
    }

    private boolean areApart() {
        long cells = cages.stream().mapToLong(cage -> cage.cells().size()).sum();
        long distinct = cages.stream()
                .flatMapToInt(cage -> cage.cells().stream())
                .distinct()
                .count();
        return cells == distinct
                && cages.stream()
                        .allMatch(cage -> cage.total().orElse(0) >= 0
                                && cage.total().orElse(0) < 1_000_000_000
                                && cage.cells().size() > 0);
    }

    private boolean hasBlocks() {
        int side = (int) Math.sqrt(frame.size());
        return side * side == frame.size() && frame.equals(Frame.ofBoxes(side, side));
    }

    private String file() {
        StringBuilder text = new StringBuilder();
        text.append("<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n  <puzzle>\n");
        text.append("   <graph order=\"" + frame.size() + "\" type=\"custom\" specific-type=\"" + kind()
                + "\" name=\"" + kind() + "\" sizeX=\"" + frame.size() + "\" sizeY=\"" + frame.size()
                + "\" sizeZ=\"1\">\n");
        text.append("    <sudokugroups at=\"0\" withblocks=\"" + (hasBlocks() ? 1 : 0) + "\"/>\n");
        groups.forEach(
                group -> text.append("    <clique size=\"" + group.size() + "\">" + indexes(group) + "</clique>\n"));
        cages.forEach(
                cage -> text.append("    <cage operator=\"" + (cage.cells().size() == 1 ? "0" : KsudokuRules.ADD)
                        + "\" value=\"" + cage.total().orElse(0) + "\" size=\""
                        + cage.cells().size() + "\">"
                        + indexes(cage.cells()) + "</cage>\n"));
        text.append("   </graph>\n   <values>" + values() + "</values>\n  </puzzle>\n  <history>\n");
        text.append(moves()).append("  </history>\n </game>\n</ksudoku>\n");
        return text.toString();
    }

    /// KSudoku knows these by name; it calls anything else plain.
    private String kind() {
        if (!cages.isEmpty()) {
            return "KillerSudoku";
        }
        boolean areDiagonals = !puzzle.rules().constraints().isEmpty()
                && puzzle.rules().constraints().stream().allMatch(HouseRule.Diagonal.class::isInstance);
        return areDiagonals && hasBlocks() ? "XSudoku" : groups.isEmpty() ? "Plain" : "Jigsaw";
    }

    private String indexes(Cells cells) {
        return cells.stream().mapToObj(cell -> index(cell) + " ").collect(Collectors.joining());
    }

    private int index(int cell) {
        return frame.column(cell) * frame.size() + frame.row(cell);
    }

    private String values() {
        return IntStream.range(0, frame.size() * frame.size())
                .map(index -> puzzle.givens().digit(frame.cell(index % frame.size(), index / frame.size())))
                .mapToObj(digit -> digit == 0 ? "_" : String.valueOf((char) (BEFORE_ONE + digit)))
                .collect(Collectors.joining());
    }

    private String moves() {
        StringBuilder moves = new StringBuilder();
        for (Map.Entry<Integer, Integer> notes : entry.beside().center().entrySet()) {
            String bits = IntStream.range(0, frame.size())
                    .mapToObj(at -> (notes.getValue() >> at & 1) == 0 ? "0" : "1")
                    .collect(Collectors.joining());
            moves.append("   <simple-event index=\"" + index(notes.getKey()) + "\" markers=\"" + bits + "\"/>\n");
        }
        for (Map.Entry<Integer, Integer> digit : entry.beside().placed().entrySet()) {
            moves.append(
                    "   <simple-event index=\"" + index(digit.getKey()) + "\" value=\"" + digit.getValue() + "\"/>\n");
        }
        return moves.toString();
    }
}
