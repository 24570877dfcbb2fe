package org.escargot.web;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.escargot.explain.RuleTeller;
import org.escargot.format.Beside;
import org.escargot.format.VariantEntry;
import org.escargot.format.codec.JsonWriter;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Frame;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;
import org.escargot.rules.drawing.Drawing;
import org.escargot.rules.drawing.Shape;
import org.escargot.rules.filling.CageFilling;
import org.escargot.rules.setting.DrawnRule;

/// Writes a puzzle with rules of its own: the type `Variant` of `engine/variant.ts`. Its cells are numbered in reading
/// order, whatever the size.
final class VariantJson {
    private VariantJson() {}

    /// The puzzle of `entry`; `source` is a text that reads as it.
    static String of(VariantEntry entry, String source, RuleTeller teller) {
        JsonWriter json = new JsonWriter();
        puzzle(json, entry, source, teller);
        return json.toString();
    }

    /// The same, written to `json`.
    static void puzzle(JsonWriter json, VariantEntry entry, String source, RuleTeller teller) {
        Rules rules = entry.variant().rules();
        Frame frame = rules.frame();
        json.object(() -> {
            json.name("source").string(source);
            json.name("size").number(frame.size());
            json.name("rows").number(frame.rows());
            json.name("columns").number(frame.columns());
            json.name("givens").string(entry.variant().givens().toString());
            json.name("regions").array(() -> regions(json, frame));
            json.name("shapes").array(() -> Drawing.of(rules).forEach(shape -> shape(json, frame, shape)));
            json.name("kinds")
                    .array(() -> rules.constraints().stream()
                            .map(Constraint::id)
                            .distinct()
                            .forEach(json::string));
            json.name("rules").array(() -> teller.sentences(rules).forEach(json::string));
            json.name("told")
                    .array(() -> frame.cells().stream()
                            .forEach(cell -> json.string(String.join(", ", teller.words(rules, cell)))));
            json.name("unread").array(() -> entry.unread().forEach(json::string));
            json.name("title").string(entry.metadata());
            beside(json, frame, entry.beside());
        });
    }

    private static void regions(JsonWriter json, Frame frame) {
        int[] regions = frame.regionOf();
        frame.cells().stream().forEach(cell -> json.number(regions[cell]));
    }

    /// What a player had done.
    private static void beside(JsonWriter json, Frame frame, Beside beside) {
        json.name("words").string(beside.words());
        marks(json.name("placed"), frame, beside.placed());
        marks(json.name("corner"), frame, beside.corner());
        marks(json.name("center"), frame, beside.center());
    }

    private static void marks(JsonWriter json, Frame frame, Map<Integer, Integer> marks) {
        json.array(() -> frame.cells().stream().forEach(cell -> json.number(marks.getOrDefault(cell, 0))));
    }

    private static void shape(JsonWriter json, Frame frame, Shape shape) {
        json.object(() -> {
            json.name("role").string(shape.role());
            switch (shape) {
                case Shape.Line line -> {
                    json.name("form").string("line");
                    cells(json, frame, line.cells());
                    json.name("arrow").bool(line.end() == Shape.End.ARROW);
                }
                case Shape.Spot spot -> {
                    json.name("form").string(Names.of(spot.look()));
                    cells(json, frame, Cells.of(spot.cell()));
                }
                case Shape.Area area -> {
                    json.name("form").string(Names.of(area.edge()));
                    cells(json, frame, area.cells());
                    json.name("label").string(area.label());
                }
                case Shape.Joint joint -> {
                    json.name("form").string("joint");
                    cells(json, frame, joint.cells());
                    json.name("label").string(joint.label());
                }
                case Shape.Outside outside -> outside(json, outside);
            }
        });
    }

    private static void outside(JsonWriter json, Shape.Outside outside) {
        json.name("form").string("outside");
        json.name("row").number(outside.row());
        json.name("column").number(outside.column());
        json.name("down").number(outside.down());
        json.name("right").number(outside.right());
        json.name("label").string(outside.label());
    }

    static void cells(JsonWriter json, Frame frame, Cells cells) {
        json.name("cells").array(() -> cells.stream().forEach(cell -> json.number(number(frame, cell))));
    }

    /// A cage with what its combinations leave for its cells: the type `CageWays`.
    static void cage(JsonWriter json, Frame frame, SumRule.Cage cage, List<CageFilling> fillings) {
        json.object(() -> {
            cells(json, frame, cage.cells());
            json.name("ways")
                    .array(() -> fillings.forEach(filling -> json.object(() -> {
                        json.name("digits").number(filling.digits());
                        json.name("cells").array(() -> filling.cells().forEach(json::number));
                    })));
        });
    }

    /// The kinds of rules that are drawn on cells, with how, what they are called and what they ask: the type
    /// `DrawnKind[]`.
    static String kinds(RuleTeller teller) {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            for (DrawnRule kind : DrawnRule.values()) {
                Rules sample = Rules.of(Frame.CLASSIC, List.of(kind.sample())).orElseThrow();
                json.object(() -> {
                    json.name("kind").string(kind.id());
                    json.name("name").string(teller.name(kind.sample()).strip());
                    json.name("rule").string(teller.sentences(sample).getFirst());
                    json.name("form").string(Names.of(kind.form()));
                    json.name("figures").string(Names.of(kind.figures()));
                });
            }
        });
        return json.toString();
    }

    /// The rules of such kinds that `puzzle` has: the type `DrawnRule[]`.
    static String drawn(Variant puzzle) {
        Frame frame = puzzle.rules().frame();
        JsonWriter json = new JsonWriter();
        json.array(() -> puzzle.rules()
                .constraints()
                .forEach(rule -> DrawnRule.of(rule, frame)
                        .ifPresent(kind -> json.object(() -> {
                            json.name("kind").string(kind.id());
                            cells(json, frame, rule.cells(frame));
                            json.name("numbers")
                                    .array(() -> DrawnRule.numbers(rule).forEach(json::number));
                        }))));
        return json.toString();
    }

    /// The number of `cell` in reading order.
    static int number(Frame frame, int cell) {
        return frame.row(cell) * frame.columns() + frame.column(cell);
    }

    /// The cell with `number` in reading order.
    static int cell(Frame frame, int number) {
        return frame.cell(number / frame.columns(), number % frame.columns());
    }

    /// Each cell in reading order that `of` says more than nothing about, with what it says: pairs of numbers.
    static void pairs(JsonWriter json, Frame frame, Map<Integer, Integer> of) {
        json.array(() -> of.forEach((cell, set) -> json.array(() -> {
            json.number(number(frame, cell));
            json.number(set);
        })));
    }

    /// The sets of `candidates`, by cell number of the frame, in reading order.
    static String sets(Frame frame, int[] candidates) {
        JsonWriter json = new JsonWriter();
        sets(json, frame, candidates);
        return json.toString();
    }

    static void sets(JsonWriter json, Frame frame, int[] candidates) {
        json.array(() -> IntStream.range(0, frame.rows() * frame.columns())
                .forEach(number -> json.number(candidates[cell(frame, number)])));
    }
}
