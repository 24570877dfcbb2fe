package org.escargot.told;

import java.util.List;
import org.escargot.explain.Explanation;
import org.escargot.explain.Highlights;
import org.escargot.explain.Link;
import org.escargot.explain.Statement;
import org.escargot.explain.TextRun;
import org.escargot.grid.Candidate;
import org.escargot.grid.CandidateSet;
import org.escargot.grid.Cell;
import org.escargot.grid.CellSet;
import org.escargot.grid.DigitSet;
import org.escargot.grid.House;
import org.escargot.grid.HouseSet;
import org.escargot.json.Json;

/// Writes told steps as JSON: an object for each record, whose members are called as the components of the record are,
/// and constants as [Json#nameOf] has them; a point is a pair of numbers. Of a text run those are left out that say
/// nothing. The types of the page and
/// `docs/schema` are written from the same records, so a test fails where this writes anything else.
///
/// @param json what is written to
/// @param form how cells, houses and candidates are written
public record ToldJson(Json json, Form form) {
    /// How cells, houses and candidates are written.
    public enum Form {
        /// As numbers from 0, and candidates as pairs of cell and digit: for pages.
        NUMBERS,
        /// By name, and candidates as objects: for everybody else.
        NAMES
    }

    /// The type `ToldStep`.
    public void step(ToldStep step) {
        json.object(() -> members(step));
    }

    /// The members of `step`, without the braces around them.
    public void members(ToldStep step) {
        json.name("technique").string(step.technique().id());
        json.name("name").string(step.name());
        json.name("texts").array(() -> step.texts().forEach(this::text));
        json.name("proof").array(() -> step.proof().forEach(this::statement));
        candidates("placements", step.placements());
        candidates("eliminations", step.eliminations());
        json.name("picture").object(() -> picture(step.picture()));
    }

    private void text(Explanation text) {
        json.object(() -> {
            json.name("depth").constant(text.depth());
            runs(text.runs());
        });
    }

    private void statement(Statement line) {
        json.object(() -> {
            json.name("level").number(line.level());
            json.name("number").number(line.number());
            json.name("because").array(() -> line.because().forEach(json::number));
            runs(line.runs());
            json.name("claim").object(() -> {
                candidates("candidates", line.claim().candidates());
                json.name("holds").bool(line.claim().holds());
                json.name("assumed").bool(line.claim().isAssumed());
            });
        });
    }

    private void runs(List<TextRun> runs) {
        json.name("runs").array(() -> runs.forEach(run -> json.object(() -> run(run))));
    }

    private void run(TextRun run) {
        json.name("tag").constant(run.tag());
        json.name("text").string(run.text());
        if (!run.cells().isEmpty()) {
            cells("cells", run.cells());
        }
        switch (run) {
            case TextRun.Plain _, TextRun.Cells _ -> {}
            case TextRun.Digits digits -> digits("digits", digits.digits());
            case TextRun.House house -> houses("houses", house.houses());
            case TextRun.Defining defining -> candidates("candidates", defining.candidates());
            case TextRun.Eliminated eliminated -> candidates("candidates", eliminated.candidates());
            case TextRun.Placed placed -> candidates("candidates", placed.candidates());
            case TextRun.Linked linked -> json.name("link").object(() -> link(linked.link()));
        }
    }

    private void picture(BoardPicture picture) {
        json.name("areas").array(() -> picture.areas().forEach(this::area));
        json.name("marks").array(() -> picture.marks().forEach(this::mark));
        json.name("links").array(() -> picture.links().forEach(link -> json.object(() -> link(link))));
        json.name("curves").array(() -> picture.curves().forEach(this::curve));
        json.name("crowded").bool(picture.isCrowded());
        candidates("argued", picture.argued());
    }

    private void area(BoardPicture.Area area) {
        json.object(() -> {
            json.name("role").constant(area.role());
            cells("cells", area.cells());
        });
    }

    private void mark(Highlights.Mark mark) {
        json.object(() -> {
            json.name("role").constant(mark.role());
            candidates("candidates", mark.candidates());
        });
    }

    private void link(Link link) {
        candidates("from", link.from());
        candidates("to", link.to());
        json.name("strength").constant(link.strength());
    }

    private void curve(Curve curve) {
        json.object(() -> {
            point("from", curve.from());
            point("bend", curve.bend());
            point("to", curve.to());
            json.name("strength").constant(curve.strength());
        });
    }

    private void point(String name, Curve.Point point) {
        json.name(name)
                .array(() -> json.decimal(Math.round(point.x() * 1000), 3).decimal(Math.round(point.y() * 1000), 3));
    }

    private void digits(String name, DigitSet digits) {
        json.name(name).array(() -> digits.stream().forEach(json::number));
    }

    private void houses(String name, HouseSet houses) {
        json.name(name).array(() -> {
            for (int house : houses.stream().toArray()) {
                switch (form) {
                    case NUMBERS -> json.number(house);
                    case NAMES -> json.string(House.name(house));
                }
            }
        });
    }

    /// A member `name` with `cells`.
    public void cells(String name, CellSet cells) {
        json.name(name).array(() -> cells.stream().forEach(this::cell));
    }

    private void cell(int cell) {
        switch (form) {
            case NUMBERS -> json.number(cell);
            case NAMES -> json.string(Cell.name(cell));
        }
    }

    /// A member `name` with `candidates`.
    public void candidates(String name, CandidateSet candidates) {
        json.name(name).array(() -> candidates.stream().forEach(this::candidate));
    }

    private void candidate(int candidate) {
        int cell = Candidate.cell(candidate);
        int digit = Candidate.digit(candidate);
        switch (form) {
            case NUMBERS -> json.array(() -> json.number(cell).number(digit));
            case NAMES ->
                json.object(() -> {
                    json.name("cell").string(Cell.name(cell));
                    json.name("digit").number(digit);
                });
        }
    }
}
