package org.escargot.format.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.escargot.format.Detail;
import org.escargot.format.Flaw;
import org.escargot.format.RuleFlaw;
import org.escargot.format.lines.Text;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.jspecify.annotations.Nullable;

/// The board of an ISS string: its rows and columns, digits, boxes and pieces.
final class IssBoard {
    private final List<List<String>> rules;
    private final List<Constraint> pieces = new ArrayList<>();
    private Frame frame = Frame.CLASSIC;
    private @Nullable Flaw flaw;

    /// Reads the board of `rules`, each a name and its arguments.
    IssBoard(List<List<String>> rules) {
        this.rules = rules;
        named("Shape").forEach(rule -> readShape(String.join("~", rule.subList(1, rule.size()))));
        int region = Math.max(frame.rows(), frame.columns());
        for (List<String> rule : named("RegionSize")) {
            region = number(rule.getLast(), 0);
        }
        if (flaw == null && (region < 1 || region > frame.size())) {
            flaw = Flaw.of(RuleFlaw.NO_REGIONS);
        }
        if (flaw == null) {
            readRegions(region);
        }
    }

    /// The board; the usual one where something is wrong with it.
    Frame frame() {
        return frame;
    }

    /// The pieces that the board has besides its boxes.
    List<Constraint> pieces() {
        return pieces;
    }

    /// What is wrong with it; null where all is well.
    @Nullable
    Flaw flaw() {
        return flaw;
    }

    private List<List<String>> named(String name) {
        return rules.stream().filter(rule -> rule.getFirst().equals(name)).toList();
    }

    /// A board such as `6x6`, `4x7` or `7x7~9`, the last with the digits 1 to 9; `7x7~1-9` says the same.
    private void readShape(String shape) {
        List<String> parts = Text.fields(shape, '~');
        List<String> sides = Text.fields(parts.getFirst(), 'x');
        int rows = number(sides.getFirst(), 0);
        int columns = number(sides.getLast(), 0);
        String digits = parts.size() > 1 ? parts.get(1) : "";
        int most = Math.max(rows, columns);
        int size = digits.isEmpty() ? most : number(digits.startsWith("1-") ? digits.substring(2) : digits, 0);
        if (sides.size() != 2
                || parts.size() > 2
                || Math.min(rows, columns) < 2
                || size < Math.max(most, Frame.LEAST)
                || size > Frame.MOST) {
            flaw = Flaw.of(RuleFlaw.NO_BOARD).with("board", new Detail.Word(shape));
            return;
        }
        frame = new Frame(size, rows, columns, List.of());
    }

    private static int number(String text, int otherwise) {
        return Text.isNumber(text, 2) ? Integer.parseInt(text) : otherwise;
    }

    private void readRegions(int region) {
        boolean hasBoxes = named("NoBoxes").isEmpty();
        frame = hasBoxes ? frame.withBoxes(region) : new Frame(frame.size(), frame.rows(), frame.columns(), List.of());
        for (List<String> rule : named("Jigsaw")) {
            readPieces(rule.getLast(), region, hasBoxes);
        }
    }

    /// Pieces, a character for each cell; one of them may be of another size, and stands for no piece.
    private void readPieces(String layout, int region, boolean hasBoxes) {
        if (layout.length() != frame.rows() * frame.columns()) {
            flaw = Flaw.of(RuleFlaw.NO_REGIONS);
            return;
        }
        List<Cells> all = pieces(layout);
        List<Cells> whole = all.stream().filter(piece -> piece.size() == region).toList();
        if (whole.size() < all.size() - 1) {
            flaw = Flaw.of(RuleFlaw.NO_REGIONS);
        } else if (hasBoxes) {
            whole.forEach(piece -> pieces.add(new HouseRule.Different(piece)));
        } else {
            frame = new Frame(frame.size(), frame.rows(), frame.columns(), whole);
        }
    }

    private List<Cells> pieces(String layout) {
        String names = layout.chars()
                .distinct()
                .mapToObj(c -> String.valueOf((char) c))
                .collect(Collectors.joining());
        int[] of = new int[layout.length()];
        Arrays.setAll(of, at -> names.indexOf(layout.charAt(at)));
        return frame.withPieces(of).regions();
    }
}
