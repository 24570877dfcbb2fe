package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.lines.Text;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.jspecify.annotations.Nullable;

/// The arguments of one rule in a text: cells, numbers and words, taken from the front. What is wrong with them is
/// kept; then what is taken is of no use.
final class RuleText {
    private final Frame frame;
    private final String rule;
    private final List<String> arguments;
    private int next;
    private @Nullable Flaw flaw;

    /// @param rule the name of the rule, for sentences
    RuleText(Frame frame, String rule, List<String> arguments) {
        this.frame = frame;
        this.rule = rule;
        this.arguments = arguments;
    }

    Frame frame() {
        return frame;
    }

    /// The first thing that was wrong; null while all is well.
    @Nullable
    Flaw flaw() {
        return flaw;
    }

    /// Keeps that something is wrong, unless something was before.
    void fail(Flaw wrong) {
        flaw = flaw == null ? wrong : flaw;
    }

    /// `rule`, which needs as many rows as columns.
    List<Constraint> onSquare(Constraint rule) {
        if (frame.rows() != frame.columns()) {
            fail(about(RuleFlaw.RULE_BOARD).with("sizes", new Detail.Word(frame.size() + "x" + frame.size())));
            return List.of();
        }
        return List.of(rule);
    }

    /// Keeps that the number of cells does not fit the rule.
    void failCells(int cells) {
        fail(about(RuleFlaw.RULE_CELLS).with("cells", cells));
    }

    /// The next argument; empty at the end.
    String word() {
        return next < arguments.size() ? arguments.get(next++) : "";
    }

    /// Whether the next argument is a cell.
    boolean isCellNext() {
        return next < arguments.size() && cell(arguments.get(next)) >= 0;
    }

    /// The next argument as a whole number.
    int number() {
        return number(word());
    }

    /// `text` as a whole number.
    int number(String text) {
        if (!Text.isNumber(text, 9)) {
            fail(about(RuleFlaw.RULE_NUMBER).with("text", new Detail.Word(text.isEmpty() ? "nothing" : text)));
            return 0;
        }
        return Integer.parseInt(text);
    }

    /// `text` as a whole number that may be below 0.
    int signed(String text) {
        return text.startsWith("-") ? -number(text.substring(1)) : number(text);
    }

    /// The whole numbers of a list, such as `1_2_2`, each a digit of the board.
    List<Integer> digits(String list, char between) {
        return Text.fields(list, between).stream()
                .map(text -> Math.clamp(number(text), 0, frame.size() + 1))
                .filter(digit -> {
                    if (digit < 1 || digit > frame.size()) {
                        fail(about(RuleFlaw.RULE_NUMBER).with("text", new Detail.Word(list)));
                    }
                    return digit >= 1 && digit <= frame.size();
                })
                .toList();
    }

    /// All arguments that are left, as words.
    List<String> rest() {
        List<String> rest = arguments.subList(next, arguments.size());
        next = arguments.size();
        return rest;
    }

    /// All arguments that are left, as cells.
    Cells cells() {
        return cells(rest());
    }

    /// The next argument as a cell.
    int oneCell() {
        Cells cells = cells(List.of(word()));
        return cells.size() == 0 ? 0 : cells.first();
    }

    /// `names` as cells.
    Cells cells(List<String> names) {
        return Cells.of(names.stream().mapToInt(this::known).filter(cell -> cell >= 0));
    }

    private int known(String name) {
        int cell = cell(name);
        if (cell < 0) {
            fail(about(RuleFlaw.RULE_CELL)
                    .with("cell", new Detail.Word(name))
                    .with("last", new Detail.Word("R" + frame.rows() + "C" + frame.columns())));
        }
        return cell;
    }

    /// The cell that `name`, such as `R1C9`, means, where lines above 9 are `a`, `b` or 10, 11; below 0 where it means
    /// none on the board.
    int cell(String name) {
        int column = name.indexOf('C', 1) < 0 ? name.indexOf('c', 1) : name.indexOf('C', 1);
        if (column < 0 || name.charAt(0) != 'R' && name.charAt(0) != 'r') {
            return -1;
        }
        int row = index(name.substring(1, column));
        int at = index(name.substring(column + 1));
        return frame.has(row, at) ? frame.cell(row, at) : -1;
    }

    private static int index(String text) {
        if (text.length() == 1) {
            return Character.digit(text.charAt(0), 36) - 1;
        }
        return Text.isNumber(text, 2) ? Integer.parseInt(text) - 1 : -1;
    }

    /// Keeps it as wrong where `cells` name a cell twice.
    Cells once(Cells cells) {
        boolean[] met = new boolean[frame.places()];
        for (int cell : cells.toArray()) {
            if (met[cell]) {
                fail(about(RuleFlaw.CELL_TWICE).with("cell", new Detail.Word(frame.name(cell))));
            }
            met[cell] = true;
        }
        return cells;
    }

    /// The places of a house that holds the digits, as words `R3` or `C12` name it.
    int lineIndex(String name) {
        int index = name.isEmpty() ? -1 : index(name.substring(1));
        if (index < 0 || index >= (name.startsWith("R") ? frame.rows() : frame.columns())) {
            fail(about(RuleFlaw.RULE_CELL)
                    .with("cell", new Detail.Word(name))
                    .with("last", new Detail.Word("R" + frame.rows() + "C" + frame.columns())));
            return 0;
        }
        return index;
    }

    Flaw about(RuleFlaw kind) {
        return Flaw.of(kind).with("rule", new Detail.Word(rule));
    }

    /// Groups of cells, parted by `between`.
    List<Cells> groups(String between) {
        List<String> all = rest();
        int[] cuts = IntStream.concat(
                        IntStream.range(0, all.size()).filter(at -> all.get(at).equals(between)),
                        IntStream.of(all.size()))
                .toArray();
        return IntStream.range(0, cuts.length)
                .mapToObj(cut -> cells(all.subList(cut == 0 ? 0 : cuts[cut - 1] + 1, cuts[cut])))
                .filter(group -> group.size() > 0)
                .toList();
    }

    /// A rule for each line of cells that is left: names, which begin with `_`, each with lines; an empty word parts
    /// two lines.
    List<Constraint> named(BiFunction<Cells, String, Constraint> rule) {
        List<Constraint> rules = new ArrayList<>();
        List<String> line = new ArrayList<>();
        String called = "";
        for (String item : Stream.concat(rest().stream(), Stream.of("")).toList()) {
            if (!item.isEmpty() && !item.startsWith("_")) {
                line.add(item);
                continue;
            }
            if (!line.isEmpty()) {
                rules.add(rule.apply(cells(List.copyOf(line)), called));
                line.clear();
            }
            called = item.isEmpty() ? called : item.substring(1);
        }
        return rules;
    }
}
