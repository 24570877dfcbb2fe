package org.escargot.cli.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.escargot.cli.options.FigureText;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Speech;
import org.escargot.explain.PropertiesMessages;
import org.escargot.explain.RuleTeller;
import org.escargot.format.VariantEntry;
import org.escargot.logic.Outcome;
import org.escargot.print.PrintedRules;
import org.escargot.print.PrintedVariant;
import org.escargot.rating.VariantPath;
import org.escargot.rating.scale.Figure;
import org.escargot.rules.Constraint;
import org.escargot.rules.Digits;
import org.escargot.rules.Lowering;
import org.escargot.rules.Variant;
import org.escargot.rules.drawing.Drawing;
import org.escargot.rules.filling.Marks;
import org.escargot.solver.general.GeneralSolver;
import org.escargot.solver.general.RulesSolver;

/// What is printed of puzzles with rules of their own.
///
/// @param speech the reader's language
/// @param with what is printed with a puzzle
record VariantCollection(Speech speech, PuzzleCollection.PrintedWith with) {
    /// More names of rules would make a caption too small to be read.
    private static final int MOST_NAMES = 3;

    /// The solutions of `puzzle`, up to two of them.
    List<Digits> solutions(Variant puzzle) {
        List<Digits> solutions = new ArrayList<>();
        new GeneralSolver()
                .search(
                        puzzle,
                        solution -> {
                            solutions.add(solution);
                            return solutions.size() == 2;
                        },
                        RulesSolver.NEVER);
        return solutions;
    }

    /// `puzzle`, which has these solutions, to print.
    PrintedVariant printed(Variant puzzle, List<Digits> solutions) {
        Optional<Digits> solution = solutions.size() == 1 ? Optional.of(solutions.getFirst()) : Optional.empty();
        String caption = with.level() && solution.isPresent() ? level(puzzle).orElse("") : "";
        return new PrintedVariant(puzzle, candidates(puzzle), solution, caption, rules(puzzle));
    }

    private List<Integer> candidates(Variant puzzle) {
        return with.candidates()
                ? Arrays.stream(new Marks(puzzle.rules()).candidates(puzzle, puzzle.givens()))
                        .boxed()
                        .toList()
                : List.of();
    }

    /// The names of the rules, each once, or, where they are many, of those that are not seen on the board; and what
    /// the rules ask.
    private PrintedRules rules(Variant puzzle) {
        List<String> all = names(puzzle, _ -> true);
        List<String> few = all.size() <= MOST_NAMES
                ? all
                : names(puzzle, rule -> Drawing.of(rule, puzzle.rules().frame()).isEmpty());
        return new PrintedRules(few, teller().sentences(puzzle.rules()));
    }

    private RuleTeller teller() {
        return new RuleTeller(PropertiesMessages.of(speech.language()), speech.coordinates());
    }

    private List<String> names(Variant puzzle, Predicate<Constraint> isNamed) {
        RuleTeller teller = teller();
        return puzzle.rules().constraints().stream()
                .filter(isNamed)
                .map(teller::name)
                .distinct()
                .toList();
    }

    private Optional<String> level(Variant puzzle) {
        return Optional.of(Lowering.of(puzzle))
                .filter(Lowering.Lowered.class::isInstance)
                .map(lowered -> VariantPath.of(((Lowering.Lowered) lowered).start()))
                .filter(path -> path.outcome() == Outcome.SOLVED)
                .map(path ->
                        new FigureText(speech).of(new Figure.Word(path.level().title())));
    }

    /// What is not printed of `entry` of the file `name`, in a sentence; empty where all is.
    Optional<String> remark(String name, VariantEntry entry) {
        return entry.unread().isEmpty()
                ? Optional.empty()
                : Optional.of(
                        speech.say(Complaint.PRINTS_WITHOUT, name, entry.line(), String.join(", ", entry.unread())));
    }
}
