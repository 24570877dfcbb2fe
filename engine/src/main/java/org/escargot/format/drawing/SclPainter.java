package org.escargot.format.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    private static final String WHITE = "#FFFFFF";
    private static final String BLACK = "#000000";
    private static final Json.Members ROUNDED = Json.Members.of("rounded", Json.Word.TRUE);
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
    private final Map<String, List<Json>> lists = new TreeMap<>();

    private SclPainter(Frame frame) {
        this.frame = frame;
    }

    /// The members, one for each kind of shapes that there are.
    static Json.Members members(Rules rules) {
        SclPainter painter = new SclPainter(rules.frame());
        for (Constraint rule : rules.constraints()) {
            String name = GLOBAL.get(rule.id());
            if (name != null) {
                painter.add("global", Json.of(name));
            }
        }
        Drawing.of(rules).forEach(painter::paint);
        Json.Members members = Json.Members.NONE;
        for (Map.Entry<String, List<Json>> list : painter.lists.entrySet()) {
            members = members.with(list.getKey(), new Json.Items(list.getValue()));
        }
        return members;
    }

    private void add(String list, Json item) {
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

    private static Json color(String role) {
        return Json.of(COLORS.getOrDefault(role, GRAY));
    }

    private void paintLine(Shape.Line line) {
        Stream<Json> points =
                line.cells().stream().mapToObj(cell -> place(frame.row(cell) + 0.5, frame.column(cell) + 0.5));
        if (line.end() == Shape.End.ARROW) {
            add("arrows", way(points, color(line.role()), 4).with("headLength", Json.of(0.3)));
        } else {
            add("lines", way(points, color(line.role()), line.role().equals("diagonal") ? 2 : 14));
        }
    }

    private static Json.Members way(Stream<Json> points, Json color, int thickness) {
        return Json.Members.of("wayPoints", Json.list(points))
                .with("color", color)
                .with("thickness", Json.of(thickness));
    }

    private void paintSpot(Shape.Spot spot) {
        double row = frame.row(spot.cell()) + 0.5;
        double column = frame.column(spot.cell()) + 0.5;
        switch (spot.look()) {
            case DISC -> add("underlays", filled(box(row, column, 0.8), GRAY).with(ROUNDED));
            case RING -> add("underlays", rimmed(box(row, column, 0.85)).with(ROUNDED));
            case SQUARE -> add("underlays", filled(box(row, column, 0.8), GRAY));
            case DIAMOND -> add("underlays", rimmed(box(row, column, 0.65)).with("angle", Json.of(45)));
            case INWARDS -> paintSigns(row, column, "∨", "∧", ">", "<");
            case OUTWARDS -> paintSigns(row, column, "∧", "∨", "<", ">");
        }
    }

    private static Json.Members filled(Json.Members box, String color) {
        return box.with("backgroundColor", Json.of(color));
    }

    private static Json.Members rimmed(Json.Members box) {
        return box.with("borderColor", color("arrow"));
    }

    private void paintSigns(double row, double column, String above, String below, String left, String right) {
        paintText(row - 0.4, column, 0.2, above);
        paintText(row + 0.4, column, 0.2, below);
        paintText(row, column - 0.4, 0.2, left);
        paintText(row, column + 0.4, 0.2, right);
    }

    private void paintArea(Shape.Area area) {
        Json.Members cells = Json.Members.of("cells", cells(area.cells(), frame));
        switch (area.edge()) {
            case TINT -> {
                area.cells().stream()
                        .mapToObj(cell -> box(frame.row(cell) + 0.5, frame.column(cell) + 0.5, 1))
                        .forEach(box -> add("underlays", box.with("backgroundColor", color(area.role()))));
                if (area.role().equals("extra-region")) {
                    add("cages", cells.with("unique", Json.Word.TRUE).with("hidden", Json.Word.TRUE));
                }
            }
            case DASHED, SOLID -> paintCage(area, cells);
        }
    }

    /// A cage has its total as its value. What else is written into an area is a text, so that it is not taken for one.
    private void paintCage(Shape.Area area, Json.Members cells) {
        boolean isCage = area.role().equals("cage");
        boolean hasTotal = isCage || area.role().equals("total");
        Json.Members valued = hasTotal ? cells.withText("value", area.label()) : cells;
        add("cages", valued.with("unique", Json.of(isCage)));
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
        Json text = Json.of(joint.label());
        switch (joint.role()) {
            case "difference" ->
                add("overlays", white(box(row, column, 0.3)).with("text", text).with("fontSize", Json.of(12)));
            case "ratio" ->
                add(
                        "overlays",
                        filled(box(row, column, 0.3), BLACK)
                                .with(ROUNDED)
                                .with("text", text)
                                .with("color", Json.of(WHITE))
                                .with("fontSize", Json.of(12)));
            case "quadruple" ->
                add("overlays", white(box(row, column, 0.55)).with("text", text).with("fontSize", Json.of(14)));
            case "greater" -> paintText(row, column, 0.3, sign(joint.cells()));
            default -> paintText(row, column, 0.3, joint.label());
        }
    }

    private static Json.Members white(Json.Members box) {
        return filled(box, WHITE).with("borderColor", Json.of(BLACK)).with(ROUNDED);
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
            Json tail = place(row + 0.25 * outside.down(), column + 0.25 * outside.right());
            Json head = place(row + 0.45 * outside.down(), column + 0.45 * outside.right());
            add("arrows", way(Stream.of(tail, head), Json.of(BLACK), 2).with("headLength", Json.of(0.15)));
        }
    }

    private void paintText(double row, double column, double width, String text) {
        int size = (int) Math.round(40 * width);
        add(
                "overlays",
                box(row, column, width).with("text", Json.of(text)).with("fontSize", Json.of(Math.max(size, 12))));
    }

    private static Json.Members box(double row, double column, double width) {
        return Json.Members.of("center", place(row, column))
                .with("width", Json.of(width))
                .with("height", Json.of(width));
    }

    private static Json place(double row, double column) {
        return Json.list(Stream.of(Json.of(row), Json.of(column)));
    }

    /// The rows and columns of `cells`.
    static Json cells(Cells cells, Frame frame) {
        return Json.list(
                cells.stream().mapToObj(cell -> Json.numbers(IntStream.of(frame.row(cell), frame.column(cell)))));
    }
}
