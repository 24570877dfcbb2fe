package org.escargot.web;

import java.util.Optional;
import org.escargot.explain.Explainer;
import org.escargot.format.codec.JsonWriter;
import org.escargot.grid.Givens;
import org.escargot.grid.Grid;
import org.escargot.logic.corpus.LibraryCase;
import org.escargot.logic.corpus.LibraryCodes;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Family;
import org.escargot.logic.step.FirstStep;
import org.escargot.logic.step.Practice;
import org.escargot.logic.step.Step;
import org.escargot.logic.step.Technique;
import org.escargot.rating.Scales;
import org.escargot.rating.scale.RatedStep;
import org.escargot.rating.scale.RatingLimits;
import org.escargot.rating.scale.Scale;

/// What the page has to show of techniques beside their words: the types `TechniqueRow` and `Example` of
/// `engine/steps.ts`.
final class TechniqueJson {
    private TechniqueJson() {}

    /// All techniques of the usual board, in the order of their families.
    static String all() {
        JsonWriter json = new JsonWriter();
        json.array(() -> {
            for (Technique technique : Technique.values()) {
                if (technique.family() == Family.RULES) {
                    continue;
                }
                json.object(() -> {
                    json.name("technique").string(technique.id());
                    json.name("family").string(Names.of(technique.family()));
                    json.name("never").string(never(technique));
                });
            }
        });
        return json.toString();
    }

    /// Why the technique cannot be practised; empty where it can.
    private static String never(Technique technique) {
        Practice practice = technique.practice();
        return practice.isPossible() ? "" : Names.of(practice);
    }

    /// The position of a case and the step that it asks for.
    static String example(LibraryCase library, Explainer explainer) {
        Facts facts = library.facts();
        Step step = step(library, facts);
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("givens").string(givens(library).toString());
            PathWalk.position(json.name("before"), facts.marks());
            HintJson.write(json.name("step"), explainer, facts, step);
            PathWalk.position(json.name("after"), step.effects().applyTo(facts.marks()));
        });
        return json.toString();
    }

    /// The first step that does what the case says; where only a scale looks for it, the step that the scale takes.
    private static Step step(LibraryCase library, Facts facts) {
        FirstStep first = new FirstStep();
        LibraryCodes.row(library.code(), library.variant())
                .ifPresent(row -> row.finder()
                        .find(
                                facts,
                                step -> row.names(step)
                                        && step.effects().equals(library.effects())
                                        && first.accept(step)));
        return first.step()
                .or(() -> ofScale(Scales.EXPLAINER, library, facts))
                .or(() -> ofScale(Scales.HODOKU, library, facts))
                .orElseThrow();
    }

    private static Optional<Step> ofScale(Scale scale, LibraryCase library, Facts facts) {
        return scale.next(facts.marks(), facts.start(), RatingLimits.NONE)
                .map(RatedStep::step)
                .filter(step -> LibraryCodes.code(step.technique()).equals(library.code()));
    }

    private static Givens givens(LibraryCase library) {
        Grid grid = library.grid();
        int cell = grid.filled().minus(library.givens()).first();
        while (cell >= 0) {
            grid = grid.with(cell, 0);
            cell = grid.filled().minus(library.givens()).first();
        }
        return new Givens(grid);
    }
}
