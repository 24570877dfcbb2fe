package org.escargot.web;

import java.util.ArrayList;
import java.util.List;
import org.escargot.explain.Explainer;
import org.escargot.format.BrokenEntry;
import org.escargot.format.Entry;
import org.escargot.format.Flaw;
import org.escargot.format.ParseProblem;
import org.escargot.format.PuzzleEntry;
import org.escargot.format.codec.JsonWriter;
import org.escargot.format.registry.Formats;
import org.escargot.game.GameFlaw;

/// The puzzles of a text that a player brought, in any format, for the engine of the game, which knows few.
final class BroughtJson {
    /// The page brings no longer text.
    private static final int LONGEST = 5_000_000;
    /// More places that are wrong are too many to be said.
    private static final int MOST_PROBLEMS = 3;

    private final List<String> puzzles = new ArrayList<>();
    private final List<Flaw> remarks = new ArrayList<>();
    private final List<ParseProblem> problems = new ArrayList<>();

    private BroughtJson() {}

    /// The type `Known`: the puzzles of `text`, and what is to be said of them and beside them. A puzzle with rules of
    /// its own is none of them, but a problem.
    static String of(String text, Explainer explainer) {
        BroughtJson brought = new BroughtJson();
        if (text.length() > LONGEST) {
            Flaw flaw = Flaw.of(GameFlaw.LONG_TEXT).with("most", LONGEST);
            brought.problems.add(new ParseProblem(1, 1, flaw));
        } else {
            Formats.read(text).forEach(brought::take);
        }
        return brought.known(explainer);
    }

    private void take(Entry entry) {
        switch (entry.usual()) {
            case PuzzleEntry puzzle -> {
                puzzles.add(BoardTexts.text(puzzle));
                puzzle.remarks().stream()
                        .filter(remark -> !remarks.contains(remark))
                        .forEach(remarks::add);
            }
            case BrokenEntry broken -> problems.add(broken.problem());
        }
    }

    private String known(Explainer explainer) {
        JsonWriter json = new JsonWriter();
        json.object(() -> {
            json.name("puzzles").array(() -> puzzles.forEach(json::string));
            json.name("remarks").array(() -> remarks.forEach(remark -> json.string(explainer.flaw(remark))));
            json.name("problems")
                    .array(() -> problems.stream()
                            .limit(MOST_PROBLEMS)
                            .forEach(problem -> json.object(() -> ViewJson.problem(json, problem, explainer))));
            json.name("left").number(Math.max(0, problems.size() - MOST_PROBLEMS));
        });
        return json.toString();
    }
}
