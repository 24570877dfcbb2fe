package org.escargot.rules.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.escargot.rules.ApartRule;
import org.escargot.rules.Cells;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Frame;
import org.escargot.rules.HouseRule;
import org.escargot.rules.Rules;
import org.escargot.rules.SumRule;
import org.escargot.rules.Variant;

/// What a setter changes of a puzzle with rules of its own.
public final class Edits {
    private final Variant puzzle;

    /// Changes of `puzzle`, which itself stays as it is.
    public Edits(Variant puzzle) {
        this.puzzle = puzzle;
    }

    private Frame frame() {
        return puzzle.rules().frame();
    }

    /// The same puzzle with `digit` as a given in `cells`; 0 takes givens away.
    public Variant given(Cells cells, int digit) {
        Digits givens = puzzle.givens();
        for (int cell : cells.toArray()) {
            givens = givens.with(cell, digit);
        }
        return new Variant(puzzle.rules(), givens);
    }

    /// The same puzzle with a cage of `cells`, whose total is 0 where it has none. Cages that share a cell with it go.
    public Variant cage(Cells cells, int total) {
        List<Constraint> rules = without(rule -> rule instanceof SumRule.Cage cage && meets(cage, cells));
        rules.add(new SumRule.Cage(cells, total == 0 ? OptionalInt.empty() : OptionalInt.of(total)));
        return with(rules);
    }

    /// The same puzzle without the cages that have one of `cells`.
    public Variant uncaged(Cells cells) {
        return with(without(rule -> rule instanceof SumRule.Cage cage && meets(cage, cells)));
    }

    private static boolean meets(SumRule.Cage cage, Cells cells) {
        return cage.cells().stream().anyMatch(cell -> cells.stream().anyMatch(other -> other == cell));
    }

    /// The same puzzle with the totals of cages and the numbers of other rules from `solution`, a full board.
    public Variant totals(Digits solution) {
        return with(puzzle.rules().constraints().stream()
                .map(rule -> told(rule, solution))
                .toList());
    }

    private Constraint told(Constraint rule, Digits solution) {
        return rule instanceof SumRule.Cage cage
                ? new SumRule.Cage(cage.cells(), OptionalInt.of(sum(cage.cells(), solution)))
                : DrawnRule.of(rule, frame())
                        .filter(DrawnRule::isTold)
                        .map(kind -> kind.make(rule.cells(frame()), solution.toArray(), frame()))
                        .orElse(rule);
    }

    private static int sum(Cells cells, Digits solution) {
        return cells.stream().map(solution::digit).sum();
    }

    /// The same puzzle with what `stroke` over `cells` draws, in place of rules of its kind that stand there; empty
    /// where the stroke means nothing.
    public Optional<Variant> drawn(Cells cells, DrawnStroke stroke) {
        List<Constraint> more = stroke.over(cells, frame());
        List<Constraint> rules = without(rule -> more.stream().anyMatch(own -> isSame(rule, own, stroke.kind())));
        rules.addAll(more);
        return more.isEmpty() ? Optional.empty() : Optional.of(with(rules));
    }

    private boolean isSame(Constraint rule, Constraint own, DrawnRule kind) {
        return isOf(rule, kind) && kind.form().isSame(rule.cells(frame()), own.cells(frame()));
    }

    private boolean isOf(Constraint rule, DrawnRule kind) {
        return DrawnRule.of(rule, frame()).equals(Optional.of(kind));
    }

    /// The same puzzle without the rule of `kind` on `cells`; where there is none, without all that have one of them.
    public Variant undrawn(Cells cells, DrawnRule kind) {
        List<Constraint> rules = without(rule -> isOf(rule, kind) && kind.form().isSame(rule.cells(frame()), cells));
        boolean isFound = rules.size() < puzzle.rules().constraints().size();
        return with(
                isFound
                        ? rules
                        : without(rule ->
                                isOf(rule, kind) && rule.cells(frame()).stream().anyMatch(cells::contains)));
    }

    /// The same puzzle on a board with `pieces`, for each cell in reading order the number of its own, from 0.
    public Variant regions(int[] pieces) {
        Frame frame = frame().withPieces(pieces);
        Digits givens = Digits.of(frame, puzzle.givens().toArray());
        return new Variant(Rules.of(frame, puzzle.rules().constraints()).orElseThrow(), givens);
    }

    /// The same puzzle with the rule of the whole board that is called `id`, or, where it has it, without.
    public Variant turned(String id) {
        List<Constraint> wanted = named(id);
        List<Constraint> rules = without(wanted::contains);
        if (rules.size() == puzzle.rules().constraints().size()) {
            rules.addAll(wanted);
        }
        return with(rules);
    }

    /// The rules of a switch.
    private static List<Constraint> named(String id) {
        return switch (id) {
            case "diagonal" ->
                List.of(
                        new HouseRule.Diagonal(HouseRule.Slope.RISING),
                        new HouseRule.Diagonal(HouseRule.Slope.FALLING));
            case "windoku" -> List.of(new HouseRule.Windoku());
            case "disjoint-groups" -> List.of(new HouseRule.DisjointGroups());
            case "anti-knight" -> List.of(new ApartRule.AntiKnight());
            case "anti-king" -> List.of(new ApartRule.AntiKing());
            case "non-consecutive" -> List.of(new ApartRule.NonConsecutive());
            default -> throw new IllegalArgumentException("This is no rule of the whole board (" + id + ").");
        };
    }

    private List<Constraint> without(Predicate<Constraint> gone) {
        List<Constraint> rules = new ArrayList<>(puzzle.rules().constraints());
        rules.removeIf(gone);
        return rules;
    }

    private Variant with(List<Constraint> rules) {
        return new Variant(Rules.of(frame(), rules).orElse(puzzle.rules()), puzzle.givens());
    }
}
