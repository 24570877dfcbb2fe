package org.escargot.format.link;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.escargot.format.codec.Json;
import org.escargot.grid.Cell;
import org.escargot.grid.Digit;
import org.escargot.grid.DigitSet;

/// One of the two layers of a drawing of Penpa, that of the setter or that of the solver.
final class PenpaLayer {
    /// Sizes of a number: one that fills its square, a large one.
    private static final Set<String> DIGITS = Set.of("1", "10");
    /// Small and medium ones, several in a square.
    private static final Set<String> NOTES = Set.of("5", "6");
    /// A place for each digit, 1 where it is noted.
    private static final String CANDIDATES = "7";
    /// What a member is called where it is no drawing.
    private static final String HISTORY = "command_";

    private final PenpaBoard board;
    final int[] digits = new int[Cell.COUNT];
    final int[] center = new int[Cell.COUNT];
    final int[] corner = new int[Cell.COUNT];
    private final Set<String> lines = new HashSet<>();
    private boolean hasMore;

    /// Reads `layer`.
    PenpaLayer(PenpaBoard board, Json layer) {
        this.board = board;
        for (Map.Entry<String, Json> member : members(layer).entrySet()) {
            Map<String, Json> values = members(member.getValue());
            switch (member.getKey()) {
                case "number" -> values.forEach(this::number);
                case "numberS" -> values.forEach(this::small);
                case "lineE" -> lines.addAll(values.keySet());
                default ->
                    hasMore |= !member.getKey().startsWith(HISTORY)
                            && !(values.isEmpty() && member.getValue().items().isEmpty());
            }
        }
    }

    private static Map<String, Json> members(Json json) {
        return json instanceof Json.Members members ? members.values() : Map.of();
    }

    /// Whether the layer has a puzzle's nine boxes, and nothing in it but digits.
    boolean isClassic() {
        return !hasMore && board.areBoxes(lines);
    }

    /// Takes a number and its size, `["5", 1, "1"]`; the figure between them is a color.
    private void number(String key, Json value) {
        int cell = board.cell(PenpaBoard.number(key));
        List<Json> parts = value.items();
        String size = parts.size() < 3 ? "" : text(parts.get(2));
        if (cell < 0 || size.isEmpty()) {
            hasMore = true;
        } else if (size.equals(CANDIDATES)) {
            center[cell] |= candidates(parts.getFirst());
        } else {
            String text = text(parts.getFirst()).strip();
            int noted = digits(text);
            if (DIGITS.contains(size) && Integer.bitCount(noted) == 1 && text.length() == 1) {
                digits[cell] = text.charAt(0) - '0';
            } else if (NOTES.contains(size)) {
                center[cell] |= noted;
            }
            hasMore |= !text.isEmpty() && (noted == 0 || digits[cell] == 0 && !NOTES.contains(size));
        }
    }

    private void small(String key, Json value) {
        int cell = board.cellOfSmall(PenpaBoard.number(key));
        String text =
                value.items().isEmpty() ? "" : text(value.items().getFirst()).strip();
        int noted = digits(text);
        if (cell >= 0) {
            corner[cell] |= noted;
        }
        hasMore |= cell < 0 || !text.isEmpty() && noted == 0;
    }

    private static String text(Json json) {
        return switch (json) {
            case Json.Text text -> text.value();
            case Json.Figure figure -> figure.digits();
            default -> "";
        };
    }

    /// The digits that `text` is; none where something else stands in it.
    private static int digits(String text) {
        int digits = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 1 || digit > Digit.COUNT) {
                return 0;
            }
            digits |= DigitSet.bit(digit);
        }
        return digits;
    }

    private static int candidates(Json flags) {
        List<Json> items = flags.items();
        int digits = 0;
        for (int digit = 1; digit <= Math.min(items.size(), Digit.COUNT); digit++) {
            digits |= items.get(digit - 1).number(0) == 1 ? DigitSet.bit(digit) : 0;
        }
        return digits;
    }
}
