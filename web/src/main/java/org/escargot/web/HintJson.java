package org.escargot.web;

import java.util.List;
import java.util.stream.Stream;
import org.escargot.explain.Blockers;
import org.escargot.explain.Depth;
import org.escargot.explain.Explainer;
import org.escargot.explain.Highlights;
import org.escargot.explain.Highlights.Role;
import org.escargot.explain.Link;
import org.escargot.explain.Statement;
import org.escargot.explain.TextRun;
import org.escargot.format.codec.JsonWriter;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.CellSet;
import org.escargot.grid.HouseSet;
import org.escargot.grid.Houses;
import org.escargot.logic.step.Facts;
import org.escargot.logic.step.Step;

/// Writes a step and all that is said and lit of it: the type `Hint` of `engine/steps.ts`.
final class HintJson {
    private HintJson() {}

    static String of(Explainer explainer, Facts facts, Step step) {
        JsonWriter json = new JsonWriter();
        write(json, explainer, facts, step);
        return json.toString();
    }

    private static void light(JsonWriter json, Highlights light) {
        houses(json.name("houses"), light.houses());
        houses(json.name("covers"), light.covers());
        json.name("marks").array(() -> light.marks().forEach(mark -> mark(json, mark)));
        json.name("links").array(() -> light.links().forEach(link -> link(json, link)));
    }

    private static void mark(JsonWriter json, Highlights.Mark mark) {
        json.object(() -> {
            json.name("role").string(Names.of(mark.role()));
            candidates(json.name("candidates"), mark.candidates());
        });
    }

    private static void link(JsonWriter json, Link link) {
        json.object(() -> {
            candidates(json.name("from"), link.from());
            candidates(json.name("to"), link.to());
            json.name("strong").bool(link.strength() == Link.Strength.STRONG);
        });
    }

    static void write(JsonWriter json, Explainer explainer, Facts facts, Step step) {
        json.object(() -> {
            json.name("technique").string(step.technique().id());
            json.name("name").string(explainer.name(step.technique()));
            json.name("depths").array(() -> {
                for (Depth depth : Depth.values()) {
                    json.array(
                            () -> explainer.explain(facts, step, depth).runs().forEach(run -> run(json, run)));
                }
            });
            json.name("proof").array(() -> explainer.proof(step).forEach(line -> statement(json, line)));
            light(json, explainer.highlights(facts, step));
            ViewJson.cells(json.name("blockers"), Blockers.of(facts, step));
            candidates(json.name("eliminations"), step.effects().eliminations());
            candidates(json.name("placements"), step.effects().placements());
            json.name("effects").string(EffectsCode.write(step.effects()));
        });
    }

    private static void statement(JsonWriter json, Statement line) {
        json.object(() -> {
            json.name("level").number(line.level());
            json.name("number").number(line.number());
            json.name("because").array(() -> line.because().forEach(json::number));
            json.name("runs").array(() -> line.runs().forEach(run -> run(json, run)));
            candidates(json.name("claims"), line.claim().candidates());
            json.name("holds").bool(line.claim().holds());
            json.name("assumed").bool(line.claim().isAssumed());
            chain(json, line.runs());
        });
    }

    /// The nodes and links of the chain that a line shows, if it shows one.
    private static void chain(JsonWriter json, List<TextRun> runs) {
        List<Link> links = runs.stream()
                .flatMap(run -> run instanceof TextRun.Linked linked ? Stream.of(linked.link()) : Stream.empty())
                .toList();
        if (!links.isEmpty()) {
            json.name("links").array(() -> links.forEach(link -> link(json, link)));
        }
    }

    private static void run(JsonWriter json, TextRun run) {
        json.object(() -> {
            json.name("text").string(run.text());
            CellSet cells = switch (run) {
                case TextRun.Cells named -> named.cells();
                case TextRun.Defining defining -> cells(defining.candidates());
                case TextRun.Eliminated eliminated -> cells(eliminated.candidates());
                case TextRun.Placed placed -> cells(placed.candidates());
                case TextRun.House house -> cells(house.houses());
                case TextRun.Plain _, TextRun.Digits _, TextRun.Linked _ -> CellSet.EMPTY;
            };
            if (!cells.isEmpty()) {
                ViewJson.cells(json.name("cells"), cells);
            }
        });
    }

    private static CellSet cells(CandidateSet candidates) {
        CellSet cells = CellSet.EMPTY;
        for (int candidate : candidates.stream().toArray()) {
            cells = cells.with(Candidate.cell(candidate));
        }
        return cells;
    }

    private static CellSet cells(HouseSet houses) {
        CellSet cells = CellSet.EMPTY;
        for (int house : houses.stream().toArray()) {
            cells = cells.or(Houses.cells(house));
        }
        return cells;
    }

    private static void houses(JsonWriter json, HouseSet houses) {
        json.array(() -> houses.stream().forEach(json::number));
    }

    /// What each of several steps does: the type `Way[]`.
    static void ways(JsonWriter json, Facts facts, List<Step> ways) {
        json.array(() -> ways.forEach(step -> json.object(() -> {
            candidates(json.name("eliminations"), step.effects().eliminations());
            candidates(json.name("placements"), step.effects().placements());
            json.name("cells").array(() -> pattern(facts, step).stream().forEach(json::number));
        })));
    }

    /// The cells of the pattern by which `step` is seen: those of its candidates, or else those of its houses.
    static CellSet pattern(Facts facts, Step step) {
        Highlights light = Highlights.of(facts, step);
        CellSet cells = CellSet.EMPTY;
        for (Highlights.Mark mark : light.marks()) {
            boolean isEffect = mark.role() == Role.ELIMINATED || mark.role() == Role.PLACED;
            cells = isEffect ? cells : cells.or(mark.candidates().cells());
        }
        return cells.isEmpty() ? facts.board().cells(light.houses()) : cells;
    }

    /// Pairs of cell and digit.
    static void candidates(JsonWriter json, CandidateSet candidates) {
        json.array(() -> {
            for (int candidate : candidates.stream().toArray()) {
                json.array(() -> json.number(Candidate.cell(candidate)).number(Candidate.digit(candidate)));
            }
        });
    }
}
