package org.escargot.format.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.escargot.format.codec.Json;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.drawing.Drawing;
import org.escargot.rules.drawing.Shape;

/// Paints the shapes of rules as members of a drawing of SudokuPad: cages, lines, arrows, what lies under the digits
/// and over them. A place is a row and a column, whole numbers at the borders of cells.
final class SclPainter {
    private static final String GRAY = "#CFCFCF";
    /// The colors that setters use for lines of a rule, by its id.
    private static final Map<String, String> COLORS = Map.ofEntries(
            Map.entry("whisper", "#67F067"),
            Map.entry("renban", "#F067F0"),
            Map.entry("palindrome", "#B0B0B0"),
            Map.entry("region-sum", "#2ECBFF"),
            Map.entry("lockout", "#AAB5FF"),
            Map.entry("nabner", "#C9C883"),
            Map.entry("zipper", "#DDB6E5"),
            Map.entry("entropic", "#FFCCAA"),
            Map.entry("modular", "#33BBBB"),
            Map.entry("diagonal", "#34BBE6"),
            Map.entry("arrow", "#7F7F7F"),
            Map.entry("extra-region", "#D5E8D4"));
    /// The rules for the whole board that SudokuPad has a name for.
    private static final Map<String, String> GLOBAL = Map.of(
            "anti-knight", "antiknight",
            "anti-king", "antiking",
            "non-consecutive", "nonconsecutive",
            "disjoint-groups", "disjointgroups");

    private final Frame frame;
    private final Map<String, List<String>> lists = new TreeMap<>();

    private SclPainter(Frame frame) {
        this.frame = frame;
    }

    /// The members, one for each kind of shapes that there are.
    static List<String> members(Rules rules) {
        SclPainter painter = new SclPainter(rules.frame());
        for (Constraint rule : rules.constraints()) {
            String name = GLOBAL.get(rule.id());
            if (name != null) {
                painter.add("global", Json.quoted(name));
            }
        }
        Drawing.of(rules).forEach(painter::paint);
        return painter.lists.entrySet().stream()
                .map(list -> "\"" + list.getKey() + "\":[" + String.join(",", list.getValue()) + "]")
                .toList();
    }

    private void add(String list, String item) {
        lists.computeIfAbsent(list, _ -> new ArrayList<>()).add(item);
    }

    private void paint(Shape shape) {
        switch (shape) {
            case Shape.Line line -> paintLine(line);
            case Shape.Spot spot -> paintSpot(spot);
            case Shape.Area area -> paintArea(area);
            case Shape.Joint joint -> paintJoint(joint);
            case Shape.Outside outside -> paintOutside(outside);
        }
    }

    private static String color(String role) {
        return COLORS.getOrDefault(role, GRAY);
    }

    private void paintLine(Shape.Line line) {
        String points = line.cells().stream()
                .mapToObj(cell -> place(frame.row(cell) + 0.5, frame.column(cell) + 0.5))
                .collect(Collectors.joining(","));
        String drawn = "{\"wayPoints\":[" + points + "],\"color\":\"" + color(line.role()) + "\",\"thickness\":";
        if (line.end() == Shape.End.ARROW) {
            add("arrows", drawn + "4,\"headLength\":0.3}");
        } else {
            add("lines", drawn + (line.role().equals("diagonal") ? "2}" : "14}"));
        }
    }

    private void paintSpot(Shape.Spot spot) {
        double row = frame.row(spot.cell()) + 0.5;
        double column = frame.column(spot.cell()) + 0.5;
        String filled = ",\"backgroundColor\":\"" + GRAY + "\"";
        String rim = ",\"borderColor\":\"" + color("arrow") + "\"";
        switch (spot.look()) {
            case DISC -> add("underlays", box(row, column, 0.8, filled + ",\"rounded\":true"));
            case RING -> add("underlays", box(row, column, 0.85, rim + ",\"rounded\":true"));
            case SQUARE -> add("underlays", box(row, column, 0.8, filled));
            case DIAMOND -> add("underlays", box(row, column, 0.65, rim + ",\"angle\":45"));
            case INWARDS -> paintSigns(row, column, "∨", "∧", ">", "<");
            case OUTWARDS -> paintSigns(row, column, "∧", "∨", "<", ">");
        }
    }

    private void paintSigns(double row, double column, String above, String below, String left, String right) {
        paintText(row - 0.4, column, 0.2, above);
        paintText(row + 0.4, column, 0.2, below);
        paintText(row, column - 0.4, 0.2, left);
        paintText(row, column + 0.4, 0.2, right);
    }

