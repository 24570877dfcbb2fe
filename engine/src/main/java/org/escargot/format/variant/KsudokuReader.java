package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.escargot.format.Beside;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Detail;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.PuzzleFlaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.app.KsudokuFile;
import org.escargot.format.codec.XmlTags;
import org.escargot.format.lines.Text;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.jspecify.annotations.Nullable;

/// Reads a file of KSudoku whose board or rules are not the usual ones. Its cells are numbered column by column; its
/// groups are rows, columns and blocks together (`sudokugroups`) or one of cells that are listed (`clique`).
final class KsudokuReader {
    private static final char BEFORE_ONE = 'a';

    private final KsudokuFile file;
    private final String kind;
    private Frame frame = Frame.CLASSIC;
    private boolean hasBlocks;
    private final List<Cells> cliques = new ArrayList<>();
    private final List<Constraint> cages = new ArrayList<>();
    private @Nullable Flaw flaw;

    private KsudokuReader(KsudokuFile file) {
        this.file = file;
        kind = file.graph().attribute("specific-type");
    }

    /// The puzzle of `file`, or what of it cannot be read.
    static Entry read(KsudokuFile file) {
        KsudokuReader reader = new KsudokuReader(file);
        Entry entry = reader.entry();
        return reader.flaw == null
                ? entry
                : BrokenEntry.at(file.graph().line(), file.graph().column(), reader.flaw);
    }

    private Entry entry() {
        readBoard();
        readShape();
        // Among the groups may be the pieces of the board.
        List<Constraint> constraints = flaw == null ? constraints() : List.of();
        Optional<Rules> rules = flaw == null ? Entries.rules(frame, constraints, Map.of()) : Optional.empty();
        if (rules.isEmpty()) {
            fail(Flaw.of(RuleFlaw.LARGE_RULES));
            return BrokenEntry.nothing(file.graph().line());
        }
        int[] givens = new int[frame.places()];
        readValues(givens);
        Beside beside = readMoves(givens);
        return Entries.of(1, new Variant(rules.get(), Digits.of(frame, givens)), beside, "");
    }

    /// Boards are as wide as high and have as many digits; Samurai and Roxdoku are made of several.
    private void readBoard() {
        int size = number(file.graph().attribute("order"), 0);
        boolean isOne = number(file.graph().attribute("sizeX"), size) == size
                && number(file.graph().attribute("sizeY"), size) == size
                && number(file.graph().attribute("sizeZ"), 1) == 1
                && !file.graph().attribute("type").equals("roxdoku");
        if (!isOne || size < Frame.LEAST || size > Frame.MOST) {
            fail(Flaw.of(RuleFlaw.NO_BOARD).with("board", new Detail.Word(named())));
            return;
        }
        frame = Frame.withoutRegions(size);
        hasBlocks = file.graph().attribute("type").equals("sudoku");
    }

    private String named() {
        String type = kind.isEmpty() ? file.graph().attribute("type") : kind;
        return type.isEmpty() ? file.graph().attribute("order") : type;
    }

    private void readShape() {
        XmlTags.Tag begun = file.graph();
        for (XmlTags.Tag tag : file.shape()) {
            switch (tag.name()) {
                case "sudokugroups" -> {
                    hasBlocks |= !tag.attribute("withblocks").equals("0");
                    failUnless(number(tag.attribute("at"), 0) == 0);
                }
                case "/clique" -> cliques.add(cells(tag.textBefore()));
                case "/cage" -> addCage(begun, cells(tag.textBefore()));
                case "roxdokugroups" -> failUnless(false);
                default -> begun = tag;
            }
        }
        if (hasBlocks && flaw == null) {
            int side = (int) Math.sqrt(frame.size());
            failUnless(side * side == frame.size());
            frame = side * side == frame.size() ? Frame.ofBoxes(side, side) : frame;
        }
    }

    private void failUnless(boolean isRead) {
        if (!isRead) {
            fail(Flaw.of(RuleFlaw.UNKNOWN_RULE).with("rule", new Detail.Word(named())));
        }
    }

    /// Digits of a killer's cage differ; in other cages they may be equal.
    private void addCage(XmlTags.Tag cage, Cells cells) {
        String value = cage.attribute("value");
        failUnless(Text.isNumber(value, 9)
                && cells.size() > 0
                && (cells.size() == 1 || cage.attribute("operator").equals(KsudokuRules.ADD)));
        if (flaw == null) {
            int total = Integer.parseInt(value);
            cages.add(
                    kind.equalsIgnoreCase("KillerSudoku")
                            ? new SumRule.Cage(cells, OptionalInt.of(total))
                            : new SumRule.Total(cells, total));
        }
    }

