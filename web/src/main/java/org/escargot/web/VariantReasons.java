package org.escargot.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.escargot.explain.Depth;
import org.escargot.format.codec.JsonWriter;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.Pencilmarks;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.StepProof;
import org.escargot.rating.VariantPath;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.Lowering;
import org.escargot.rules.Variant;
import org.escargot.told.BoardPicture;
import org.escargot.told.Proportions;
import org.escargot.told.Replay;
import org.escargot.told.Teller;
import org.escargot.told.ToldStep;

/// The steps by which the variant ladder comes to a digit, without those that are not needed for it.
///
/// @param start the position before them
/// @param steps the steps, of which the last one places a digit
record VariantReasons(Pencilmarks start, List<Step> steps) {
    /// Curves are not drawn on such boards.
    static final Proportions PROPORTIONS = new Proportions(0, 0);

    /// The steps that lead to a digit of `puzzle` where its board has `digits` and its cells can hold no more than
    /// `candidates` says; nothing where the ladder comes to none, or knows no such board.
    static Optional<VariantReasons> of(Variant puzzle, Digits digits, int[] candidates) {
        if (!(Lowering.of(new Variant(puzzle.rules(), digits)) instanceof Lowering.Lowered lowered)) {
            return Optional.empty();
        }
        Pencilmarks start = lowered.start();
        CandidateSet gone = CandidateSet.EMPTY;
        for (int cell : start.unsolved().stream().toArray()) {
            gone = gone.or(CandidateSet.of(cell, start.candidates(cell).minus(new DigitSet(candidates[cell]))));
        }
        VariantPath path = VariantPath.toPlacement(start.without(gone));
        List<Step> steps = path.bareSteps();
        boolean comes =
                !steps.isEmpty() && !steps.getLast().effects().placements().isEmpty();
        return comes ? Optional.of(new VariantReasons(path.start(), steps).needed()) : Optional.empty();
    }

    /// The same without each step that those behind it do without.
    private VariantReasons needed() {
        VariantReasons needed = this;
        for (int at = steps.size() - 2; at >= 0; at--) {
            List<Step> fewer = new ArrayList<>(needed.steps);
            fewer.remove(at);
            VariantReasons shorter = new VariantReasons(start, fewer);
            needed = shorter.isProved(at) ? shorter : needed;
        }
        return needed;
    }

    /// Whether the steps from number `first` on, from 0, are proved each from its own evidence.
    private boolean isProved(int first) {
        List<Facts> before = Replay.positions(start, steps, start);
        return IntStream.range(first, steps.size())
                .allMatch(at -> StepProof.of(before.get(at), steps.get(at)).holds());
    }

    /// The type `VariantHint`: the digit, and what has to be seen before.
    String told(Frame frame) {
        List<ToldStep> told = told();
        int placed = told.getLast().placements().first();
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("cell").number(VariantJson.number(frame, Candidate.cell(placed)));
            json.name("digit").number(Candidate.digit(placed));
            cells(json.name("house"), frame, lit(told.getLast()));
            json.name("text").string(told.getLast().text());
            json.name("before")
                    .array(() -> told.subList(0, told.size() - 1).forEach(step -> before(json, frame, step)));
        });
        return json.toString();
    }

    private static void before(JsonWriter json, Frame frame, ToldStep step) {
        json.object(() -> {
            cells(json.name("cells"), frame, step.eliminations().cells());
            cells(json.name("house"), frame, lit(step));
            json.name("text").string(step.text());
        });
    }

    private List<ToldStep> told() {
        Teller teller = new Teller(CurrentLanguage.explainer(), List.of(Depth.REASON), Optional.of(PROPORTIONS));
        List<Facts> before = Replay.positions(start, steps, start);
        return IntStream.range(0, steps.size())
                .mapToObj(at -> teller.tell(before.get(at), steps.get(at)))
                .toList();
    }

    /// The houses that the reason speaks of, or, where there is none, the cells of the candidates that it marks.
    static CellSet lit(ToldStep step) {
        CellSet lit = CellSet.EMPTY;
        for (BoardPicture.Area area : step.picture().areas()) {
            lit = lit.or(area.cells());
        }
        return lit.isEmpty() ? step.picture().argued().cells() : lit;
    }

    private static void cells(JsonWriter json, Frame frame, CellSet cells) {
        json.array(() -> cells.stream().forEach(cell -> json.number(VariantJson.number(frame, cell))));
    }
}