    private void paintArea(Shape.Area area) {
        String cells = "{\"cells\":" + cells(area.cells());
        switch (area.edge()) {
            case TINT -> {
                String tint = ",\"backgroundColor\":\"" + color(area.role()) + "\"";
                area.cells().stream()
                        .forEach(cell ->
                                add("underlays", box(frame.row(cell) + 0.5, frame.column(cell) + 0.5, 1, tint)));
                if (area.role().equals("extra-region")) {
                    add("cages", cells + ",\"unique\":true,\"hidden\":true}");
                }
            }
            case DASHED, SOLID -> paintCage(area, cells);
        }
    }

    /// A cage has its total as its value. What else is written into an area is a text, so that it is not taken for one.
    private void paintCage(Shape.Area area, String cells) {
        boolean isCage = area.role().equals("cage");
        boolean hasTotal = isCage || area.role().equals("total");
        String value = hasTotal && !area.label().isEmpty() ? ",\"value\":" + Json.quoted(area.label()) : "";
        add("cages", cells + value + ",\"unique\":" + isCage + "}");
        if (!hasTotal && !area.label().isEmpty()) {
            int first = area.cells().sorted().first();
            paintText(frame.row(first) + 0.2, frame.column(first) + 0.2, 0.2, area.label());
        }
    }

    private void paintJoint(Shape.Joint joint) {
        double row = (double) joint.cells().stream().map(frame::row).sum()
                        / joint.cells().size()
                + 0.5;
        double column = (double) joint.cells().stream().map(frame::column).sum()
                        / joint.cells().size()
                + 0.5;
        String text = ",\"text\":" + Json.quoted(joint.label());
        String white = ",\"backgroundColor\":\"#FFFFFF\",\"borderColor\":\"#000000\",\"rounded\":true";
        switch (joint.role()) {
            case "difference" -> add("overlays", box(row, column, 0.3, white + text + ",\"fontSize\":12"));
            case "ratio" ->
                add(
                        "overlays",
                        box(
                                row,
                                column,
                                0.3,
                                ",\"backgroundColor\":\"#000000\",\"rounded\":true" + text
                                        + ",\"color\":\"#FFFFFF\",\"fontSize\":12"));
            case "quadruple" -> add("overlays", box(row, column, 0.55, white + text + ",\"fontSize\":14"));
            case "greater" -> paintText(row, column, 0.3, sign(joint.cells()));
            default -> paintText(row, column, 0.3, joint.label());
        }
    }

    /// The sign between the greater cell, which is the first, and the other.
    private String sign(Cells cells) {
        if (frame.row(cells.first()) == frame.row(cells.last())) {
            return frame.column(cells.first()) < frame.column(cells.last()) ? ">" : "<";
        }
        return frame.row(cells.first()) < frame.row(cells.last()) ? "∨" : "∧";
    }

    private void paintOutside(Shape.Outside outside) {
        double row = outside.row() + 0.5;
        double column = outside.column() + 0.5;
        paintText(row, column, 0.6, outside.label());
        if (outside.down() != 0 || outside.right() != 0) {
            String tail = place(row + 0.25 * outside.down(), column + 0.25 * outside.right());
            String head = place(row + 0.45 * outside.down(), column + 0.45 * outside.right());
            add(
                    "arrows",
                    "{\"wayPoints\":[" + tail + "," + head + "],\"color\":\"#000000\",\"thickness\":2,"
                            + "\"headLength\":0.15}");
        }
    }

    private void paintText(double row, double column, double width, String text) {
        int size = (int) Math.round(40 * width);
        add(
                "overlays",
                box(row, column, width, ",\"text\":" + Json.quoted(text) + ",\"fontSize\":" + Math.max(size, 12)));
    }

    private static String box(double row, double column, double width, String more) {
        return "{\"center\":" + place(row, column) + ",\"width\":" + width + ",\"height\":" + width + more + "}";
    }

    private static String place(double row, double column) {
        return "[" + row + "," + column + "]";
    }

    /// The rows and columns of `cells`.
    String cells(Cells cells) {
        return cells(cells, frame);
    }

    /// The rows and columns of `cells` on a board.
    static String cells(Cells cells, Frame frame) {
        return cells.stream()
                .mapToObj(cell -> "[" + frame.row(cell) + "," + frame.column(cell) + "]")
                .collect(Collectors.joining(",", "[", "]"));
    }
}
