package org.escargot.format.drawing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.escargot.format.codec.Json;
import org.escargot.format.codec.Members;
import org.escargot.format.codec.SclMembers;
import org.escargot.format.lines.Text;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.OutsideRule;
import org.escargot.rules.OutsideRule.Place;
import org.escargot.rules.OutsideRule.Side;

/// The shapes of a drawing of SudokuPad. Numbers outside the grid are a rule where the words name one that has such
/// numbers, and only one; everything else is counted as left out.
final class SclShapes {
    /// The rules for the whole board, which are read apart.
    static final String GLOBAL = "global";

    private static final Map<String, String> NAMES =
            Map.of("l", "lines", "a", "arrows", "u", "underlays", "o", "overlays");
    /// The words of rules that have numbers outside, and the rule of each.
    private static final Map<String, Outside> OUTSIDE = Map.of(
            "sandwich", OutsideRule.Sandwich::new,
            "skyscraper", OutsideRule.Skyscraper::new,
            "x-sum", OutsideRule.XSum::new,
            "numbered room", OutsideRule.NumberedRoom::new);

    private final Frame frame;
    private final Optional<Outside> outside;
    private final List<Constraint> constraints = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();

    private interface Outside {
        Constraint of(Place place, int number);
    }

    SclShapes(Frame frame, String words) {
        this.frame = frame;
        String plain = words.toLowerCase(Locale.ROOT).replace("x sum", "x-sum").replace("xsum", "x-sum");
        outside = outside(plain);
    }

    /// What numbers outside mean: the rule that `words` name; nothing where they name none or several.
    private static Optional<Outside> outside(String words) {
        List<Outside> named = OUTSIDE.entrySet().stream()
                .filter(rule -> words.contains(rule.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }

    /// Reads all shapes of `drawing`.
    void read(Json.Members drawing) {
        drawing.values().forEach((name, value) -> {
            boolean isNoShape = name.equals(GLOBAL) || SclMembers.WITHOUT_RULE.contains(name);
            if (isNoShape || value.items().isEmpty() && !value.isTrue()) {
                return;
            }
            int left = 0;
            for (Json shape : Members.itemsOf(value)) {
                left += readOutside(shape) ? 0 : 1;
            }
            if (left > 0) {
                unread.add(left + " × " + NAMES.getOrDefault(name, name));
            }
        });
    }

    private boolean readOutside(Json shape) {
        Optional<Place> place = SclMembers.member(shape, "center", "ct").flatMap(this::place);
        int number = SclMembers.member(shape, "text", "te")
                .map(text -> text.number(-1))
                .orElse(-1);
        if (outside.isEmpty() || place.isEmpty() || number < 0) {
            return false;
        }
        constraints.add(outside.get().of(place.get(), number));
        return true;
    }

    /// The place beside the grid that has this center; the first cell's is at 0.5, 0.5.
    private Optional<Place> place(Json center) {
        if (center.items().size() != 2) {
            return Optional.empty();
        }
        double row = decimal(center.items().getFirst());
        double column = decimal(center.items().getLast());
        boolean isInRow = row > 0 && row < frame.size();
        boolean isInColumn = column > 0 && column < frame.size();
        if (isInColumn && row <= 0 && row > -1.5) {
            return Optional.of(new Place(Side.TOP, (int) column));
        }
        if (isInColumn && row >= frame.size() && row < frame.size() + 1.5) {
            return Optional.of(new Place(Side.BOTTOM, (int) column));
        }
        if (isInRow && column <= 0 && column > -1.5) {
            return Optional.of(new Place(Side.LEFT, (int) row));
        }
        return isInRow && column >= frame.size() && column < frame.size() + 1.5
                ? Optional.of(new Place(Side.RIGHT, (int) row))
                : Optional.empty();
    }

    private static double decimal(Json number) {
        String digits = number instanceof Json.Figure figure ? figure.digits() : "";
        String whole = Text.without("-", digits);
        boolean isDecimal = !whole.isEmpty()
                && whole.length() < 12
                && whole.chars().allMatch(c -> c >= '0' && c <= '9' || c == '.')
                && whole.chars().filter(c -> c == '.').count() < 2
                && !whole.equals(".");
        return isDecimal ? Double.parseDouble(digits) : Double.NaN;
    }

    List<Constraint> constraints() {
        return constraints;
    }

    /// What was not understood: how many of each kind.
    List<String> unread() {
        return unread;
    }

    /// The cells of a list of rows and columns, from 0; empty where one is not on the board or stands twice.
    static Optional<Cells> cells(Json list, Frame frame) {
        List<Integer> cells = new ArrayList<>();
        for (Json pair : list.items()) {
            List<Json> place = pair.items();
            int row = place.size() == 2 ? place.getFirst().number(-1) : -1;
            int column = place.size() == 2 ? place.getLast().number(-1) : -1;
            if (row < 0 || column < 0 || !frame.has(row, column)) {
                return Optional.empty();
            }
            cells.add(frame.cell(row, column));
        }
        return new HashSet<>(cells).size() == cells.size()
                ? Optional.of(Cells.of(cells.stream().mapToInt(Integer::intValue)))
                : Optional.empty();
    }
}