    /// The cells of a list such as `0 1 9 10`.
    private Cells cells(String list) {
        List<Integer> cells = new ArrayList<>();
        for (String word : Text.words(list)) {
            int index = number(word, frame.size() * frame.size());
            if (index >= frame.size() * frame.size() || cells.contains(cell(index))) {
                Flaw unfit = Flaw.of(RuleFlaw.RULE_CELL)
                        .with("rule", new Detail.Word(named()))
                        .with("cell", new Detail.Word(word))
                        .with("last", new Detail.Word("R" + frame.size() + "C" + frame.size()));
                fail(unfit);
                return Cells.NONE;
            }
            cells.add(cell(index));
        }
        return Cells.of(cells.stream().mapToInt(Integer::intValue));
    }

    private int cell(int index) {
        return frame.cell(index % frame.size(), index / frame.size());
    }

    private static int number(String text, int otherwise) {
        return Text.isNumber(text, 4) ? Integer.parseInt(text) : otherwise;
    }

    /// Cages, and the groups that are no rows, columns or blocks: diagonals and extra regions. Groups that share no
    /// cell and fill the board become its pieces.
    private List<Constraint> constraints() {
        List<Constraint> rules = new ArrayList<>();
        List<Cells> others = new ArrayList<>(cliques);
        for (HouseRule.Slope slope : HouseRule.Slope.values()) {
            HouseRule.Diagonal diagonal = new HouseRule.Diagonal(slope);
            Cells cells = diagonal.groups(frame).getFirst().sorted();
            if (others.removeIf(group -> group.sorted().equals(cells))) {
                rules.add(diagonal);
            }
        }
        if (!hasBlocks) {
            takePieces(others);
        }
        others.forEach(group -> rules.add(new HouseRule.Different(group)));
        rules.addAll(cages);
        return rules;
    }

    private void takePieces(List<Cells> groups) {
        List<Cells> pieces = new ArrayList<>();
        Set<Integer> taken = new HashSet<>();
        for (Cells group : groups) {
            if (group.size() == frame.size() && group.stream().noneMatch(taken::contains)) {
                pieces.add(group);
                group.stream().forEach(taken::add);
            }
        }
        if (taken.size() == frame.size() * frame.size()) {
            groups.removeAll(pieces);
            frame = Frame.ofPieces(frame.size(), pieces);
        }
    }

    private void readValues(int[] givens) {
        String values = file.values();
        if (!Text.is(values, frame.size() * frame.size(), c -> c == '_' || isDigit(c - BEFORE_ONE))) {
            fail(Flaw.of(PuzzleFlaw.UNREAD_FILE).with("format", new Detail.Word("ksudoku")));
            return;
        }
        for (int index = 0; index < values.length(); index++) {
            givens[cell(index)] = values.charAt(index) == '_' ? 0 : values.charAt(index) - BEFORE_ONE;
        }
    }

    private boolean isDigit(int digit) {
        return digit >= 1 && digit <= frame.size();
    }

    /// What was entered: a digit, which may be a given, or notes, a 0 or 1 for each digit. A digit hides notes.
    private Beside readMoves(int[] givens) {
        SortedMap<Integer, Integer> placed = new TreeMap<>();
        SortedMap<Integer, Integer> notes = new TreeMap<>();
        for (XmlTags.Tag move : file.moves()) {
            int index = number(move.attribute("index"), frame.size() * frame.size());
            if (index >= frame.size() * frame.size() || givens[cell(index)] > 0) {
                continue;
            }
            int digit = number(move.attribute("value"), 0);
            placed.remove(cell(index));
            if (isDigit(digit) && move.attribute("given").equals("true")) {
                givens[cell(index)] = digit;
            } else if (isDigit(digit)) {
                placed.put(cell(index), digit);
            } else {
                notes.put(cell(index), marks(move.attribute("markers")));
            }
        }
        notes.entrySet().removeIf(note -> note.getValue() == 0 || givens[note.getKey()] > 0);
        return new Beside(placed, notes, new TreeMap<>(), "", "");
    }

    private int marks(String markers) {
        return IntStream.range(0, Math.min(markers.length(), frame.size()))
                .filter(at -> markers.charAt(at) == '1')
                .map(at -> 1 << at)
                .sum();
    }

    private void fail(Flaw wrong) {
        flaw = flaw == null ? wrong : flaw;
    }
}
